import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findFreePort, listenOnFreePort } from './listen.ts'
import { startGroup, type ProcessGroup } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

/** Starts the server through an npm script or another command. */
export async function startSite(command = 'npm', args = ['start'], env: Record<string, string> = {}) {
  const dataDir = createTempFolder()
  const group = startTestGroup(command, args, { DATA_DIR: dataDir, ...env })
  const url = await group.waitForOutput(/running at (\S+)\n/)
  return { group, dataDir, url }
}

/** SQLite deletes the write-ahead log only when the database is closed gracefully. */
export async function expectGracefulStop({ group, dataDir }: { group: ProcessGroup; dataDir: string }) {
  await expectNoProcessLeft(group)
  expect(existsSync(join(dataDir, 'pillars.db'))).toBe(true)
  expect(existsSync(join(dataDir, 'pillars.db-wal'))).toBe(false)
}

export async function startDev() {
  const dataDir = createTempFolder()
  const env = { DATA_DIR: dataDir, PORT: String(await findFreePort()), API_PORT: String(await findFreePort()) }
  const group = startTestGroup('npm', ['run', 'dev'], env)
  await group.waitForOutput(/Local:\s+(\S+)/)
  await expect.poll(() => existsSync(join(dataDir, 'server.pid')), { timeout: 20_000 }).toBe(true)
  return { group }
}

/** Starts an admin command that waits for a database. */
export async function startHangingAdmin() {
  const silentDatabase = createServer()
  onTestFinished(() => void silentDatabase.close())
  const port = await listenOnFreePort(silentDatabase)
  const connected = once(silentDatabase, 'connection')
  const group = startTestGroup('npm', ['run', 'admin', '--', 'verify', 'member@example.org'], {
    DATABASE_URL: `postgres://user@127.0.0.1:${port}/pillars`,
    SECRET_KEY: 'k'.repeat(32),
  })
  await connected
  return group
}

/** Starts a command in a process group that is killed after the test. */
function startTestGroup(command: string, args: string[], env: Record<string, string>): ProcessGroup {
  const group = startGroup(command, args, env)
  onTestFinished(() => {
    if (group.processes().size > 0) signalAll(group, 'SIGKILL')
  })
  return group
}

export function signalAll({ leader }: ProcessGroup, signal: NodeJS.Signals): void {
  if (leader.pid) process.kill(-leader.pid, signal)
}

/** Waits for a process with this text in its command line. @returns its id */
export async function findProcess(group: ProcessGroup, text: string): Promise<number> {
  const find = () => [...group.processes()].find(([, command]) => command.includes(text))?.[0]
  await expect.poll(find, { timeout: 20_000, message: text }).toBeDefined()
  return find() ?? 0
}

export async function expectNoProcessLeft(group: ProcessGroup): Promise<void> {
  await expect.poll(() => [...group.processes().values()], { timeout: 9_000 }).toEqual([])
}
