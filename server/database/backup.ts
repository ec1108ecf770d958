import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { getChecksumFile, writeChecksum } from './checksum.ts'
import { checkDatabaseFile, DatabaseFileError, formatCause, type DatabaseFileFacts } from './database-file.ts'
import { listPendingMigrations } from './migrate.ts'
import { formatSize } from './size.ts'
import type { Database } from './tables.ts'

// A larger step never restarts: it copies one snapshot, however much the server writes in the meantime.
const allPages = 2 ** 31 - 1

const keptUpgradeBackups = 3
const upgradeBackup = /^\d{4}-\d\d-\d\dT[\d-]+Z-before-.+\.db$/

/**
 * Copies the database into a new file that only its owner can read, and writes its checksum next to it. The server may
 * be running.
 * @throws DatabaseFileError when the target exists or cannot be written, or when the copy is damaged
 */
export async function backUpDatabase(file: string, target: string): Promise<DatabaseFileFacts> {
  if (existsSync(target)) throw new DatabaseFileError(`${target} already exists. Choose another name.`)
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    closeSync(openSync(partial, 'wx', 0o600))
    const rows = await copySnapshot(file, partial)
    const facts = checkDatabaseFile(partial, 'The backup')
    assertSameRows(partial, rows)
    finishBackup(partial, target)
    return facts
  } catch (error) {
    if (error instanceof DatabaseFileError) throw error
    throw new DatabaseFileError(`Could not write ${target}: ${formatCause(error)}`, { cause: error })
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${suffix}`, { force: true })
  }
}

/**
 * Backs up a database that has data before its schema changes, and removes all but the newest of these backups.
 * @param free free bytes on the disk; tests pass a small number
 * @returns the path of the backup, or null when none was needed
 * @throws DatabaseFileError when the disk is too full
 */
export async function backUpBeforeMigration(
  database: Database,
  { file, now, free }: { file: string; now: Date; free?: number },
): Promise<string | null> {
  const [first] = await listPendingMigrations(database)
  if (!first) return null
  const folder = join(dirname(file), 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  assertSpaceForCopy(file, free)
  const target = join(folder, `${formatTimestamp(now)}-before-${first}.db`)
  await backUpDatabase(file, target)
  const upgradeBackups = readdirSync(folder).filter((name) => upgradeBackup.test(name))
  for (const name of upgradeBackups.toSorted().slice(0, -keptUpgradeBackups)) deleteBackup(join(folder, name))
  return target
}

export function deleteBackup(file: string): void {
  rmSync(file)
  rmSync(getChecksumFile(file), { force: true })
}

/** Formats a time for a file name, which cannot have colons on Windows. */
export function formatTimestamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}

/** Writes a file to the disk, and the names in its folder too, where the system supports it. */
export function flushToDisk(file: string): void {
  for (const path of [file, dirname(file)]) {
    const isFolder = path !== file
    // Windows cannot flush a folder.
    if (isFolder && process.platform === 'win32') continue
    const descriptor = openSync(path, isFolder ? 'r' : 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
  }
}

/** @returns the number of rows of each table that the copy must have */
async function copySnapshot(file: string, target: string): Promise<Map<string, number>> {
  const source = new DatabaseSync(file, { timeout: 5000 })
  let rows
  try {
    // The first read starts a snapshot, which the copy is made from.
    source.exec('begin')
    rows = countRows(source)
    await backup(source, target, { rate: allPages })
  } finally {
    source.close()
  }
  // A copy in WAL mode would need files next to it whenever it is opened.
  const copy = new DatabaseSync(target)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  chmodSync(target, 0o600)
  return rows
}

function countRows(database: DatabaseSync): Map<string, number> {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual %'")
    .all()
  return new Map(
    tables.map(({ name }) => {
      const table = String(name)
      return [table, Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count)]
    }),
  )
}

/** @throws DatabaseFileError naming the first table that has another number of rows */
function assertSameRows(copy: string, expected: Map<string, number>): void {
  const database = new DatabaseSync(copy, { readOnly: true })
  try {
    const counted = countRows(database)
    for (const [table, count] of expected)
      if (counted.get(table) !== count)
        throw new DatabaseFileError(`The backup has ${counted.get(table)} rows in ${table} instead of ${count}.`)
  } finally {
    database.close()
  }
}

/** Gives a checked backup its name and its checksum. */
export function finishBackup(partial: string, target: string): void {
  flushToDisk(partial)
  // One of an earlier backup with this name.
  rmSync(getChecksumFile(target), { force: true })
  publish(partial, target)
  addChecksum(target)
}

/** Gives a finished file its name, without replacing a file that has appeared since. */
function publish(partial: string, target: string): void {
  try {
    linkSync(partial, target)
  } catch {
    // Some file systems have no hard links.
    if (existsSync(target)) throw new DatabaseFileError(`${target} already exists. Choose another name.`)
    renameSync(partial, target)
  }
  flushToDisk(target)
}

/** Writes the checksum of a new backup, or deletes the backup. */
function addChecksum(backup: string): void {
  try {
    writeChecksum(backup)
    flushToDisk(getChecksumFile(backup))
  } catch (error) {
    for (const file of [backup, getChecksumFile(backup)]) rmSync(file, { force: true })
    throw error
  }
}

function assertSpaceForCopy(file: string, free?: number): void {
  const { bavail, bsize } = statfsSync(dirname(file))
  const available = free ?? bavail * bsize
  const size = statSync(file).size + (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0)
  // The upgrade itself needs about as much again for the pages it changes.
  if (available >= 2 * size) return
  throw new DatabaseFileError(
    `The disk of ${dirname(file)} is too full for a backup and the upgrade of the database: ${formatSize(2 * size)} needed, ${formatSize(available)} free. Nothing was changed. Free some space and start again.`,
  )
}
