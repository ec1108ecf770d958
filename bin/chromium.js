// Finds the Chromium for the browser tests. On Debian, root also gets it installed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findChromium() {
  const found = [process.env.CHROMIUM ?? '', ...chromiumPaths].find((path) => path && existsSync(path))
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests…')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return '/usr/bin/chromium'
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
}
