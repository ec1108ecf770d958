import { setImmediate as nextRound } from 'node:timers/promises'
import { sql, type SelectQueryBuilder } from 'kysely'
import { compileQuery, type QueryParameter, type QueryValue } from './compiled-query.ts'
import { countFittingRows, sumBytes } from './row-bytes.ts'
import type { Database } from './tables.ts'

/** The rows of a page, and the cursor of the next one. */
export type PageRows<Row> = { rows: Row[]; next: string | null }

type PageOptions = {
  /** The columns whose texts can be long: their names in the rows, and in the query, where there can be two sources. */
  long: Record<string, string | readonly string[]>
  /** As many rows always fit within the limits of the texts, so they are read without measuring them first. */
  fitting?: number
  /** The column that the list is sorted by, which is unique. `id` by default. */
  cursor?: string
}

/** Bytes of the texts on a page. A page has at least one row. */
const maxPageBytes = 1_000_000

/** Pages with more are read and sent one after the other, with other requests in between. */
const longPageBytes = 100_000

/** Counts for the short columns of a row. */
const rowOverhead = 300

/**
 * Compiles the query of a page that ends after about a megabyte of text. Neither engine reads the texts that do not fit.
 * `build` uses `parameter('limit')`.
 */
export function compilePageQuery<
  Values extends Record<string, QueryValue> & { limit: number },
  Schema,
  Name extends keyof Schema,
  Row extends { id: string },
>(
  build: (database: Database, parameter: QueryParameter<Values>) => SelectQueryBuilder<Schema, Name, Row>,
  options: PageOptions,
): (database: Database, values: Values) => Promise<PageRows<Row>> {
  const readRows = compileQuery(build)
  const measureRows = compileQuery((database, parameter: QueryParameter<Values>) =>
    measure(build(database, parameter), options),
  )
  return (database, values) =>
    readFittingRows(values.limit, options, {
      read: (limit) => readRows(database, { ...values, limit }),
      measure: (limit) => measureRows(database, { ...values, limit }),
    })
}

/** Runs a page query that is not compiled, like `compilePageQuery`. */
export function readPage<Schema, Name extends keyof Schema, Row extends { id: string }>(
  query: SelectQueryBuilder<Schema, Name, Row>,
  limit: number,
  options: PageOptions,
): Promise<PageRows<Row>> {
  return readFittingRows(limit, options, {
    read: (limit) => query.limit(limit).execute(),
    measure: (limit) => measure(query.limit(limit), options).execute(),
  })
}

async function readFittingRows<Row extends { id: string }>(
  wanted: number,
  { long, fitting = 0, cursor = 'id' }: PageOptions,
  {
    read,
    measure,
  }: { read: (limit: number) => Promise<Row[]>; measure: (limit: number) => Promise<{ bytes: number }[]> },
): Promise<PageRows<Row>> {
  if (fitting > 0) {
    const count = Math.min(wanted, fitting)
    const rows = await read(count + 1)
    const shown = Math.min(
      count,
      countFittingRows(
        rows.map((row) => measureRow(row, long)),
        maxPageBytes,
      ),
    )
    if (rows.length <= shown) return { rows, next: null }
    if (shown < count || count === wanted) return toPage(rows.slice(0, shown), true, cursor)
  }
  // One more, to find out whether another page follows.
  const sizes = await measure(wanted + 1)
  const count = Math.min(wanted, countFittingRows(sizes, maxPageBytes))
  if (sizes.slice(0, count).reduce((total, { bytes }) => total + bytes, 0) > longPageBytes) await waitForTurn()
  return sizes.length === 0 ? { rows: [], next: null } : toPage(await read(count), sizes.length > count, cursor)
}

let lastTurn: Promise<unknown> = Promise.resolve()

function waitForTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextRound())
  return lastTurn
}

function toPage<Row extends object>(rows: Row[], isContinued: boolean, cursor: string): PageRows<Row> {
  const last = rows.at(-1)
  return { rows, next: isContinued && last ? String(Reflect.get(last, cursor)) : null }
}

function measureRow(row: object, long: PageOptions['long']): { bytes: number } {
  const texts = Object.keys(long).map((column) => String(Reflect.get(row, column) ?? ''))
  return { bytes: texts.reduce((total, text) => total + Buffer.byteLength(text), rowOverhead) }
}

/** Selects only the sizes. SQLite would read the texts of a subquery with a limit. */
function measure<Schema, Name extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Name, Row>,
  { long }: PageOptions,
) {
  const bytes = sql<number>`${sumBytes(Object.values(long).flat())} + ${sql.lit(rowOverhead)}`
  return query.clearSelect().select(bytes.as('bytes')).$castTo<{ bytes: number }>()
}
