import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { compileCache } from '../bin/node24.js'
import { emptySiteFolder } from './empty-site.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

type CommandResult = { code: number; output: string }

/** Runs a command of the real admin program. */
export function runAdmin(
  dataDir: string,
  commandLine: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const { PATH, HOME } = process.env
    const options = { env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir, ...env } }
    execFile(process.execPath, ['server/admin.ts', ...commandLine], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

export async function signUp(server: ServerProcess, name: string): Promise<void> {
  const response = await fetch(`${server.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.org`,
      username: name,
      password: 'correct horse battery',
      setupCode: server.takeSetupCode(),
    }),
  })
  expect(response.status, await response.text()).toBe(201)
}

/** Reads them from the database file. */
export const listUsernames = (file: string) => readColumn(file, 'select username from users order by username')

/** Reads the titles of the library and of the discussions from the database file. */
export const listTitles = (file: string) =>
  readColumn(
    file,
    'select title from challenges union all select title from resources union all select title from forum_posts',
  )

function readColumn(file: string, query: string): unknown[] {
  const connection = new DatabaseSync(file)
  try {
    return connection
      .prepare(query)
      .all()
      .flatMap((row) => Object.values(row))
  } finally {
    connection.close()
  }
}

/** Starts a site without the starter library: a new one, unless the settings name a data folder. */
export function startWithoutLibrary(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServer({ DATA_DIR: env.DATA_DIR ?? copyEmptySite(), STARTER_CONTENT: 'off', ...env })
}

/** Copies the data folder of a site that was started once without the starter library. */
export function copyEmptySite(): string {
  const dataDir = createTempFolder()
  const emptySite = process.env[emptySiteFolder]
  if (emptySite) cpSync(emptySite, dataDir, { recursive: true })
  return dataDir
}

/** Changes the database file of a stopped server. */
export function changeDatabase(file: string, statement: string): void {
  const connection = new DatabaseSync(file)
  connection.exec(statement)
  connection.close()
}
