import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { examineArea, listen, secretKey, selectArea, startSilentServer } from '#test/doctor-site.ts'
import { findFreePort, listenAndGetUrl } from '#test/listen.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import type { Config } from '../config.ts'
import { lockDataDir } from '../database/data-dir-lock.ts'
import { firstIdAt, generateId } from '../database/ids.ts'
import { getDatabaseFile, openDatabase } from '../database/open.ts'
import { recordLocalUrl } from '../local-url.ts'
import { getKeyFile } from '../services/secrets.ts'
import type { Area } from './checks.ts'
import { examineSite } from './examine.ts'

const hourMs = 3_600_000
const otherKey = 'another key of at least 32 characters'
const onSqlite = engine === 'sqlite'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp({ secretKey })
})

afterEach(() => site.close())

const examine = (area: Area, settings?: Partial<Config>, timeoutMs?: number) =>
  examineArea(site, area, { settings, timeoutMs })

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

test('finds nothing wrong with a healthy site', async () => {
  const publicUrl = await listen(site)
  const mail = await startSmtpServer({ user: { name: 'pillars', password: 'hunter22' } })
  onTestFinished(mail.close)
  await site.signUp()
  const smtp = { url: mail.url, from: 'pillars@example.org' }
  const checks = await examineSite({ ...site.config, publicUrl, smtp, backupCommand: 'true' }, { now: new Date() })
  expect(checks.filter(({ status }) => status !== 'ok')).toEqual([])
  expect(new Set(checks.map(({ area }) => area)).size).toBe(13)
  expect(mail.received).toEqual([])
})

test('repeats what the server says about the settings at its start', async () => {
  expect(await examine('settings', { publicUrl: 'https://pillars.example.org', trustProxy: 0 })).toMatchObject({
    valid: { status: 'ok' },
    suspicious: { status: 'warning', message: expect.stringContaining('TRUST_PROXY') },
  })
})

test.runIf(onSqlite)('changes nothing in the folder of a stopped site', async () => {
  await site.signUp()
  await site.app.close()
  await site.database.destroy()
  writeFileSync(join(site.dataDir, 'server.lock'), '')
  const list = () =>
    readdirSync(site.dataDir).map((name) => {
      const file = join(site.dataDir, name)
      return [name, statSync(file).mode, statSync(file).mtimeMs, readFileSync(file).toString('base64')]
    })
  const before = list()
  const checks = await examineSite({ ...site.config, secretKey: null }, { now: new Date() })
  expect(list()).toEqual(before)
  expect(selectArea(checks, 'database')).toMatchObject({ opens: { status: 'ok' }, intact: { status: 'ok' } })
  expect(selectArea(checks, 'keys')).toMatchObject({ 'secret-key': { status: 'problem' } })
})

describe('the server', () => {
  test('is said to be stopped', async () => {
    expect(await examine('server')).toMatchObject({ answers: { status: 'warning', advice: 'Start it: npm start' } })
  })

  test.runIf(onSqlite)('is said to have been ended by force when its database was not closed', async () => {
    await site.signUp()
    expect((await examine('server')).answers?.message).toContain('ended by force')
    await site.app.close()
    await site.database.destroy()
    expect((await examine('server')).answers?.message).toBe("The server isn't running.")
  })

  test('is a problem when it cannot write to its database', async () => {
    await listen(site)
    await site.database.schema.alterTable('site_settings').renameTo('away').execute()
    expect(await examine('server')).toMatchObject({
      answers: { status: 'problem', message: expect.stringContaining("can't write to its database") },
    })
  })

  test.runIf(onSqlite)('is a problem when it holds the folder but does not answer', async () => {
    const lock = lockDataDir(site.dataDir)
    onTestFinished(lock.release)
    recordLocalUrl(site.dataDir, `http://localhost:${await findFreePort()}`)
    const message = expect.stringContaining(`(process ${process.pid}) uses the data folder, but nothing answers`)
    expect(await examine('server')).toMatchObject({ answers: { status: 'problem', message } })
  })

  test('is not taken for another program at its address', async () => {
    const other = createServer((_request, reply) => reply.end('hello'))
    recordLocalUrl(site.dataDir, await listenAndGetUrl(other))
    onTestFinished(() => void other.close())
    expect(await examine('server')).toMatchObject({
      answers: { status: 'warning', message: expect.stringContaining('Another program answers') },
    })
  })
})

