// Builds the web app and compiles the server, each unless what it is made of has not changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from './launch.js'
import { compileCache, root } from './node24.js'

/** Builds the web app when its sources have changed since. Ends the process when the build fails. */
export async function buildIfStale() {
  await runIfStale(
    join(root, 'dist', 'web', '.sources'),
    ['web', 'contract', 'index.html', 'vite.config.ts', 'package-lock.json', 'bin/build.js'],
    async () => {
      console.log('Building the web app…')
      const code = await run(['bin/build.js'])
      if (code !== 0) process.exit(code)
    },
  )
}

/**
 * Loads the server once without starting it, so that Node keeps it compiled: the one that serves then starts faster and never
 * holds the compiler, which is a fifth of its memory when idle.
 */
export async function compileIfStale() {
  try {
    await runIfStale(join(compileCache, '.sources'), ['server', 'contract', 'package-lock.json'], async () => {
      rmSync(compileCache, { recursive: true, force: true })
      // The library is loaded by a first start alone, which would otherwise hold the compiler for its sake.
      await run([
        '--input-type=module',
        '--eval',
        "await import('./server/main.ts'); await import('./server/content/shelves.ts')",
      ])
    })
  } catch {
    // Where nothing can be written the server starts all the same, only slower.
  }
}

/**
 * @param {string} stamp the file that keeps what the last time was made of
 * @param {string[]} sources files and folders of the project
 * @param {() => Promise<void>} build
 */
async function runIfStale(stamp, sources, build) {
  const currentHash = hashSources(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, currentHash)
}

/** @param {string[]} sources */
function hashSources(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source))).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => listFiles(join(path, entry.name)))
  } catch {
    return [path]
  }
}
