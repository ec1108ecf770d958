// Installs the packages when package-lock.json has changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopTogether } from './launch.js'
import { root } from './node24.js'

/**
 * @param {{ development: boolean }} options whether to install what only tests and checks need
 * @throws {Error} when npm fails
 */
export async function installMissing({ development }) {
  const stamp = join(root, 'node_modules', '.installed')
  const lockfileHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installedHash, installedScope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : []
  if (installedHash === lockfileHash && (installedScope === 'all' || !development)) return
  const includeDev = development || installedScope === 'all'
  console.log('Installing packages (about a minute the first time)…')
  const windows = process.platform === 'win32'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', includeDev ? '--include=dev' : '--omit=dev']
  const npm = stopTogether(
    spawn(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows }),
  )
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error('The packages could not be installed. See the message of npm above.')
  writeFileSync(stamp, `${lockfileHash} ${includeDev ? 'all' : 'run'}\n`)
}
