import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { getDatabaseFile } from '../database/open.ts'
import { settingsFolder, version } from '../installation.ts'
import type { Sighting } from '../proxy-probe.ts'
import { type Finding, ok, problem, warning } from './checks.ts'
import type { Site } from './site.ts'
import { formatDuration } from './words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const envFile = join(settingsFolder, '.env')

/** Says whether the server runs, can write to its database, and is of this version. */
export async function checkServer(site: Pick<Site, 'config' | 'server' | 'timeoutMs' | 'now'>): Promise<Finding[]> {
  const { state, url, processId, sighting } = await site.server
  const server = processId === null ? 'The server' : `The server (process ${processId})`
  switch (state) {
    case 'ready':
      return [
        ok('answers', `${server} answers at ${url} and can write to its database.`),
        ...(sighting ? [compareProgram(sighting, site.now)] : []),
      ]
    case 'failing':
      return [
        problem(
          'answers',
          `${server} answers at ${url}, but it can't write to its database.`,
          'Look at the problems of the database and the disk below, then at the log of the server.',
        ),
      ]
    case 'silent':
      return [
        problem(
          'answers',
          url === null
            ? `${server} uses the data folder, but it is not listening yet.`
            : `${server} uses the data folder, but nothing answers at ${url} within ${site.timeoutMs / 1000} seconds.`,
          'If it has just been started, wait a minute. Otherwise look at its log, and restart it.',
        ),
      ]
    case 'other':
      return [
        warning(
          'answers',
          `The server isn't running. Another program answers at ${url}, where it was last.`,
          'Set PORT to a free port, or stop the other program. Then start the server: npm start',
        ),
      ]
    case 'stopped':
      return [
        warning(
          'answers',
          `The server isn't running.${wasClosed(site.config) ? '' : ' It was ended by force or by a power failure, and it puts its database in order at its next start.'}`,
          'Start it: npm start',
        ),
      ]
  }
}

/** A server that stops empties the write-ahead log of its database. */
function wasClosed({ dataDir, databaseUrl }: Config): boolean {
  const log = `${getDatabaseFile(dataDir)}-wal`
  return databaseUrl !== null || !existsSync(log) || statSync(log).size === 0
}

/** Compares the running program with the files of this one. */
export function compareProgram(
  { version: running, startedAt }: Pick<Sighting, 'version' | 'startedAt'>,
  now: Date,
): Finding {
  const since = formatDuration(now.getTime() - Date.parse(startedAt))
  if (running !== version)
    return warning('version', `The server runs version ${running}, but ${version} is installed.`, 'Restart the server.')
  const start = Date.parse(startedAt)
  if (existsSync(envFile) && statSync(envFile).mtimeMs > start)
    return warning(
      'version',
      `The server has been running for ${since}, and .env was changed since.`,
      'Restart the server, so that it uses the new settings.',
    )
  return findNewestSource() > start
    ? warning(
        'version',
        `The server has been running for ${since}, and its program was changed since.`,
        'Restart the server, so that it uses the new version.',
      )
    : ok('version', `The server has been running for ${since}, with the version that is installed.`)
}

/** @returns when a file of the program was last changed, in milliseconds since 1970 */
function findNewestSource(): number {
  const times = ['server', 'contract'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )
  return Math.max(...times)
}