describe('the database', () => {
  test.each([
    ['older', 'warning', 'from an earlier version'],
    ['newer', 'problem', 'a newer version of Seven Pillars (999-future)'],
  ])('is %s than the program', async (age, status, words) => {
    const migrations = site.database.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    if (age === 'newer')
      await migrations
        .insertInto('kysely_migration')
        .values({ name: '999-future', timestamp: ago(0) })
        .execute()
    else await migrations.deleteFrom('kysely_migration').where('name', '=', '039-pending-replies').execute()
    expect(await examine('database')).toMatchObject({ schema: { status, message: expect.stringContaining(words) } })
    expect(await examine('delivery')).toMatchObject({ check: { status: 'unknown' } })
  })

  test.runIf(!onSqlite).each([
    ['0.2.1', 'replace the processes one after the other'],
    ['0.1.5', 'stop all processes of the server'],
  ])('says how to update while servers of %s run', async (version, words) => {
    const other = await openDatabase(site, { connections: 1 })
    onTestFinished(() => other.destroy())
    await sql`select set_config('application_name', ${`Seven Pillars ${version}`}, false)`.execute(other)
    const migrations = site.database.withTables<{ kysely_migration: { name: string } }>()
    await migrations.deleteFrom('kysely_migration').where('name', '=', '043-mailed-invitations').execute()
    expect(await examine('database')).toMatchObject({ schema: { advice: expect.stringContaining(words) } })
  })

  describe.runIf(onSqlite)('in a file', () => {
    test('is damaged', async () => {
      await site.app.close()
      await site.database.destroy()
      const file = getDatabaseFile(site.dataDir)
      const descriptor = openSync(file, 'r+')
      const pageSize = 4096
      for (let page = 20; page < 120; page++)
        writeSync(descriptor, Buffer.alloc(pageSize, 'x'), 0, pageSize, page * pageSize)
      closeSync(descriptor)
      const checks = await examineSite(site.config, { now: new Date() })
      expect(selectArea(checks, 'database')).toMatchObject({
        intact: { status: 'problem', advice: expect.stringContaining('npm run admin -- restore FILE') },
      })
      expect(selectArea(checks, 'permissions')).toMatchObject({ private: { status: 'ok' } })
    })

    test('is no database', async () => {
      await site.database.destroy()
      for (const suffix of ['', '-wal', '-shm']) rmSync(getDatabaseFile(site.dataDir) + suffix, { force: true })
      writeFileSync(getDatabaseFile(site.dataDir), 'x'.repeat(5000))
      expect(await examine('database')).toMatchObject({
        opens: { status: 'problem', message: expect.stringContaining('file is not a database') },
      })
    })

    test('is missing', async () => {
      await site.database.destroy()
      for (const suffix of ['', '-wal', '-shm']) rmSync(getDatabaseFile(site.dataDir) + suffix, { force: true })
      const message = `There is no site in ${site.dataDir} yet.`
      expect(await examine('database')).toEqual({ opens: expect.objectContaining({ status: 'problem', message }) })
      writeFileSync(getKeyFile(site.dataDir), secretKey)
      expect((await examine('database')).opens?.message).toContain('has the secret.key of a site')
      expect(existsSync(getDatabaseFile(site.dataDir))).toBe(false)
    })
  })

  describe.runIf(!onSqlite)('on PostgreSQL', () => {
    const change = (edit: (url: URL) => void) => {
      const url = new URL(site.databaseUrl ?? '')
      edit(url)
      return { databaseUrl: url.href }
    }

    test('refuses a wrong password, which is not repeated', async () => {
      const wrong = change((url) => (url.password = 'hunter22'))
      const checks = await examineSite({ ...site.config, ...wrong }, { now: new Date() })
      expect(selectArea(checks, 'database')).toMatchObject({
        opens: { status: 'problem', advice: 'Check DATABASE_URL.' },
      })
      expect(selectArea(checks, 'clock')).toMatchObject({ time: { status: 'unknown' }, 'time-zones': { status: 'ok' } })
      expect(JSON.stringify(checks)).not.toContain('hunter22')
    })

    test('is not there', async () => {
      const port = String(await findFreePort())
      expect(
        await examine(
          'database',
          change((url) => (url.port = port)),
        ),
      ).toMatchObject({
        opens: { status: 'problem', message: expect.stringContaining("can't be reached (ECONNREFUSED)") },
      })
    })

    test('hangs', async () => {
      const port = await startSilentServer()
      const checks = await examineSite(
        { ...site.config, ...change((url) => (url.port = String(port))) },
        { now: new Date(), timeoutMs: 300 },
      )
      expect(selectArea(checks, 'database')).toMatchObject({ opens: { status: 'problem' } })
      expect(selectArea(checks, 'disk')).toMatchObject({ space: { status: 'ok' } })
    })
  })
})

