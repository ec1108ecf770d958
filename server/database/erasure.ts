import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { formatCause } from './database-file.ts'

const millisecondsPerDay = 86_400_000
const daysBetweenCompactions = 30

/** Larger files are compacted only once, because it would delay the start for more than a few seconds. */
const maxBytesToRepeat = 100 * 1024 * 1024

export type Compaction = { result: 'done' } | { result: 'failed'; reason: string }

/**
 * Rebuilds a database without the remains of deleted rows. Versions before `secure_delete` left them in free pages, and
 * SQLite itself rarely leaves a copy in a page that it splits. `user_version` has the day of the last time.
 * @param options.free free bytes on the disk; tests pass a small number
 * @returns null when it is not necessary
 */
export function compactDatabase(file: string, { now, free }: { now: Date; free?: number }): Compaction | null {
  if (!existsSync(file) || statSync(file).size === 0) return null
  const today = Math.floor(now.getTime() / millisecondsPerDay)
  const connection = new DatabaseSync(file, { timeout: 5000 })
  try {
    const lastDay = Number(connection.prepare('pragma user_version').get()?.user_version)
    const size = statSync(file).size
    if (lastDay > 0 && (size > maxBytesToRepeat || today - lastDay < daysBetweenCompactions)) return null
    if ((free ?? getFreeBytes(file)) < 2 * size) return { result: 'failed', reason: 'the disk is too full' }
    connection.exec('pragma journal_mode = wal; pragma secure_delete = on; vacuum')
    connection.exec(`pragma user_version = ${today}; pragma wal_checkpoint(truncate)`)
    return { result: 'done' }
  } catch (error) {
    if (!isTemporary(error)) throw error
    return { result: 'failed', reason: formatCause(error) }
  } finally {
    connection.close()
  }
}

/**
 * Moves the write-ahead log into the database and empties it, because it still has texts that were deleted since. Does
 * nothing while another process reads.
 */
export function emptyWriteAheadLog(file: string): void {
  const log = `${file}-wal`
  if (!existsSync(log) || statSync(log).size === 0) return
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!isTemporary(error)) throw error
  } finally {
    connection.close()
  }
}

function getFreeBytes(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}

function isTemporary(error: unknown): boolean {
  const resultCode = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  // SQLITE_BUSY, SQLITE_LOCKED and SQLITE_FULL
  return resultCode === 5 || resultCode === 6 || resultCode === 13
}
