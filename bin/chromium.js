// Finds the browsers for the browser tests. On Debian, root also gets missing ones installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** With older versions, some journeys fail: offline pages, chunks that cannot load, and focus of disabled buttons. */
const oldestVersion = 156

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows. On Debian it is a separate package. */
const shellPath = '/usr/bin/chromium-headless-shell'

/** Finds an installed browser. @returns its path, or undefined without one */
export function findChromium() {
  return [process.env.CHROMIUM ?? '', ...chromiumPaths].find((path) => path && existsSync(path))
}

/**
 * Finds Chromium without windows, which runs the tests a third faster but cannot receive push messages.
 * @returns its path, or that of the whole browser where it is missing
 */
export function findHeadlessChromium() {
  return !process.env.CHROMIUM && existsSync(shellPath) ? shellPath : findChromium()
}

/**
 * Prints the names and versions of the browsers, which are installed if they are missing. Ends the process with one
 * sentence when there is no browser that the tests pass with.
 */
export function requireChromium() {
  if (!findChromium()) install('chromium', 'chromium-headless-shell')
  else if (findChromium() === '/usr/bin/chromium' && !existsSync(shellPath)) install('chromium-headless-shell')
  for (const path of new Set([findChromium(), findHeadlessChromium()])) {
    const name = path && readVersion(path)
    const refusal = refuseBrowser(name, path)
    if (refusal) {
      console.error(refusal)
      process.exit(1)
    }
    console.log(`Browser: ${name} (${path})`)
  }
}

/**
 * Decides whether the tests pass with a browser.
 * @param {string | undefined} name with the version; undefined without a browser
 * @param {string | undefined} path
 * @returns {string | undefined} a sentence that says how to install or update it, if they do not
 */
export function refuseBrowser(name, path) {
  const needed = `The browser tests need Chromium or Chrome ${oldestVersion} or newer`
  const remedy =
    '(on Debian: apt-get update && apt-get install chromium chromium-headless-shell) or set CHROMIUM to the path of another one.'
  if (name === undefined) return `${needed}; install it ${remedy}`
  const version = Number(/\d+(?=\.)/.exec(name)?.[0])
  return version >= oldestVersion ? undefined : `${needed}, and ${path} is ${name || 'unknown'}; update it ${remedy}`
}

/**
 * Asks a browser for its name and version.
 * @param {string} path
 * @returns {string} such as "Chromium 156.0.8078.79"
 */
export function readVersion(path) {
  // On Windows, Chrome would open a window. Its version is the name of a folder there.
  const output =
    process.platform === 'win32'
      ? `Chrome ${readdirSync(dirname(path)).find((name) => /^[\d.]+$/.test(name))}`
      : // Debian's launcher is a shell script that may print warnings on stderr.
        execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /^.*?\d+(\.\d+)+/m.exec(output)?.[0] ?? ''
}

/**
 * Installs packages of Debian. Elsewhere, and for other users than root, somebody has to install them. A failure only
 * prints what apt-get says, because the caller looks for the browsers again.
 * @param {string[]} names
 */
function install(...names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${names.join(' and ')} for the browser tests…`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
