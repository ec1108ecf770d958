import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '#test/listen.ts'
import { buildIfStale } from '../bin/build-if-stale.js'
import { watchEvents } from './cluster-events.ts'
import {
  readRoles,
  requireCluster,
  startMachines,
  superuserPassword,
  type Machine,
  type Roles,
} from './cluster-machines.ts'
import {
  call,
  createRecords,
  findLost,
  sendThrough,
  sendTo,
  signUp,
  startDays,
  writeUntil,
  type Member,
  type Records,
} from './cluster-members.ts'
import { startApp, startBalancer, type App, type Balancer } from './cluster-programs.ts'
import { host } from './proxy-client.ts'

/** Members who write through the proxy. One more for each process of the app writes to that process only. */
const proxiedMembers = 6
/** The longest time without a write, for all members together and for each of them, in seconds. */
const maxGap = 60
/** In milliseconds. */
const machineOffTime = 40_000
const healthTimeout = 180_000

type Site = {
  machines: Machine[]
  balancer: Balancer
  apps: App[]
  members: Member[]
  /** The event streams of the members who are connected to one process. */
  streams: ReturnType<typeof watchEvents>[]
  records: Records
  databaseUrl: string
}

/** Fails a part of the site. Resolves once the part is on again, or is left to its supervisor. */
type Failure = { name: string; cause: (roles: Roles, site: Site) => Promise<string> }

const failures: Failure[] = [
  {
    name: 'PostgreSQL of the primary',
    async cause({ primary }) {
      primary.killPostgres()
      return primary.name
    },
  },
  { name: 'a process of the app', cause: async (_, { apps }) => killApp(apps[0]) },
  {
    name: 'the machine of the primary, back after 40 s',
    async cause({ primary }) {
      primary.cutPower()
      await delay(machineOffTime)
      primary.boot()
      return primary.name
    },
  },
  {
    name: 'PostgreSQL of the synchronous standby',
    async cause({ standby }) {
      standby.killPostgres()
      return standby.name
    },
  },
  { name: 'a process of the app', cause: async (_, { apps }) => killApp(apps[1]) },
  {
    name: 'the machine of the primary frozen for 40 s',
    async cause({ primary }) {
      primary.freeze()
      await delay(machineOffTime)
      primary.thaw()
      return primary.name
    },
  },
]

async function killApp(app: App | undefined): Promise<string> {
  app?.kill()
  return app?.name ?? ''
}

/**
 * Runs two processes of the app on a PostgreSQL cluster of three machines with the examples of `deploy/`, and kills a
 * part of it again and again while members write. Every acknowledged write must exist once at the end, and writes must
 * go on within a minute. Supervisors start again what was killed, and nothing else helps.
 */
export async function proveCluster(kills: number): Promise<void> {
  requireCluster()
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'pillars-cluster-'))
  const cleanUps: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const { interrupted, stopWaiting } = waitForSignal()
  try {
    await Promise.race([runProof(kills, folder, cleanUps), interrupted])
  } finally {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp().catch((error: unknown) => console.error(error))
    stopWaiting()
  }
}

/** Replaces the listeners of the launcher, which end this process at once, until `stopWaiting`: they get the signal then. */
function waitForSignal(): { interrupted: Promise<never>; stopWaiting: () => void } {
  const signals = (['SIGINT', 'SIGTERM'] as const).map((name) => ({ name, listeners: process.listeners(name) }))
  let received: NodeJS.Signals | undefined
  const interrupted = new Promise<never>((_, reject) => {
    for (const { name } of signals)
      process.removeAllListeners(name).on(name, () => {
        received = name
        reject(new Error(`The proof was interrupted by ${name}`))
      })
  })
  return {
    interrupted,
    stopWaiting() {
      for (const { name, listeners } of signals) {
        process.removeAllListeners(name)
        for (const listener of listeners) process.on(name, listener)
      }
      if (received) process.kill(process.pid, received)
    },
  }
}

async function runProof(kills: number, folder: string, cleanUps: (() => Promise<unknown>)[]): Promise<void> {
  const writing = new AbortController()
  cleanUps.push(async () => writing.abort())
  const site = await startSite(folder, cleanUps)
  const { members, records } = site
  try {
    const writers = await startWriting(site, writing.signal)
    await waitForWrites(site)
    console.log(formatRow(['kill', 'what', 'gap', 'of a member', 'healthy', 'acknowledged', 'lost', 'errors']))
    for (let number = 1; number <= kills; number++) {
      const failure = failures[(number - 1) % failures.length]
      if (failure) await cause(failure, number, site)
    }
    writing.abort()
    await Promise.all(writers)
    await assertNothingLost(site)
    say(`all ${records.acknowledged.length} acknowledged writes of ${members.length} members exist once`)
    await assertBackgroundWork(site)
    say('both processes do their background work')
    assertNoFaults(site)
    assertCleanLogs(site)
    for (const app of site.apps) await app.stop()
    say('no process of the app has ended by itself, and their logs have no errors but those of the database')
  } catch (error) {
    for (const { name, readLog } of site.machines) console.error(`${name}:\n${readTail(readLog())}`)
    console.error(`HAProxy:\n${readTail(site.balancer.readLog())}`)
    for (const { name, output } of site.apps) console.error(`${name}:\n${readTail(output())}`)
    throw error
  }
}

