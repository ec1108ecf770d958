import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { AdminError } from './admin-error.ts'
import { UsageError } from './admin-members.ts'
import type { Config } from './config.ts'
import { CopyError } from './database/copy-error.ts'
import { copyDatabase, type CopyProgress } from './database/copy.ts'
import { lockDataDir, LockedError } from './database/data-dir-lock.ts'
import { checkUncleanShutdown, formatCause } from './database/database-file.ts'
import { assertNotDemoFolder, DemoFolderError } from './database/demo-folder.ts'
import { DatabaseError } from './database/errors.ts'
import { getDatabaseFile, getDatabaseName, openDatabase, prepareDatabaseFile } from './database/open.ts'
import { indexAllPosts } from './database/search-backlog.ts'
import { hasOtherConnections } from './database/server-connections.ts'
import type { Database } from './database/tables.ts'
import { getKeyFile } from './services/secrets.ts'
import { parsePostgresUrl } from './setting-values.ts'

type CopyConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>
type Print = (line: string) => void

/**
 * Copies the embedded database to PostgreSQL, or back. After an interruption, the same command goes on.
 * @param print receives the progress
 * @returns what the operator does next
 * @throws UsageError; AdminError when the site is not stopped or can't be copied
 */
export async function copySite(config: CopyConfig, args: string[], print: Print): Promise<string> {
  const target = parseTarget(config, args)
  const file = getDatabaseFile(config.dataDir)
  if (target.kind === 'postgres' && !existsSync(file))
    throw new AdminError(`There is no site in ${config.dataDir} yet. Start the server once, or set DATA_DIR.`)
  try {
    assertNotDemoFolder(config.dataDir)
    prepareDatabaseFile(config.dataDir)
    const lock = lockDataDir(config.dataDir)
    try {
      checkUncleanShutdown(file)
      await copyBetween(config.dataDir, target, print)
    } finally {
      lock.release()
    }
  } catch (error) {
    throw toAdminError(error)
  }
  return target.kind === 'postgres' ? describePostgresSettings(config) : describeSqliteSettings(config)
}

/** `url` is the PostgreSQL database, to which or from which the site is copied. */
type Target = { kind: 'postgres' | 'sqlite'; url: string }

function parseTarget({ databaseUrl }: CopyConfig, args: string[]): Target {
  const to = parseOptions(args)
  if (to === 'sqlite') {
    if (databaseUrl) return { kind: 'sqlite', url: databaseUrl }
    throw new AdminError('This site already uses the embedded database, because DATABASE_URL is not set.')
  }
  if (databaseUrl)
    throw new AdminError(
      'DATABASE_URL is set, so this site already uses PostgreSQL. To copy the embedded database in DATA_DIR, remove DATABASE_URL. To move to another PostgreSQL database, use pg_dump and pg_restore.',
    )
  return { kind: 'postgres', url: parseUrl(to) }
}

function parseOptions(args: string[]): string {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
    if (to) return to
  } catch {
    // An unknown option.
  }
  throw new UsageError()
}

function parseUrl(text: string): string {
  try {
    return parsePostgresUrl(text) ?? ''
  } catch {
    // Without the text, which may have a password.
    throw new AdminError('--to: expected sqlite or postgres://user:password@host:port/name')
  }
}

async function copyBetween(dataDir: string, { kind, url }: Target, print: Print): Promise<void> {
  const postgres = await openDatabase({ dataDir, databaseUrl: url }, { connections: 1 })
  try {
    if (await hasOtherConnections(postgres))
      throw new CopyError(
        `A Seven Pillars server or command is using ${getDatabaseName({ dataDir, databaseUrl: url })}. Stop it first.`,
      )
    const sqlite = await openDatabase({ dataDir, databaseUrl: null })
    try {
      const [from, to] = kind === 'postgres' ? [sqlite, postgres] : [postgres, sqlite]
      await copyAndReport(from, to, print)
    } finally {
      await sqlite.destroy()
    }
  } finally {
    await postgres.destroy()
  }
}

