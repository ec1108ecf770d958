// Builds the web app, unless what it is made of has not changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, run } from './node24.js'

const sources = ['web', 'contract', 'index.html', 'vite.config.ts', 'package-lock.json', 'bin/build.js']
const stamp = join(root, 'dist', 'web', '.sources')

/** Builds the web app when its sources have changed since. Ends the process when the build fails. */
export async function buildIfStale() {
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web app…')
  const code = await run(['bin/build.js'])
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, wanted)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesIn(join(path, entry.name)))
  } catch {
    return [path]
  }
}
