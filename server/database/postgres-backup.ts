import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { Kysely } from 'kysely'
import pg from 'pg'
import { loadForeignEnvironment } from '../config.ts'
import { finishBackup } from './backup.ts'
import { copyDatabase } from './copy.ts'
import { DatabaseFileError } from './database-file.ts'
import { openDatabase } from './open.ts'
import { createSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * Backs up a PostgreSQL database, and compares the rows of the backup with those of the database at the same moment. The
 * servers may be running. Where pg_dump is installed and new enough, it makes a file in its custom format; otherwise the
 * site is copied into a SQLite database.
 * @param chooseTarget returns the path of the backup
 * @returns the path of the backup
 * @throws DatabaseFileError, CopyError when the backup fails or is not complete
 */
export async function backUpPostgres(
  databaseUrl: string,
  chooseTarget: (format: 'dump' | 'db') => string,
): Promise<string> {
  if (await canDump(databaseUrl))
    try {
      return await writeBackup(chooseTarget('dump'), (partial) => dump(databaseUrl, partial))
    } catch (error) {
      // Such as a table of someone else in the database, which pg_dump may not read.
      if (!(error instanceof ToolError)) throw error
    }
  return writeBackup(chooseTarget('db'), (partial) => copyToSqlite(databaseUrl, partial))
}

/** A tool of PostgreSQL has failed. */
class ToolError extends Error {}

async function writeBackup(target: string, write: (partial: string) => Promise<void>): Promise<string> {
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    closeSync(openSync(partial, 'wx', 0o600))
    await write(partial)
    chmodSync(partial, 0o600)
    finishBackup(partial, target)
    return target
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${partial}${suffix}`, { force: true })
  }
}

/** Whether pg_dump and pg_restore are installed and at least as new as the server, which pg_dump requires. */
async function canDump(databaseUrl: string): Promise<boolean> {
  const toolsVersion = await getToolsVersion()
  if (toolsVersion === 0) return false
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('show server_version_num')
    return toolsVersion >= Math.floor(Number(rows[0].server_version_num) / 10_000)
  })
}

/** The pool of the server would end a transaction that is idle for long. */
async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  // The next query reports a lost connection.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0')
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function dump(databaseUrl: string, partial: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as snapshot, current_schema() as schema')
    const [{ snapshot, schema }] = rows
    const expected = await countRows(client)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
    const ofSite = `--schema=${pg.escapeIdentifier(schema)}`
    await runTool('pg_dump', [...options, ofSite, `--file=${partial}`], { env: toEnvironment(databaseUrl) })
    const counted = await countDumpedRows(partial)
    for (const [table, count] of expected)
      if (counted.get(table) !== count)
        throw new DatabaseFileError(`The backup has ${counted.get(table) ?? 0} rows in ${table} instead of ${count}.`)
  })
}

/**
 * Formats the address of a database for pg_dump, which does not know all parameters of the driver. In its arguments, every
 * user of the machine could see the password.
 */
export function toEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const sslmode = searchParams.get('sslmode')
  const values = {
    PGHOST: searchParams.get('host') ?? hostname.replaceAll(/^\[|\]$/g, ''),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: searchParams.get('user') ?? decodeURIComponent(username),
    PGPASSWORD: searchParams.get('password') ?? decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    // The driver's own name for TLS without a check of the certificate.
    PGSSLMODE: sslmode === 'no-verify' ? 'require' : (sslmode ?? ''),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** The copy compares its rows itself, by checksum. */
async function copyToSqlite(databaseUrl: string, file: string): Promise<void> {
  const [from, to] = [
    await openDatabase({ dataDir: '', databaseUrl }, { connections: 1 }),
    new Kysely<Tables>({ dialect: createSqliteDialect(file, { durable: false }) }),
  ]
  try {
    await copyDatabase(from, to)
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
  // A copy in WAL mode would need files next to it whenever it is opened.
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
}

/** @returns the major version of pg_dump and pg_restore; 0 without them */
async function getToolsVersion(): Promise<number> {
  try {
    const versions = await Promise.all(['pg_dump', 'pg_restore'].map(readVersion))
    return Math.min(...versions)
  } catch {
    return 0
  }
}

async function readVersion(tool: string): Promise<number> {
  let line = ''
  await runTool(tool, ['--version'], { onLine: (text) => (line = text) })
  return Number(/ (\d+)/.exec(line)?.[1] ?? 0)
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query(
    "select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  )
  const counts = new Map<string, number>()
  for (const { table_name: table } of rows) {
    const result = await client.query(`select count(*) as count from ${pg.escapeIdentifier(table)}`)
    counts.set(table, Number(result.rows[0].count))
  }
  return counts
}

/** Counts the rows that pg_restore would insert. A line of a row in its output never starts with `\.` or `COPY`. */
async function countDumpedRows(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let table: string | null = null
  await runTool('pg_restore', ['--data-only', '--file=-', file], {
    onLine(line) {
      if (table === null) {
        const [, name] = /^COPY (?:(?:"(?:[^"]|"")+"|\w+)\.)?"?(\w+)"? \(.*\) FROM stdin;$/.exec(line) ?? []
        if (name === undefined) return
        table = name
        counts.set(name, 0)
      } else if (line === '\\.') table = null
      else counts.set(table, (counts.get(table) ?? 0) + 1)
    },
  })
  return counts
}

/** Runs a tool of PostgreSQL. @throws ToolError with the first error that it printed */
async function runTool(
  tool: string,
  args: string[],
  { env, onLine }: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...loadForeignEnvironment(), ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)))
  if (child.stdout && onLine) readLines(child.stdout, onLine)
  const ended = once(child, 'close')
  const [code] = await ended.catch((error: unknown) => {
    throw new ToolError(`${tool} can't be run: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (code !== 0) throw new ToolError(`${tool} failed: ${findError(complaint)}`)
}

/** Splits at line feeds only. The readline module would also split at characters that texts of members can have. */
function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = ''
  stream.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}

function findError(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? ''
}