async function copyAndReport(from: Database, to: Database, print: Print): Promise<void> {
  const tables = await copyDatabase(from, to, { onProgress: createReporter(print) })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  print(`The copy is complete: all ${formatCount(rows)} in ${tables.length} tables are equal, compared by checksum.`)
  print('Indexing the posts for search…')
  const startedAt = performance.now()
  await indexAllPosts(to)
  print(`Indexed the posts in ${formatSeconds(performance.now() - startedAt)}.`)
}

/** Milliseconds after which a table that takes long gets another line. */
const lineInterval = 5000

/** Prints a line for each table with rows, and more for those that take long. */
function createReporter(print: Print): (progress: CopyProgress) => void {
  let [startedAt, printedAt] = [performance.now(), performance.now()]
  let step = ''
  return (progress) => {
    const now = performance.now()
    if (progress.step !== step && progress.step === 'comparison') print('Comparing the copy with the site…')
    step = progress.step
    const isDue = progress.isDone ? progress.rows > 0 && step === 'copy' : now - printedAt >= lineInterval
    if (isDue) {
      print(describeProgress(progress, now - startedAt))
      printedAt = now
    }
    if (progress.isDone) startedAt = now
  }
}

function describeProgress({ step, table, rows, kept, isDone }: CopyProgress, milliseconds: number): string {
  if (!isDone) return `${table}: ${formatCount(rows)} ${step === 'copy' ? 'copied' : 'compared'} so far`
  if (kept === rows) return `${table}: ${formatCount(rows)}, copied earlier`
  const earlier = kept > 0 ? `, the first ${kept.toLocaleString('en')} copied earlier` : ''
  return `${table}: ${formatCount(rows)}${earlier}, ${formatSeconds(milliseconds)}`
}

function formatCount(rows: number): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function describePostgresSettings({ dataDir, secretKey }: CopyConfig): string {
  const keyFile = getKeyFile(dataDir)
  const key =
    secretKey !== null
      ? 'and keep SECRET_KEY as it is'
      : existsSync(keyFile)
        ? `and SECRET_KEY to the content of ${keyFile}`
        : `and SECRET_KEY to a new text of at least 32 characters, because ${keyFile} is missing`
  return [
    `Set DATABASE_URL to the address that you have copied to, ${key}. Then start the server.`,
    'With another key, saved access tokens, push messages, invitations and links in earlier emails would stop working.',
    `${getDatabaseFile(dataDir)} is unchanged, and the server no longer uses it.`,
  ].join('\n')
}

function describeSqliteSettings({ dataDir, databaseUrl, secretKey }: CopyConfig): string {
  const keyFile = getKeyFile(dataDir)
  const advice = !existsSync(keyFile)
    ? `Or write its value to ${keyFile}, which only you may read, and remove it too.`
    : readFileSync(keyFile, 'utf8').trim() === secretKey
      ? `You can remove it too, because ${keyFile} has the same key.`
      : `${keyFile} has another key, which the server ignores as long as SECRET_KEY is set.`
  return [
    `The site is now in ${getDatabaseFile(dataDir)}. Remove DATABASE_URL from the settings and keep SECRET_KEY. Then start the server.`,
    advice,
    `${getDatabaseName({ dataDir, databaseUrl })} is unchanged, and the server no longer uses it.`,
  ].join('\n')
}

/** Translates what can go wrong with two databases for the operator. */
export function toAdminError(error: unknown): unknown {
  if (error instanceof LockedError)
    return new AdminError(`${error.message} A site can only be copied while it is stopped.`)
  if (error instanceof CopyError || error instanceof DemoFolderError) return new AdminError(error.message)
  if (error instanceof DatabaseError)
    return new AdminError(
      `A database isn't responding: ${formatCause(error.cause)}. Run the same command again to go on.`,
    )
  if (!(error instanceof Error) || !('code' in error)) return error
  // Such as a wrong password, with the code of PostgreSQL.
  if (/^[\dA-Z]{5}$/.test(String(error.code))) return new AdminError(`PostgreSQL refused: ${error.message}.`)
  if ('syscall' in error) return new AdminError(`PostgreSQL isn't responding: ${formatCause(error)}.`)
  return error
}
