// Starts programs on Node 24. They stop together with this process, whichever process gets the signal.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { buildEnvironment, findNode24, root } from './node24.js'

const stopWithLauncher = pathToFileURL(`${root}bin/stop-with-launcher.js`).href
const parent = process.ppid
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
// When npm is killed hard, it cannot forward a signal. A launcher that was started by hand may outlive its shell.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (!stopping && parentIsGone()) stop('SIGTERM')
  }, 500).unref()
}

/**
 * Forwards a signal to the running programs and ends this process after the last of them.
 * @param {NodeJS.Signals} signal
 */
export function stop(signal) {
  stopping = true
  if (running.size === 0) process.exit(1)
  for (const child of running) {
    // Windows has no signals, so kill() would not be graceful. Programs there stop when their launcher disconnects.
    if (process.platform !== 'win32') child.kill(signal)
    else if (child.connected) child.disconnect()
  }
}

/**
 * Starts a program on Node 24 in the project's folder.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: ('inherit' | 'ignore' | 'pipe')[] }} [options]
 */
export function launch(args, { env, stdio = ['inherit', 'inherit', 'inherit'] } = {}) {
  return stopTogether(
    spawn(findNode24(), ['--import', stopWithLauncher, ...args], {
      cwd: root,
      stdio: [...stdio, 'ipc'],
      env: buildEnvironment({ ...env, LAUNCHER_PID: String(process.pid) }),
    }),
  )
}

/**
 * Runs a program to its end; does not return once this process was told to stop.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(args, options) {
  const [code] = await once(launch(args, options), 'exit')
  return code ?? 1
}

/**
 * Makes a child process stop together with this one.
 * @template {import('node:child_process').ChildProcess} T
 * @param {T} child
 */
export function stopTogether(child) {
  running.add(child)
  if (stopping) child.kill()
  child.once('exit', (code) => {
    running.delete(child)
    if (stopping && running.size === 0) process.exit(code ?? 1)
  })
  return child
}

function parentIsGone() {
  if (process.ppid !== parent) return true
  try {
    process.kill(parent, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
