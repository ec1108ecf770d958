// Installs what is missing, and only then.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.js'

/**
 * @param {{ development: boolean }} options whether what only tests and checks need is wanted too
 */
export function installMissing({ development }) {
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [hash, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : []
  if (hash === wanted && (extent === 'all' || !development)) return
  const all = development || extent === 'all'
  console.log('Installing packages (about a minute the first time)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? ['--include=dev'] : ['--omit=dev'])]
  execFileSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
  writeFileSync(stamp, `${wanted} ${all ? 'all' : 'run'}\n`)
}
