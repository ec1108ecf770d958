import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import {
  createFingerprint,
  insertRows,
  readRows,
  type CopiedRow,
  type Fingerprint,
  type RowKey,
} from './copied-rows.ts'
import { listCopiedTables, type CopiedTable } from './copied-tables.ts'
import { CopyError } from './copy-error.ts'
import { markAsFinished, markAsUnfinished, prepareTarget } from './copy-target.ts'
import { isPostgres } from './is-postgres.ts'
import { compareSchema, describeNewer } from './migrate.ts'
import type { Database } from './tables.ts'
import { snapshot } from './transaction.ts'

export type TableFingerprint = Fingerprint & { table: string }

export type CopyProgress = {
  step: 'copy' | 'comparison'
  table: string
  /** Rows of the table so far. */
  rows: number
  /** How many of them an earlier, interrupted run had copied. */
  kept: number
  isDone: boolean
}

type OnProgress = (progress: CopyProgress) => void

/**
 * Copies a site as it is at one moment, and compares the copy with it. A PostgreSQL source may be in use. An interrupted
 * copy goes on where it was, and no server starts with it. The index of search is left out: `indexAllPosts` makes it, or
 * a server in the background.
 * @param to an empty database, or an unfinished copy of the same site
 * @returns what both databases have in each table, the referenced tables first
 * @throws CopyError when the target has other rows, a value can't be stored, or the copy differs
 */
export async function copyDatabase(
  from: Database,
  to: Database,
  { onProgress = () => {} }: { onProgress?: OnProgress } = {},
): Promise<TableFingerprint[]> {
  const schema = await compareSchema(from)
  if (schema.state === 'newer')
    throw new CopyError(
      schema.canServe
        ? 'A newer version has updated the database of this site, and only that version can copy all of it. Use that version, or install pg_dump for backups.'
        : describeNewer(schema.unknown),
    )
  if (schema.state !== 'current')
    throw new CopyError('The database of this site has a different version. Start the server once to update it.')
  await prepareTarget(to)
  const tables = await listCopiedTables(to)
  const { copied, migrations } = await snapshot(from, async (source) => {
    if (!isDeepStrictEqual(await listCopiedTables(source), tables))
      throw new Error('The two databases have different tables or columns')
    const starts: Start[] = []
    for (const table of tables.data) starts.push(await findStart(source, to, table))
    const fingerprints: TableFingerprint[] = []
    for (const start of starts) fingerprints.push(await copyRows(source, to, start, onProgress))
    return { copied: fingerprints, migrations: await readAllRows(source, tables.migrations) }
  })
  for (const [at, table] of tables.data.entries()) assertEqual(await readFingerprint(to, table, onProgress), copied[at])
  await markAsFinished(to, tables.migrations, migrations)
  if (isPostgres(to)) await analyze(to, tables.data)
  return [...copied, await readFingerprint(to, tables.migrations)]
}

/** Reads how many rows each copied table has, and their checksums, which do not depend on the engine. */
export async function readFingerprints(database: Database): Promise<TableFingerprint[]> {
  const { data, migrations } = await listCopiedTables(database)
  return snapshot(database, async (source) => {
    const fingerprints: TableFingerprint[] = []
    for (const table of [...data, migrations]) fingerprints.push(await readFingerprint(source, table))
    return fingerprints
  })
}

/** Where to go on with a table: after the rows that the target has, whose fingerprint is known. */
type Start = {
  table: CopiedTable
  after: RowKey | null
  kept: number
  fingerprint: ReturnType<typeof createFingerprint>
}

/** @throws CopyError when the target has rows that are not the first ones of the source */
async function findStart(source: Database, to: Database, table: CopiedTable): Promise<Start> {
  const start: Start = { table, after: null, kept: 0, fingerprint: createFingerprint() }
  const sourceRows = readEachRow(source, table)
  for await (const rows of readRows(to, table, null)) {
    for (const row of rows) {
      const { value } = await sourceRows.next()
      if (value?.json === row.json) continue
      throw new CopyError(
        `The target already has rows in the table ${table.name} that are not those of this site. It has another site, or this site has changed since an earlier copy. Choose an empty database.`,
      )
    }
    start.fingerprint.add(rows)
    start.kept += rows.length
    start.after = rows.at(-1)?.key ?? null
  }
  return start
}

async function* readEachRow(database: Database, table: CopiedTable): AsyncGenerator<CopiedRow, undefined> {
  for await (const rows of readRows(database, table, null)) yield* rows
}

async function copyRows(
  source: Database,
  to: Database,
  start: Start,
  onProgress: OnProgress,
): Promise<TableFingerprint> {
  const { table, after, kept, fingerprint } = start
  let count = kept
  const report = (isDone: boolean) => onProgress({ step: 'copy', table: table.name, rows: count, kept, isDone })
  for await (const rows of readRows(source, table, after)) {
    if (count === kept) await markAsUnfinished(to)
    await insertRows(to, table, rows)
    fingerprint.add(rows)
    count += rows.length
    report(false)
  }
  report(true)
  return { table: table.name, ...fingerprint.finish() }
}

/** @throws CopyError */
function assertEqual(found: TableFingerprint, expected: TableFingerprint | undefined): void {
  if (isDeepStrictEqual(found, expected)) return
  const difference =
    found.rows === expected?.rows
      ? `the same number of rows (${found.rows}), but other values`
      : `${found.rows} rows instead of ${expected?.rows}`
  throw new CopyError(
    `The copy differs from the site: its table ${found.table} has ${difference}. Empty the target and copy again.`,
  )
}

/** Without statistics, PostgreSQL would plan the first queries badly. */
async function analyze(to: Database, tables: CopiedTable[]): Promise<void> {
  for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(to)
}

async function readAllRows(database: Database, table: CopiedTable): Promise<CopiedRow[]> {
  const all: CopiedRow[] = []
  for await (const row of readEachRow(database, table)) all.push(row)
  return all
}

async function readFingerprint(
  database: Database,
  table: CopiedTable,
  onProgress: OnProgress = () => {},
): Promise<TableFingerprint> {
  const fingerprint = createFingerprint()
  let count = 0
  const report = (isDone: boolean) =>
    onProgress({ step: 'comparison', table: table.name, rows: count, kept: 0, isDone })
  for await (const rows of readRows(database, table, null)) {
    fingerprint.add(rows)
    count += rows.length
    report(false)
  }
  report(true)
  return { table: table.name, ...fingerprint.finish() }
}
