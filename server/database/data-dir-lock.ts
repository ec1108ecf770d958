import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What stops a second server on the same folder. */
export class LockedError extends Error {}

/**
 * Takes the folder for this process until it ends, however it ends: the lock is the operating system's, on a file beside
 * the data, so that nothing stale is left behind by a kill.
 * @throws LockedError naming the process that has it
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const pidFile = join(dataDir, 'server.pid')
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive')
  } catch {
    lock.close()
    throw new LockedError(
      `Another Seven Pillars server (process ${readPid(pidFile)}) is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return {
    release() {
      lock.exec('rollback')
      lock.close()
    },
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
