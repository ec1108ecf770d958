import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class LockedError extends Error {}

/**
 * The operating system releases the lock even if the process is killed.
 * @throws LockedError with the holder's id; the error of the system or of SQLite if the folder can't be used
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const pidFile = join(dataDir, 'server.pid')
  assertWritable(dataDir)
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive')
    writeFileSync(pidFile, String(process.pid))
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new LockedError(
      `Another Seven Pillars server (process ${readPid(pidFile)}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return {
    release() {
      lock.exec('rollback')
      lock.close()
    },
  }
}

/**
 * Finds the server that uses a folder, without taking the lock.
 * @returns its process id; null when no server uses the folder
 */
export function findLockHolder(dataDir: string): string | null {
  const file = join(dataDir, 'server.lock')
  if (!existsSync(file)) return null
  const lock = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    lock.prepare('pragma schema_version').get()
    return null
  } catch (error) {
    if (!isBusy(error)) throw error
    return readPid(join(dataDir, 'server.pid'))
  } finally {
    lock.close()
  }
}

/** SQLite's own errors would not name the file. */
function assertWritable(dataDir: string): void {
  accessSync(dataDir, constants.W_OK | constants.X_OK)
  for (const name of ['server.lock', 'server.pid', 'pillars.db']) {
    const file = join(dataDir, name)
    if (existsSync(file)) accessSync(file, constants.W_OK)
  }
}

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5
  )
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
