import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flushToDisk, formatTimestamp } from './backup.ts'
import { getChecksumFile, verifyChecksum } from './checksum.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { checkDatabaseFile, DatabaseFileError, formatCause, type DatabaseFileFacts } from './database-file.ts'
import { NewerDatabaseError } from './migrate.ts'
import { prepareDatabaseFile } from './open.ts'

/**
 * Replaces the embedded database with a backup and keeps the replaced files under a dated name.
 * @returns the names of the replaced files, none in an empty folder, and whether the backup has a checksum, which is right
 * @throws LockedError while the server runs, DatabaseFileError, NewerDatabaseError
 */
export function restoreDatabase(
  { dataDir, now }: { dataDir: string; now: Date },
  source: string,
): DatabaseFileFacts & { file: string; replaced: string[]; isVerified: boolean } {
  if (!existsSync(source) || !statSync(source).isFile()) throw new DatabaseFileError(`There is no file ${source}.`)
  const file = prepareDatabaseFile(dataDir)
  if (existsSync(file) && realpathSync(file) === realpathSync(source))
    throw new DatabaseFileError(`${source} is the database of this site, not a backup.`)
  const lock = lockDataDir(dataDir)
  const copy = `${file}.restoring`
  try {
    removeDatabase(copy)
    copyDatabaseFiles(source, copy)
    const isVerified = verifyChecksum(copy, source)
    const facts = checkDatabaseFile(copy, source)
    const connection = new DatabaseSync(copy)
    connection.exec('pragma journal_mode = delete')
    connection.close()
    chmodSync(copy, 0o600)
    flushToDisk(copy)
    const replaced = keepReplacedFiles(file, now)
    // SQLite would apply an earlier -wal file to the restored database, so it goes first.
    for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
    renameSync(copy, file)
    flushToDisk(file)
    return { ...facts, file, replaced, isVerified }
  } catch (error) {
    if (error instanceof DatabaseFileError || error instanceof NewerDatabaseError) throw error
    throw new DatabaseFileError(`Could not restore ${source}: ${formatCause(error)}`, { cause: error })
  } finally {
    removeDatabase(copy)
    lock.release()
  }
}

/** Copies a database with the changes that only its `-wal` file has. A backup with a checksum is one file. */
function copyDatabaseFiles(source: string, target: string): void {
  const suffixes = existsSync(getChecksumFile(source)) ? [''] : ['', '-wal', '-journal']
  for (const suffix of suffixes)
    if (existsSync(`${source}${suffix}`)) copyFileSync(`${source}${suffix}`, `${target}${suffix}`)
}

/** Adds a second name for each file, so that a site always has a database, even if the computer stops now. */
function keepReplacedFiles(file: string, now: Date): string[] {
  const kept = join(dirname(file), `pillars-before-restore-${formatTimestamp(now)}.db`)
  return ['', '-wal', '-journal'].flatMap((suffix) => {
    if (!existsSync(`${file}${suffix}`)) return []
    linkOrCopy(`${file}${suffix}`, `${kept}${suffix}`)
    return [`${kept}${suffix}`]
  })
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Some file systems have no hard links.
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}