function say(text: string): void {
  console.log(`  ok  ${text}`)
}

function readTail(text: string): string {
  return text.split('\n').slice(-25).join('\n')
}

async function startSite(folder: string, cleanUps: (() => Promise<unknown>)[]): Promise<Site> {
  const machines = await startMachines(folder)
  cleanUps.push(() => Promise.all(machines.map((machine) => machine.stop())))
  const ports = [await findFreePort(), await findFreePort()]
  const balancer = await startBalancer(folder, machines, ports)
  cleanUps.push(() => balancer.stop())
  await waitFor('a healthy cluster', () => readRoles(machines))
  const databaseUrl = await createDatabase(balancer)
  const settings = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    PUBLIC_URL: `https://${host}`,
    TRUST_PROXY: '1',
    BACKUP_TIME: 'off',
  }
  const apps: App[] = []
  for (const [index, port] of ports.entries()) {
    const starting = startApp(`app${index + 1}`, port, settings)
    cleanUps.push(async () => (await starting.catch(() => null))?.discard())
    apps.push(await starting)
  }
  await Promise.all(apps.map(({ url }) => waitFor(`${url} is ready`, () => isReady(url))))
  const members = await createMembers(balancer, apps)
  // New members may only write a few replies.
  await runSql(databaseUrl, "update users set created_at = '2020-01-01T00:00:00.000Z'")
  const streams = apps.flatMap(({ port }, index) => {
    const member = members[proxiedMembers + index]
    return member ? [watchEvents(member, port)] : []
  })
  cleanUps.push(async () => streams.forEach((stream) => stream.close()))
  return { machines, balancer, apps, members, streams, records: createRecords(), databaseUrl }
}

