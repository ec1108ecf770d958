import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { version } from '../installation.ts'
import { isServableBy, kyselyMigrations, NewerDatabaseError, unfinishedCopy } from './migrate.ts'

/** A problem with a database file that the operator can fix. The message is shown without a stack trace. */
export class DatabaseFileError extends Error {}

export type DatabaseFileFacts = { bytes: number; accounts: number; version: string }

/**
 * Checks that a file is an intact Seven Pillars database that this version can open. Applies its `-wal` file.
 * @param name what the messages call the file
 * @throws DatabaseFileError, NewerDatabaseError
 */
export function checkDatabaseFile(file: string, name: string): DatabaseFileFacts {
  const connection = openForCheck(file, name)
  try {
    const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all()
    const isOurs = ['kysely_migration', 'users', 'challenges'].every((table) =>
      tables.some((row) => row.name === table),
    )
    if (!isOurs) throw new DatabaseFileError(`${name} is not a database of Seven Pillars.`)
    const migrations = connection.prepare('select name from kysely_migration order by name').all()
    const names = migrations.map((row) => String(row.name))
    const unknown = names.filter((name) => !(name in kyselyMigrations))
    if (unknown.includes(unfinishedCopy)) throw new DatabaseFileError(`${name} is an unfinished copy of a site.`)
    const oldest = new Map<unknown, unknown>()
    if (tables.some((row) => row.name === 'oldest_servers'))
      for (const row of connection.prepare('select migration, version from oldest_servers').all())
        oldest.set(row.migration, row.version)
    if (unknown.some((migration) => !isServableBy(version, oldest.get(migration))))
      throw new NewerDatabaseError(
        `${name} comes from a newer version of Seven Pillars (${unknown.join(', ')}). Install that version first.`,
      )
    return {
      bytes: statSync(file).size,
      accounts: Number(connection.prepare('select count(*) as count from users').get()?.count),
      version: String(migrations.at(-1)?.name),
    }
  } finally {
    connection.close()
  }
}

/**
 * Checks a database that the last server did not close. Its `-wal` file may belong to another database, for example when
 * a backup was copied over `pillars.db` by hand.
 * @throws DatabaseFileError when it is damaged
 */
export function checkUncleanShutdown(file: string): void {
  if (!existsSync(`${file}-wal`) || statSync(`${file}-wal`).size === 0) return
  try {
    openForCheck(file, file).close()
  } catch (error) {
    const advice = 'To go back to a backup: npm run admin -- restore FILE'
    throw error instanceof DatabaseFileError ? new DatabaseFileError(`${error.message} ${advice}`) : error
  }
}

/** Opens a database after a check of all its pages. */
function openForCheck(file: string, name: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 5000 })
  try {
    const problem = connection.prepare('pragma integrity_check(1)').get()?.integrity_check
    if (problem !== 'ok') throw new DatabaseFileError(`${name} is damaged: ${String(problem).trim()}.`)
    return connection
  } catch (error) {
    connection.close()
    if (error instanceof DatabaseFileError) throw error
    const isDamaged = error instanceof Error && 'errcode' in error && error.errcode === 11 // SQLITE_CORRUPT
    throw new DatabaseFileError(
      `${name} ${isDamaged ? 'is damaged' : "can't be opened as a database"}: ${formatCause(error)}.`,
      { cause: error },
    )
  }
}

export function formatCause(error: unknown): string {
  // A refused connection to several addresses has only a code.
  if (error instanceof Error) return error.message || ('code' in error ? String(error.code) : error.name)
  return String(error)
}
