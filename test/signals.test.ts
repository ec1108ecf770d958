import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort, listenOnFreePort } from './listen.ts'
import { openHangingRequest, startGroup, type ProcessGroup } from './server-process.ts'

// Tests that all processes of an npm script stop, whichever of them gets the signal.

const onLinux = describe.runIf(process.platform === 'linux')

onLinux('npm start', () => {
  test.each(['npm start', 'bin/start.js', 'server/main.ts'])('stops gracefully on SIGTERM to %s', async (command) => {
    const { group, dataDir } = await start()
    process.kill(await findProcess(group, command), 'SIGTERM')
    expect(await group.exited).toBe(0)
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test.each(['npm start', 'bin/start.js'])('stops gracefully after SIGKILL to %s', async (command) => {
    const { group, dataDir } = await start()
    process.kill(await findProcess(group, command), 'SIGKILL')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('stops gracefully when a shell in between does not forward SIGTERM', async () => {
    const { group, dataDir } = await start('sh', ['-c', 'node bin/start.js; exit $?'], { npm_lifecycle_event: 'start' })
    group.leader.kill('SIGTERM')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('stops gracefully when the terminal is closed', async () => {
    const { group, dataDir } = await start()
    signalAll(group, 'SIGHUP')
    await expectNoProcessLeft(group)
    expectClosedDatabase(dataDir)
  })

  test('ends a hanging stop on a second Ctrl-C', async () => {
    const { group, url } = await start()
    await openHangingRequest(url)
    const startedAt = performance.now()
    const timer = setInterval(() => signalAll(group, 'SIGINT'), 1_200)
    await group.exited
    clearInterval(timer)
    expect(performance.now() - startedAt, 'before the ten seconds of a graceful stop').toBeLessThan(9_000)
    await expectNoProcessLeft(group)
  })

  test('survives its shell when it was started without npm', async () => {
    const { group, url } = await start('sh', ['-c', 'node bin/start.js & wait'])
    group.leader.kill('SIGKILL')
    await group.exited
    // Long enough for a launcher that watches its parent to stop.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  async function start(command = 'npm', args = ['start'], env: Record<string, string> = {}) {
    const dataDir = createDataDir()
    const group = startTestGroup(command, args, { DATA_DIR: dataDir, ...env })
    const url = await group.waitForOutput(/running at (\S+)\n/)
    return { group, dataDir, url }
  }

  /** SQLite deletes the write-ahead log only when the database is closed gracefully. */
  function expectClosedDatabase(dataDir: string) {
    expect(existsSync(join(dataDir, 'pillars.db'))).toBe(true)
    expect(existsSync(join(dataDir, 'pillars.db-wal'))).toBe(false)
  }
})

onLinux('npm run dev', () => {
  test.each([
    ['SIGTERM', 'npm run dev'],
    ['SIGKILL', 'npm run dev'],
    ['SIGTERM', 'bin/dev.js'],
    ['SIGKILL', 'bin/dev.js'],
  ] as const)('stops on %s to %s', async (signal, command) => {
    const { group } = await startDev()
    process.kill(await findProcess(group, command), signal)
    await expectNoProcessLeft(group)
  })

  test('restarts the API when a source file changes', async () => {
    const { group } = await startDev()
    const api = await findProcess(group, 'server/main.ts')
    utimesSync(new URL('../server/main.ts', import.meta.url), new Date(), new Date())
    await expect.poll(() => group.processes().has(api), { timeout: 20_000 }).toBe(false)
    expect(await findProcess(group, 'server/main.ts')).not.toBe(api)
  })

  async function startDev() {
    const dataDir = createDataDir()
    const env = { DATA_DIR: dataDir, PORT: String(await findFreePort()), API_PORT: String(await findFreePort()) }
    const group = startTestGroup('npm', ['run', 'dev'], env)
    await group.waitForOutput(/Local:\s+(\S+)/)
    await expect.poll(() => existsSync(join(dataDir, 'server.pid')), { timeout: 20_000 }).toBe(true)
    return { group }
  }
})

onLinux('npm run admin', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('stops a hanging command on %s to npm', async (signal) => {
    const silentDatabase = createServer()
    const port = await listenOnFreePort(silentDatabase)
    const connected = once(silentDatabase, 'connection')
    const group = startTestGroup('npm', ['run', 'admin', '--', 'verify', 'member@example.org'], {
      DATABASE_URL: `postgres://user@127.0.0.1:${port}/pillars`,
      SECRET_KEY: 'k'.repeat(32),
    })
    await connected
    group.leader.kill(signal)
    await expectNoProcessLeft(group)
    expect(group.output()).not.toContain("The database isn't responding")
    silentDatabase.close()
  })
})

function startTestGroup(command: string, args: string[], env: Record<string, string>): ProcessGroup {
  const group = startGroup(command, args, env)
  onTestFinished(() => {
    if (group.processes().size > 0) signalAll(group, 'SIGKILL')
  })
  return group
}

function signalAll({ leader }: ProcessGroup, signal: NodeJS.Signals): void {
  if (leader.pid) process.kill(-leader.pid, signal)
}

/** Waits for a process with this text in its command line. @returns its id */
async function findProcess(group: ProcessGroup, text: string): Promise<number> {
  const find = () => [...group.processes()].find(([, command]) => command.includes(text))?.[0]
  await expect.poll(find, { timeout: 20_000, message: text }).toBeDefined()
  return find() ?? 0
}

async function expectNoProcessLeft(group: ProcessGroup): Promise<void> {
  await expect.poll(() => [...group.processes().values()], { timeout: 9_000 }).toEqual([])
}

function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pillars-signals-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