async function createDatabase({ databasePort }: Balancer): Promise<string> {
  const address = `127.0.0.1:${databasePort}`
  const superuser = `postgres://postgres:${superuserPassword}@${address}/postgres`
  await runSql(superuser, "create role pillars login password 'pillars-password'")
  await runSql(superuser, 'create database pillars owner pillars')
  return `postgres://pillars:pillars-password@${address}/pillars`
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function createMembers(balancer: Balancer, apps: App[]): Promise<Member[]> {
  const setupCode = apps.map((app) => app.takeSetupCode()).find((code) => code !== undefined)
  const members: Member[] = []
  for (let number = 1; number <= proxiedMembers; number++) {
    const send = sendThrough(balancer, `127.0.0.${10 + number}`)
    members.push(await signUp(send, `member${number}`, number === 1 ? setupCode : undefined))
  }
  for (const [index, { name, port }] of apps.entries())
    members.push(await signUp(sendTo(port, `127.0.0.${20 + index}`), `of-${name}`))
  return members
}

/** @returns the members' loops, which end after the signal */
async function startWriting({ members, records }: Site, signal: AbortSignal): Promise<Promise<void>[]> {
  const [admin] = members
  if (!admin) throw new Error('There is no member')
  const discussion = { pillar: 'mental', title: 'A discussion', content: 'Of the proof' }
  const { body } = await call(admin, 'POST', '/api/forum', discussion)
  const { id: threadId } = JSON.parse(body) as { id: string }
  const writers = await Promise.all(members.map(async (member) => ({ member, days: await startDays(member) })))
  return writers.map(({ member, days }) =>
    writeUntil(member, { days, threadId, records, signal }).catch((error: unknown) => {
      records.faults.push(`${member.name} stopped writing: ${String(error)}`)
    }),
  )
}

async function cause({ name, cause: fail }: Failure, number: number, site: Site): Promise<void> {
  const { machines, apps, members, records, databaseUrl } = site
  const roles = await waitFor('a healthy cluster', () => readRoles(machines))
  const failuresBefore = new Map(records.failures)
  const failedAt = performance.now()
  const part = await fail(roles, site)
  // A killed PostgreSQL may not have been noticed yet.
  await delay(8000)
  await waitFor('a healthy cluster', () => readRoles(machines))
  const healthyAt = performance.now()
  for (const { url } of apps) await waitFor(`${url} is ready`, () => isReady(url))
  await waitForWrites(site)
  const { lost } = await findLost(databaseUrl, records)
  const gap = findLongestGap(records, failedAt)
  const memberGap = Math.max(...members.map((member) => findLongestGap(records, failedAt, member.name)))
  console.log(
    formatRow([
      String(number),
      `${name} (${part})`,
      `${gap.toFixed(1)} s`,
      `${memberGap.toFixed(1)} s`,
      `${((healthyAt - failedAt) / 1000).toFixed(0)} s`,
      String(records.acknowledged.length),
      String(lost.length),
      describeFailures(records, failuresBefore),
    ]),
  )
  if (lost.length > 0) throw new Error(`Acknowledged writes are lost: ${lost.map(({ text }) => text).join(', ')}`)
  if (memberGap > maxGap) throw new Error(`A member could not write for ${memberGap.toFixed(1)} s`)
}

/** Waits until every member has written, and every stream has had an event, from now on. */
async function waitForWrites(site: Site): Promise<void> {
  const { members, records, streams } = site
  const start = performance.now()
  const hasWritten = ({ name }: Member) =>
    records.acknowledged.some(({ member, sentAt }) => member === name && sentAt > start)
  await waitFor('writes of every member', async () => {
    assertNoFaults(site)
    return members.every(hasWritten)
  })
  await waitFor('events on every stream', async () => streams.every((stream) => stream.lastEventAt() > start))
}

function assertNoFaults({ apps, records }: Site): void {
  const faults = [...apps.flatMap(({ unexpectedEnds }) => unexpectedEnds), ...records.faults]
  if (faults.length > 0) throw new Error(`Unexpected, also during an outage:\n${faults.join('\n')}`)
}

function formatRow(cells: string[]): string {
  const widths = [4, 54, 7, 11, 8, 12, 4, 0]
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
}

/** @returns the longest time between two acknowledged writes from the failure on, of everyone or a member, in seconds */
function findLongestGap({ acknowledged }: Records, failedAt: number, member?: string): number {
  const times = acknowledged.filter((each) => member === undefined || each.member === member).map(({ at }) => at)
  const gaps = times.map((at, index) => (at < failedAt ? 0 : at - (times[index - 1] ?? failedAt)))
  return Math.max(0, ...gaps) / 1000
}

function describeFailures({ failures: counts }: Records, before: Map<string, number>): string {
  const seen = [...counts].map(([failure, count]) => [failure, count - (before.get(failure) ?? 0)] as const)
  const texts = seen.filter(([, count]) => count > 0).map(([failure, count]) => `${count} × ${failure}`)
  return texts.join(', ') || 'none'
}

async function assertNothingLost({ databaseUrl, records }: Site): Promise<void> {
  const { lost, repeated } = await findLost(databaseUrl, records)
  if (lost.length > 0) throw new Error(`Acknowledged writes are lost: ${lost.map(({ text }) => text).join(', ')}`)
  if (repeated.length > 0) throw new Error(`Writes exist more than once: ${repeated.join(', ')}`)
}

/** Lets each process alone send an announcement, which only background work does. */
async function assertBackgroundWork({ apps, members }: Site): Promise<void> {
  const [admin] = members
  if (!admin) throw new Error('There is no member')
  for (const app of apps) {
    const others = apps.filter((other) => other !== app).map((other) => other.pid() ?? 0)
    for (const pid of others) process.kill(pid, 'SIGSTOP')
    try {
      const alone = { ...admin, send: sendTo(app.port, '127.0.0.1') }
      const title = `Announcement ${randomUUID()}`
      await call(alone, 'POST', '/api/admin/announcements', { title, content: 'Of the proof' })
      await waitFor(`an announcement of ${app.name}`, async () => {
        const { body } = await call(alone, 'GET', '/api/admin/announcements')
        const announcements = JSON.parse(body) as { title: string; status: string }[]
        return announcements.some((each) => each.title === title && each.status === 'sent')
      })
    } finally {
      for (const pid of others) process.kill(pid, 'SIGCONT')
    }
  }
}

function assertCleanLogs({ apps }: Site): void {
  const unexpected = apps.flatMap((app) => findErrors(app.output()))
  if (unexpected.length > 0) throw new Error(`Unexpected in the log of the app:\n${unexpected.join('\n')}`)
}

/** @returns the lines of a log that a database which does not answer does not explain */
function findErrors(log: string): string[] {
  return log.split('\n').filter((line) => {
    if (!line.startsWith('{')) return /error|exception|^\s+at /i.test(line)
    const { level, code, err } = JSON.parse(line) as { level: number; code?: string; err?: { message: string } }
    return level >= 50 && code !== 'unavailable' && !/^database: (unavailable|busy|retry)/.test(err?.message ?? '')
  })
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`, { headers: { 'x-forwarded-proto': 'https' } }).catch(() => null)
  return reply?.ok ?? false
}

async function waitFor<T>(what: string, find: () => Promise<T | null | false>): Promise<T> {
  for (const end = Date.now() + healthTimeout; Date.now() < end;) {
    const found = await find()
    if (found) return found
    await delay(500)
  }
  throw new Error(`Waited for ${healthTimeout / 1000} s, but there was not: ${what}`)
}
