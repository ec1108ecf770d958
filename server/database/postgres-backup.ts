import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { loadEnvironment } from '../config.ts'
import { finishBackup } from './backup.ts'
import { DatabaseFileError } from './database-file.ts'

/**
 * Backs up a PostgreSQL database with pg_dump in its custom format, and compares the rows of the file with those of the
 * database at the same moment. The servers may be running.
 * @param target the path without its extension
 * @returns the path of the backup
 * @throws DatabaseFileError when pg_dump is missing or fails, or when the backup is not complete
 */
export async function backUpPostgres(databaseUrl: string, target: string): Promise<string> {
  const partial = `${target}.dump.partial`
  // The pool of the server ends transactions that are idle for long.
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const {
      rows: [{ snapshot }],
    } = await client.query('select pg_export_snapshot() as snapshot')
    const expected = await countRows(client)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${partial}`]
    await runTool('pg_dump', [...options, `--dbname=${withoutPassword(databaseUrl)}`], { databaseUrl })
    chmodSync(partial, 0o600)
    const counted = await countDumpedRows(partial)
    for (const [table, count] of expected)
      if (counted.get(table) !== count)
        throw new DatabaseFileError(`The backup has ${counted.get(table) ?? 0} rows in ${table} instead of ${count}.`)
    finishBackup(partial, `${target}.dump`)
    return `${target}.dump`
  } finally {
    await client.end()
    rmSync(partial, { force: true })
  }
}

/** Whether PostgreSQL's own tools are installed here. */
export async function hasPostgresTools(): Promise<boolean> {
  try {
    for (const tool of ['pg_dump', 'pg_restore']) await runTool(tool, ['--version'])
    return true
  } catch {
    return false
  }
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
        const [, name] = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \(.*\) FROM stdin;$/.exec(line) ?? []
        if (name === undefined) return
        table = name
        counts.set(name, 0)
      } else if (line === '\\.') table = null
      else counts.set(table, (counts.get(table) ?? 0) + 1)
    },
  })
  return counts
}

/** Runs a tool of PostgreSQL. @throws DatabaseFileError with the last line that it printed */
async function runTool(
  tool: string,
  args: string[],
  { databaseUrl, onLine }: { databaseUrl?: string; onLine?: (line: string) => void } = {},
): Promise<void> {
  const password = databaseUrl ? decodeURIComponent(new URL(databaseUrl).password) : ''
  // An argument would be visible to every user of the machine.
  const env = { ...loadEnvironment(), ...(password && { PGPASSWORD: password }) }
  const child = spawn(tool, args, { env, stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)))
  if (child.stdout && onLine) readLines(child.stdout, onLine)
  const ended = once(child, 'close')
  const [code] = await ended.catch((error: unknown) => {
    throw new DatabaseFileError(`${tool} can't be run: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (code !== 0) throw new DatabaseFileError(`${tool} failed: ${complaint.trim().split('\n').at(-1) ?? ''}`)
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

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return url.href
}
