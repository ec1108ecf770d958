import { sql, type Expression } from 'kysely'
import type { Database } from './tables.ts'

/** Reads the rows of a query in batches of a size, sorted by their ids. */
export const inBatches = (database: Database, size = 200) =>
  async function* readRows<Row extends { id: string }>(query: Expression<Row>): AsyncGenerator<Row> {
    let after = ''
    for (;;) {
      const { rows } =
        await sql<Row>`select * from (${query}) as every where id > ${after} order by id limit ${size}`.execute(
          database,
        )
      const last = rows.at(-1)
      if (!last) return
      yield* rows
      after = last.id
    }
  }
