import { sql, type Expression } from 'kysely'
import { countFittingRows, sumBytes } from './row-bytes.ts'
import type { Database } from './tables.ts'

const itemsPerStatement = 500

/** Splits a list, because SQLite and PostgreSQL limit the number of parameters of a statement. */
export function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += itemsPerStatement)
    yield items.slice(start, start + itemsPerStatement)
}

type BatchOptions = {
  /** Most rows of a batch. */
  size?: number
  /** The columns whose texts can be long. */
  long?: readonly string[]
}

/** Bytes of long texts in a batch, few enough that other requests hardly wait while it is read. */
const maxBatchBytes = 256 * 1024

/** Reads the rows of a query in batches, in the order of their ids. */
export const readInBatches = (database: Database, options: BatchOptions = {}) =>
  async function* readRows<Row extends { id: string }>(query: Expression<Row>): AsyncGenerator<Row> {
    for await (const batch of readBatches(database, query, options)) yield* batch
  }

export async function* readBatches<Row extends { id: string }>(
  database: Database,
  query: Expression<Row>,
  { size = 200, long = [] }: BatchOptions,
): AsyncGenerator<Row[]> {
  const id = sql.ref<string>('id')
  // A select, because SQLite runs every other kind of query with the writes.
  const all = database.selectFrom(sql<Row>`(${query})`.as('every')).orderBy(id)
  const countRows = async (after: string) => {
    if (long.length === 0) return size
    const next = all.select(sumBytes(long).as('bytes')).where(id, '>', after).limit(size)
    return countFittingRows(await next.execute(), maxBatchBytes)
  }
  const readAfter = async (after: string) =>
    all
      .selectAll()
      .where(id, '>', after)
      .limit(await countRows(after))
      .$castTo<Row>()
      .execute()
  let rows = await readAfter('')
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
    rows = await readAfter(last.id)
  }
}
