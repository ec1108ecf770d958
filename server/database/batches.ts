import { sql, type Expression } from 'kysely'
import type { Database } from './tables.ts'

const itemsPerStatement = 500

/** Splits a list, because SQLite and PostgreSQL limit the number of parameters of a statement. */
export function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += itemsPerStatement)
    yield items.slice(start, start + itemsPerStatement)
}

/** Reads the rows of a query in batches of a size, sorted by their ids. */
export const readInBatches = (database: Database, size = 200) =>
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