test('says when messages wait or have failed', async () => {
  const message = {
    id: generateId(),
    user_id: null,
    device_id: null,
    channel: 'email' as const,
    kind: 'test',
    subject_id: null,
    data: null,
    once: false,
    status: 'waiting' as const,
    error: null,
    next_attempt_at: ago(0),
    expires_at: null,
    lease_id: null,
    lease_until: null,
    created_at: ago(3 * hourMs),
  }
  await site.database.insertInto('outbox').values(message).execute()
  const waits = '1 email waits to be sent, the oldest for 3 hours.'
  expect(await examine('delivery')).toMatchObject({
    email: { status: 'warning', message: expect.stringContaining(waits) },
  })
  await listen(site)
  // Without the key, the doctor does not know that the server has just started.
  expect(await examine('delivery', { secretKey: otherKey })).toMatchObject({
    email: { status: 'problem', message: waits },
    push: { status: 'ok' },
  })
  await site.database.updateTable('outbox').set({ status: 'failed', next_attempt_at: null }).execute()
  expect(await examine('delivery')).toMatchObject({
    email: { status: 'warning', message: expect.stringContaining('1 email could not be sent') },
  })
})

test('names background work that is overdue', async () => {
  const member = await site.signUp()
  await site.database
    .insertInto('reminder_settings')
    .values({
      user_id: member.id,
      time: null,
      weekdays: '[]',
      nudge: false,
      nudge_time: '20:00',
      later_at: null,
      next_at: ago(2 * hourMs),
      sent_on: null,
      last_sent_at: null,
      paused_at: null,
      updated_at: ago(0),
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ next_at: ago(2 * hourMs) }))
    .execute()
  expect(await examine('background')).toMatchObject({
    overdue: { status: 'warning', message: expect.stringContaining('Overdue: reminders for 2 hours.') },
  })
  await listen(site)
  expect(await examine('background', { secretKey: otherKey })).toMatchObject({ overdue: { status: 'problem' } })
})

test.runIf(onSqlite)('warns when the database has something that is newer than the clock', async () => {
  const version = `${firstIdAt(Date.now() + 5 * hourMs)}-7000-8000-000000000000`
  await site.database
    .insertInto('table_versions')
    .values({ name: 'challenges', version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute()
  expect(await examine('clock')).toMatchObject({
    time: { status: 'warning', message: expect.stringContaining('something that is 5 hours newer') },
  })
})
