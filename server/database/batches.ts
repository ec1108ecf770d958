import { sql, type Expression } from 'kysely'
import type { Database } from './tables.ts'

const itemsPerStatement = 500

/** Splits a list, because SQLite and PostgreSQL limit the number of parameters of a statement. */
export function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += itemsPerStatement)
    yield items.slice(start, start + itemsPerStatement)
}

/** Reads the rows of a query in batches, in the order of their ids. @param size fewer for rows with long texts */
export const readInBatches = (database: Database, size = 200) =>
  async function* readRows<Row extends { id: string }>(query: Expression<Row>): AsyncGenerator<Row> {
    for await (const batch of readBatches(database, query, size)) yield* batch
  }

export async function* readBatches<Row extends { id: string }>(
  database: Database,
  query: Expression<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  const id = sql.ref<string>('id')
  // A select, because SQLite runs every other kind of query with the writes.
  const first = database
    .selectFrom(sql<Row>`(${query})`.as('every'))
    .selectAll()
    .orderBy(id)
    .limit(size)
    .$castTo<Row>()
  let rows = await first.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
    rows = await first.where(id, '>', last.id).execute()
  }
}
