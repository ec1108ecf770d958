import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Finding, NotCheckedError, ok, problem, warning } from './checks.ts'

const privateNames = ['pillars.db', 'pillars.db-wal', 'pillars.db-shm', 'secret.key', 'backups']
const names = [...privateNames, 'server.lock', 'server.pid', 'server.url']

/**
 * Checks that the data folder belongs to one user, and that nobody else can read it. The settings check .env.
 * @param options.user the id of the user of this process; undefined on Windows
 */
export function checkPermissions(
  { config: { dataDir } }: { config: Pick<Config, 'dataDir'> },
  { user = process.getuid?.() }: { user?: number } = {},
): Finding[] {
  // Windows has no such permissions.
  if (user === undefined || process.platform === 'win32') return []
  if (!existsSync(dataDir)) throw new NotCheckedError(`Not checked, because there is no folder ${dataDir}.`)
  const { uid: owner } = statSync(dataDir)
  return [
    checkModes(dataDir),
    ...(user === owner ? [] : [describeOtherUser(dataDir, { user, owner })]),
    checkOwners(dataDir),
  ]
}

function checkModes(dataDir: string): Finding {
  const open = ['', ...privateNames].map((name) => join(dataDir, name)).filter((path) => hasMode(path, 0o077))
  if (open.length === 0) return ok('private', `Only the owner can read ${dataDir}, the database and the key.`)
  const advice = `Run: chmod -R go= ${dataDir}`
  const readable = open.filter((path) => path !== dataDir && hasMode(path, 0o044))
  // Without access to the folder, the modes of its files don't matter.
  if (hasMode(dataDir, 0o011) && readable.length > 0)
    return problem('private', `Other users of this machine can read ${readable.join(', ')}.`, advice)
  return warning('private', `Not only the owner has access to ${open.join(', ')}.`, advice)
}

function checkOwners(dataDir: string): Finding {
  const { uid: owner } = statSync(dataDir)
  const foreign = names
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path) && statSync(path).uid !== owner)
  if (foreign.length === 0) return ok('owner', `Everything in it belongs to the user ${getUserName(owner)}.`)
  const [first = dataDir] = foreign
  return problem(
    'owner',
    `${foreign.join(', ')}: the owner is ${getUserName(statSync(first).uid)}, but the folder belongs to ${getUserName(owner)}. A command that ran as another user may have created it.`,
    `Run: chown -R ${getUserName(owner)} ${dataDir}`,
  )
}

function describeOtherUser(dataDir: string, { user, owner }: { user: number; owner: number }): Finding {
  const name = getUserName(owner)
  return warning(
    'user',
    user === 0
      ? `This command runs as root, but ${dataDir} belongs to ${name}. The server can't use what a command creates as root.`
      : `This command runs as ${getUserName(user)}, but ${dataDir} belongs to ${name}, so some checks may fail.`,
    `Run the commands as that user: sudo -u ${name} npm run admin -- doctor`,
  )
}

function hasMode(path: string, mode: number): boolean {
  return existsSync(path) && (statSync(path).mode & mode) !== 0
}

/** @returns the id if the user has no name, as in a container */
function getUserName(id: number): string {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((each) => each.split(':')[2] === String(id))
    return line?.split(':')[0] ?? String(id)
  } catch {
    return String(id)
  }
}
