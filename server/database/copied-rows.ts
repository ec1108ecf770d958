import { createHash } from 'node:crypto'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ColumnKind, CopiedTable } from './copied-tables.ts'
import { CopyError } from './copy-error.ts'
import { formatCause } from './database-file.ts'
import { DatabaseError } from './errors.ts'
import { isPostgres } from './is-postgres.ts'
import { countFittingRows, sumBytes } from './row-bytes.ts'
import type { Database } from './tables.ts'

// Both engines have the same rows in the same canonical form: a JSON array of the values, in the order of `columns`, with
// bytes as hexadecimal digits. It is what a copy writes and what its checksum is made of.

const batchLimits = { rows: 1000, bytes: 1024 * 1024 }

/** The values of the primary key. */
export type RowKey = (string | number)[]

export type CopiedRow = { key: RowKey; json: string }

/**
 * Reads a table in batches of at most a megabyte, or of one row, in the order of its primary key.
 * @param after the key of the row before the first one; null reads all
 * @throws CopyError for a value that the other engine can't store
 */
export async function* readRows(
  database: Database,
  table: CopiedTable,
  after: RowKey | null,
): AsyncGenerator<CopiedRow[]> {
  for (let last = after; ;) {
    const rows = await readBatch(database, table, last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.key
  }
}

async function readBatch(database: Database, table: CopiedTable, after: RowKey | null): Promise<CopiedRow[]> {
  const key = table.key.map((name) => sql.ref(name))
  const next = database
    .selectFrom(sql<Record<string, unknown>>`${sql.table(table.name)}`.as('rows'))
    .$if(after !== null, (query) => query.where(sql<SqlBool>`(${sql.join(key)}) > (${sql.join(after ?? [])})`))
    .orderBy(sql`${sql.join(key)}`)
  const long = table.columns.filter(({ kind }) => kind === 'text' || kind === 'bytes').map(({ name }) => name)
  const sizes = await next.select(sumBytes(long).as('bytes')).limit(batchLimits.rows).execute()
  if (sizes.length === 0) return []
  const rows = await next.selectAll().limit(countFittingRows(sizes, batchLimits.bytes)).execute()
  return rows.map((row) => toCopiedRow(table, row))
}

function toCopiedRow(table: CopiedTable, row: Record<string, unknown>): CopiedRow {
  const values = table.columns.map(({ name, kind }) => {
    const value = row[name]
    const problem = findProblem(value, kind)
    if (problem === null) return value instanceof Uint8Array ? toHex(value) : value
    const key = table.key.map((column) => String(row[column])).join(', ')
    throw new CopyError(
      `The column ${name} of the table ${table.name} has ${problem} in the row ${JSON.stringify(key)}, which the other database can't store. Correct the row and run the command again.`,
    )
  })
  return { key: table.key.map((name) => row[name] as string | number), json: JSON.stringify(values) }
}

function toHex({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('hex')
}

/** SQLite has values of any type in any column, and characters that PostgreSQL refuses. */
function findProblem(value: unknown, kind: ColumnKind): string | null {
  if (value === null) return null
  switch (kind) {
    case 'text':
      if (typeof value !== 'string') return 'a value that is not text'
      return value.includes('\0') ? 'a NUL character' : null
    case 'integer':
      return value === (Number(value) | 0) ? null : 'a value that is not an integer of 32 bits'
    case 'boolean':
      return typeof value === 'boolean' ? null : 'a value that is neither true nor false'
    case 'bytes':
      return value instanceof Uint8Array ? null : 'a value that is not bytes'
  }
}

/** Writes rows in one statement. @throws CopyError */
export async function insertRows(database: Database, table: CopiedTable, rows: CopiedRow[]): Promise<void> {
  const json = `[${rows.map((row) => row.json).join(',')}]`
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  const values = sql.join(table.columns.map(({ kind }, at) => readJson(database, kind, at)))
  const each = isPostgres(database)
    ? sql`jsonb_array_elements(${json}::text::jsonb) as rows (value)`
    : sql`json_each(${json})`
  try {
    await sql`insert into ${sql.table(table.name)} (${columns}) select ${values} from ${each}`.execute(database)
  } catch (error) {
    const cause = formatCause(error instanceof DatabaseError ? error.cause : error)
    throw new CopyError(`Could not write rows of the table ${table.name}: ${cause}`, { cause: error })
  }
}

function readJson(database: Database, kind: ColumnKind, at: number): RawBuilder<unknown> {
  const value = sql`value ->> ${sql.lit(at)}`
  if (kind === 'bytes') return isPostgres(database) ? sql`decode(${value}, 'hex')` : sql`unhex(${value})`
  if (kind === 'text' || !isPostgres(database)) return value
  return kind === 'integer' ? sql`(${value})::integer` : sql`(${value})::boolean`
}

export type Fingerprint = {
  rows: number
  /** SHA-256 of the rows in the order of their keys, in hexadecimal digits. */
  checksum: string
}

/** Adds up the fingerprint of a table, whose rows come in the order of their keys. */
export function createFingerprint(): { add: (rows: CopiedRow[]) => void; finish: () => Fingerprint } {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const { json } of rows) hash.update(json).update('\n')
    },
    finish: () => ({ rows: count, checksum: hash.digest('hex') }),
  }
}
