import { createServer, connect, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { engine, openTestDatabase } from '#test/database.ts'
import { startExpectingFailure, startGroup } from '#test/server-process.ts'
import { openDatabase } from './open.ts'
import { waitForDatabase } from './wait-for-database.ts'

const secretKey = 'k'.repeat(32)

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function findClosedPort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((closed) => probe.close(closed))
  return port
}

test('gives up when the database does not answer in time', async () => {
  const location = { dataDir: '', databaseUrl: `postgres://x:x@127.0.0.1:${await findClosedPort()}/x` }
  const database = await openDatabase(location)
  onTestFinished(() => database.destroy())
  await expect(waitForDatabase(database, { seconds: 0, onWait: () => {} })).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test.runIf(engine === 'postgres')('starts the server once PostgreSQL accepts connections', async () => {
  const place = await openTestDatabase({ migrated: false })
  onTestFinished(place.close)
  const url = new URL(place.databaseUrl ?? '')
  const target = { host: url.hostname, port: Number(url.port) }
  const port = await findClosedPort()
  url.port = String(port)
  const server = startGroup(process.execPath, ['server/main.ts'], {
    DATA_DIR: place.dataDir,
    DATABASE_URL: url.href,
    SECRET_KEY: secretKey,
    STARTER_CONTENT: 'off',
  })
  const waiting = server.waitForOutput(/^(PostgreSQL isn't available yet \(.*\)\. Retrying for 60 seconds\.)\n/)
  const running = server.waitForOutput(/(Seven Pillars [\d.]+ is running)/)
  await waiting
  const proxy = createServer((socket) => {
    const upstream = connect(target.port, target.host)
    for (const each of [socket, upstream]) each.on('error', () => {})
    socket.pipe(upstream).pipe(socket)
  })
  await listen(proxy, port)
  await running
  server.leader.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  proxy.close()
})

test.runIf(engine === 'postgres')('refuses to start at once when the password is wrong', async () => {
  const place = await openTestDatabase({ migrated: false })
  onTestFinished(place.close)
  const url = new URL(place.databaseUrl ?? '')
  url.password = 'hunter2'
  const { code, output } = await startExpectingFailure({
    DATA_DIR: place.dataDir,
    DATABASE_URL: url.href,
    SECRET_KEY: secretKey,
  })
  expect(output).toMatch(/^PostgreSQL refused the connection: password authentication failed.* Check DATABASE_URL\.\n$/)
  expect(output).not.toContain('hunter2')
  expect(code).toBe(1)
})
