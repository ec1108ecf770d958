// Builds the web app and fills the server's compile cache when their sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from './launch.js'
import { compileCache, root } from './node24.js'

/**
 * Builds the web app if its sources have changed.
 * @throws {Error} when the build fails
 */
export async function buildIfStale() {
  await runIfStale(
    join(root, 'dist', 'web', '.sources'),
    [
      'web',
      'contract',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'bin/build.js',
      'bin/without-unused-code.js',
      'bin/subset-fonts.js',
    ],
    async () => {
      console.log('Building the web app…')
      if ((await run(['bin/build.js'])) !== 0) throw new Error('The web app could not be built. See the message above.')
    },
  )
}

/**
 * Loads the server once without starting it, which fills Node's compile cache. The server then starts faster and does not
 * load the compiler, which would be a fifth of its memory when idle.
 */
export async function compileIfStale() {
  try {
    await runIfStale(join(compileCache, '.sources'), ['server', 'contract', 'package-lock.json'], async () => {
      rmSync(compileCache, { recursive: true, force: true })
      // Only the first start loads the starter library, so importing the server does not compile it.
      await run([
        '--input-type=module',
        '--eval',
        "await import('./server/start-server.ts'); await import('./server/content/shelves.ts')",
      ])
    })
  } catch {
    // In a read-only folder the server still starts, only slower.
  }
}

/**
 * @param {string} stamp the file that keeps the hash of the sources
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
