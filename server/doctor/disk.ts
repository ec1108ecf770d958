import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { userInfo } from 'node:os'
import type { Config } from '../config.ts'
import { getDatabaseFile } from '../database/open.ts'
import { formatSize } from '../database/size.ts'
import { type Finding, NotCheckedError, ok, problem, warning } from './checks.ts'

const leastFreeBytes = 100 * 1024 * 1024

/** @param options.free free bytes on the disk; tests pass a small number */
export async function checkDisk(
  { config: { dataDir, databaseUrl } }: { config: Config },
  { free }: { free?: number } = {},
): Promise<Finding[]> {
  if (!existsSync(dataDir)) throw new NotCheckedError(`Not checked, because there is no folder ${dataDir}.`)
  const { bavail, bsize } = await statfs(dataDir)
  const space = describeSpace(dataDir, { free: free ?? bavail * bsize, used: databaseUrl ? 0 : measure(dataDir) })
  return [space, await checkWritable(dataDir)]
}

function measure(dataDir: string): number {
  const file = getDatabaseFile(dataDir)
  const size = (path: string) => (existsSync(path) ? statSync(path).size : 0)
  return size(file) + size(`${file}-wal`)
}

function describeSpace(dataDir: string, { free, used }: { free: number; used: number }): Finding {
  const text = `The disk of ${dataDir} has ${formatSize(free)} free`
  const advice = 'Free some space, for example by moving old backups to another machine.'
  if (free < leastFreeBytes) return problem('space', `${text}. The server can't save anything once it is full.`, advice)
  // A backup next to the database, and its copy while it is checked or updated.
  if (free < 2 * used) return warning('space', `${text}, but a backup needs up to ${formatSize(2 * used)}.`, advice)
  return ok('space', `${text}${used > 0 ? `; the database has ${formatSize(used)}` : ''}.`)
}

async function checkWritable(dataDir: string): Promise<Finding> {
  const database = getDatabaseFile(dataDir)
  try {
    await access(dataDir, constants.W_OK | constants.X_OK)
    if (existsSync(database)) await access(database, constants.W_OK)
    return ok('writable', 'The folder and the database can be written to.')
  } catch (error) {
    const { code = '', path = dataDir } = readFields(error)
    if (code === 'EROFS')
      return problem(
        'writable',
        `${path} is on a disk that is mounted read-only.`,
        'Look for disk errors in the system log (dmesg), then mount it with write access.',
      )
    return problem(
      'writable',
      `The user ${userInfo().username} can't write to ${path} (${code}).`,
      'Run the server and this command as the owner of the folder, or change its owner.',
    )
  }
}

function readFields(error: unknown): { code?: string; path?: string } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && { code: String(error.code) }),
    ...('path' in error && { path: String(error.path) }),
  }
}
