import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageJson from '../package.json' with { type: 'json' }

export const version: string = packageJson.version

/** Compares versions such as 0.2.0. */
export function isOlder(one: string, other: string): boolean {
  const [own, others] = [one, other].map((each) => each.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (own?.[at] ?? 0) - (others?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Whether this is an unpacked release, which has JavaScript in place of the sources. */
export const isRelease = import.meta.filename.endsWith('.js')

/** The folder that has `.env`: that of a checkout, and the one in which a release is started. */
export const settingsFolder = isRelease ? process.cwd() : fileURLToPath(new URL('..', import.meta.url))

/** Rewrites the commands in a text for a release, which has no npm scripts: `npm run admin -- restore FILE`. */
export function adaptCommands(text: string): string {
  return isRelease ? replaceScripts(text, locateProgram) : text
}

/** @param locate finds a program of the server, such as `admin.js`, from the current folder */
export function replaceScripts(text: string, locate: (program: string) => string): string {
  const run = (program: string) => {
    const path = locate(program)
    return `node ${path.includes(' ') ? `"${path}"` : path}`
  }
  return text
    .replaceAll('npm run admin --', () => run('admin.js'))
    .replaceAll('npm start -- --demo', () => run('demo/main.js'))
    .replaceAll(/npm start(?: --)?/g, () => run('main.js'))
}

function locateProgram(name: string): string {
  const path = fileURLToPath(new URL(name, import.meta.url))
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : fromHere
}
