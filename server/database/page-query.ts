import { sql, type Compilable, type Expression } from 'kysely'
import { compileQuery, type QueryParameter, type QueryValue } from './compiled-query.ts'
import { countFittingRows, sumBytes } from './row-bytes.ts'
import type { Database } from './tables.ts'

/** The rows of a page, and the cursor of the next one. */
export type PageRows<Row> = { rows: Row[]; next: string | null }

type PageOptions = {
  /** The columns whose texts can be long. */
  long: readonly string[]
  /** As many rows always fit within the limits of the texts, so they are read without measuring them first. */
  fitting?: number
}

/** Bytes of the texts on a page. A page has at least one row. */
const maxPageBytes = 1_000_000

/** Counts for the short columns of a row. */
const rowOverhead = 300

/**
 * Compiles the query of a page that ends after about a megabyte of text. Neither engine reads the texts that do not fit.
 * `build` uses `parameter('limit')`.
 */
export function compilePageQuery<
  Values extends Record<string, QueryValue> & { limit: number },
  Row extends { id: string },
>(
  build: (database: Database, parameter: QueryParameter<Values>) => Expression<Row> & Compilable<Row>,
  options: PageOptions,
): (database: Database, values: Values) => Promise<PageRows<Row>> {
  const readRows = compileQuery(build)
  const measureRows = compileQuery((database, parameter: QueryParameter<Values>) =>
    selectBytes(database, build(database, parameter), options.long),
  )
  return (database, values) =>
    readFittingRows(values.limit, options, {
      read: (limit) => readRows(database, { ...values, limit }),
      measure: (limit) => measureRows(database, { ...values, limit }),
    })
}

/** Runs a page query that is not compiled, like `compilePageQuery`. */
export function readPage<Row extends { id: string }>(
  database: Database,
  query: { limit: (limit: number) => Expression<Row> & { execute: () => Promise<Row[]> } },
  limit: number,
  options: PageOptions,
): Promise<PageRows<Row>> {
  return readFittingRows(limit, options, {
    read: (limit) => query.limit(limit).execute(),
    measure: (limit) => selectBytes(database, query.limit(limit), options.long).execute(),
  })
}

async function readFittingRows<Row extends { id: string }>(
  wanted: number,
  { long, fitting = 0 }: PageOptions,
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
    if (shown < count || count === wanted) return toPage(rows.slice(0, shown), true)
  }
  // One more, to find out whether another page follows.
  const sizes = await measure(wanted + 1)
  const count = Math.min(wanted, countFittingRows(sizes, maxPageBytes))
  return sizes.length === 0 ? { rows: [], next: null } : toPage(await read(count), sizes.length > count)
}

function toPage<Row extends { id: string }>(rows: Row[], isContinued: boolean): PageRows<Row> {
  return { rows, next: isContinued ? (rows.at(-1)?.id ?? null) : null }
}

function measureRow(row: object, long: readonly string[]): { bytes: number } {
  const texts = long.map((column) => String(Reflect.get(row, column) ?? ''))
  return { bytes: texts.reduce((total, text) => total + Buffer.byteLength(text), rowOverhead) }
}

function selectBytes<Row>(database: Database, rows: Expression<Row>, long: readonly string[]) {
  return database
    .selectFrom(sql<Row>`(${rows})`.as('page'))
    .select(sql<number>`${sumBytes(long)} + ${sql.lit(rowOverhead)}`.as('bytes'))
}
