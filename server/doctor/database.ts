import { existsSync, statSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findStranded } from '../database/breaking-update.ts'
import { formatCause } from '../database/database-file.ts'
import { DatabaseError } from '../database/errors.ts'
import { isPostgres } from '../database/is-postgres.ts'
import type { SchemaState } from '../database/migrate.ts'
import { kyselyMigrations, unfinishedCopy } from '../database/migrate.ts'
import { getDatabaseFile, getDatabaseName } from '../database/open.ts'
import { checkPages } from '../database/page-check.ts'
import { formatSize, measurePostgres } from '../database/size.ts'
import type { Database } from '../database/tables.ts'
import { getKeyFile } from '../services/secrets.ts'
import { type Finding, ok, problem, warning } from './checks.ts'
import { runSimpleStatement } from './database-queries.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import type { Site } from './site.ts'

/** The server empties it every minute, unless something reads all the time. */
const largeLogBytes = 256 * 1024 * 1024
const slowMs = 100

const restoreAdvice =
  'Stop the server, keep a copy of its data folder, and go back to the last backup: npm run admin -- restore FILE'

/** Says whether the database can be read, is intact and has the schema of this version. Changes nothing. */
export async function checkDatabase(site: Pick<Site, 'config' | 'opened' | 'timeoutMs'>): Promise<Finding[]> {
  const { config, timeoutMs } = site
  const missing = config.databaseUrl ? null : describeMissingFile(config)
  if (missing) return [missing]
  // Separate, because a file that can't be opened at all may still tell what is damaged.
  const pages = config.databaseUrl ? null : checkFile(getDatabaseFile(config.dataDir), timeoutMs)
  const opened = await site.opened
  const findings =
    'error' in opened
      ? [describeFailure(config, opened.error)]
      : [
          await (isPostgres(opened.database)
            ? describePostgres(config, opened.database, timeoutMs)
            : describeFile(config)),
          await describeSchema(config, opened, timeoutMs),
        ]
  return [...findings, ...(pages ? [await pages] : [])]
}

function describeMissingFile({ dataDir }: Config): Finding | null {
  const file = getDatabaseFile(dataDir)
  if (existsSync(file) && statSync(file).size > 0) return null
  if (existsSync(getKeyFile(dataDir)))
    return problem(
      'opens',
      `${dataDir} has the secret.key of a site, but its database, pillars.db, is missing or empty.`,
      'Restore a backup (npm run admin -- restore FILE), or set DATA_DIR to the folder of the database.',
    )
  return problem('opens', `There is no site in ${dataDir} yet.`, 'Start the server once, or set DATA_DIR.')
}

function describeFile({ dataDir }: Config): Finding {
  const file = getDatabaseFile(dataDir)
  const log = existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0
  const sizes = `${formatSize(statSync(file).size)}, write-ahead log ${formatSize(log)}`
  if (log > largeLogBytes)
    return warning(
      'opens',
      `${file} can be read, but its write-ahead log is large (${sizes}).`,
      'End other programs that have the database open, such as a sqlite3 shell or a copy that hangs.',
    )
  return ok('opens', `${file} can be read (${sizes}).`)
}

async function describePostgres(config: Config, database: Database, timeoutMs: number): Promise<Finding> {
  const times: number[] = []
  // The first ones may still wait for a connection.
  for (let attempt = 0; attempt < 5; attempt++) {
    const startedAt = performance.now()
    await runSimpleStatement(database)
    times.push(performance.now() - startedAt)
  }
  const milliseconds = Math.min(...times)
  const size = await withDeadline(measurePostgres(database), timeoutMs).then(formatSize, () => 'size unknown')
  const text = `PostgreSQL at ${getDatabaseName(config)} answers in ${milliseconds.toFixed(1)} ms (${size}).`
  return milliseconds > slowMs
    ? warning(
        'opens',
        text,
        'Run the server and PostgreSQL on the same machine or network: each page needs several answers.',
      )
    : ok('opens', text)
}

async function describeSchema(
  config: Config,
  { database, schema }: { database: Database; schema: SchemaState },
  timeoutMs: number,
): Promise<Finding> {
  switch (schema.state) {
    case 'current':
      return ok('schema', 'The database has the schema of this version.')
    case 'older':
      return warning(
        'schema',
        'The database is from an earlier version. The server updates it at its next start.',
        await withDeadline(adviseUpdate(config, database, schema.pending), timeoutMs),
      )
    case 'newer':
      if (schema.canServe)
        return ok('schema', 'The database was updated by a newer version, in a way that this version can work with.')
      if (schema.unknown.includes(unfinishedCopy))
        return problem(
          'schema',
          'The database is an unfinished copy of a site.',
          'Run npm run admin -- copy again, with the same settings.',
        )
      return problem(
        'schema',
        `The database was changed by a newer version of Seven Pillars (${schema.unknown.join(', ')}).`,
        'Install that version, or restore a backup from before the update.',
      )
    case 'empty':
      return warning('schema', 'The database is empty.', 'Start the server once. It creates the tables.')
  }
}

async function adviseUpdate({ databaseUrl }: Config, database: Database, pending: string[]): Promise<string> {
  if (!databaseUrl) return 'Restart the server. It makes a backup first.'
  const backup = 'Make a backup (npm run admin -- backup FILE)'
  const isBreaking = pending.some((name) => !kyselyMigrations[name]?.oldestServer)
  return isBreaking || (await findStranded(database, pending)).length > 0
    ? `${backup}, stop all processes of the server, and start this version.`
    : `${backup}, and replace the processes one after the other.`
}

async function checkFile(file: string, milliseconds: number): Promise<Finding> {
  const check = await checkPages(file, { milliseconds })
  switch (check.result) {
    case 'intact':
      return ok('intact', 'Its pages are intact.')
    case 'damaged':
      return problem('intact', `${file} is damaged: ${check.reason}.`, restoreAdvice)
    case 'unfinished':
      return warning(
        'intact',
        `Whether it is intact is not known: the check did not finish within ${milliseconds / 1000} seconds.`,
        'Make a backup, which checks its copy completely: npm run admin -- backup FILE',
      )
  }
}

const refusals = ['28000', '28P01', '3D000', '42501']

function describeFailure(config: Config, error: unknown): Finding {
  const cause = error instanceof DatabaseError ? error.cause : error
  const name = getDatabaseName(config)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (!config.databaseUrl) {
    const resultCode = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0
    const text = `${name} can't be read: ${formatCause(cause)}.`
    // SQLITE_CORRUPT and SQLITE_NOTADB
    if (resultCode === 11 || resultCode === 26) return problem('opens', text, restoreAdvice)
    return problem('opens', text, 'Run this command as the user of the server, and check the owner of the file.')
  }
  if (refusals.includes(code))
    return problem('opens', `PostgreSQL refused the connection: ${formatCause(cause)}.`, 'Check DATABASE_URL.')
  if (error instanceof DeadlineError)
    return problem(
      'opens',
      `PostgreSQL at ${name} accepts the connection, but gives ${error.message}.`,
      'Look at its log and its disk, and restart PostgreSQL.',
    )
  return problem(
    'opens',
    `PostgreSQL at ${name} can't be reached (${code || formatCause(cause)}).`,
    'Start PostgreSQL, or correct the host and the port in DATABASE_URL.',
  )
}
