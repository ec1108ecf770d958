import { backUpBeforeMigration } from './backup.ts'
import { announceBreakingUpdate } from './breaking-update.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { checkUncleanShutdown, formatCause } from './database-file.ts'
import { compactDatabase } from './erasure.ts'
import { assertDatabaseNotLost } from './lost-database.ts'
import { assertKeyNotLost } from './lost-key.ts'
import { kyselyMigrations, migrate } from './migrate.ts'
import { getEngine, openDatabase, prepareDatabaseFile, type DatabaseLocation } from './open.ts'
import type { Database } from './tables.ts'
import { waitForDatabase } from './wait-for-database.ts'

const waitSeconds = 60

type Options = {
  now: Date
  /** Allows an empty database in the folder of an existing site. */
  newSite: boolean
  /** Allows a database without the secret key that it was used with. */
  newKey: boolean
  /** As for `openDatabase`. */
  durable?: boolean
  onQuery?: (milliseconds: number) => void
  /** Tells the operator something, as one line. */
  print: (line: string) => void
  warn: (line: string) => void
}

/**
 * Opens the database of the server and brings it to the newest schema. SQLite's folder is locked first, and its file is
 * checked, compacted and backed up where that is necessary.
 * @returns the database, and the lock, which is null for PostgreSQL
 * @throws LockedError, LostDatabaseError, LostKeyError, NewerDatabaseError, RunningServersError, DatabaseFileError,
 *   DatabaseError
 */
export async function startDatabase(
  location: DatabaseLocation,
  { now, newSite, newKey, durable, onQuery, print, warn }: Options,
): Promise<{ database: Database; lock: { release: () => void } | null }> {
  const file = prepareDatabaseFile(location.dataDir)
  const lock = location.databaseUrl ? null : lockDataDir(location.dataDir)
  if (lock) {
    if (!newSite) assertDatabaseNotLost(file, location.dataDir)
    checkUncleanShutdown(file)
    if (!newKey) assertKeyNotLost(file, location.dataDir)
    const compaction = compactDatabase(file, { now })
    if (compaction?.result === 'failed')
      warn(`Deleted texts may stay in the database file, because it could not be compacted: ${compaction.reason}.`)
  }
  const database = await openDatabase(location, { durable, onQuery })
  if (lock) {
    const backup = await backUpBeforeMigration(database, { file, now })
    if (backup) print(`Backed up the database to ${backup} before updating it.`)
  } else {
    await waitForDatabase(database, {
      seconds: waitSeconds,
      onWait: ({ cause }) =>
        warn(`PostgreSQL isn't available yet (${formatCause(cause)}). Retrying for ${waitSeconds} seconds.`),
    })
  }
  await announceBreakingUpdate(database, { print })
  await migrate(database, getEngine(location), kyselyMigrations, {
    onLocked: () => warn('A table that the update changes is in use. Trying again in two seconds.'),
  })
  return { database, lock }
}
