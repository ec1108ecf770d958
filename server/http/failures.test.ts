import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { fillDisk } from '#test/full-disk.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { announceStop } from '../stopping.ts'

type LogLine = { level: number; msg: string; [field: string]: unknown }

let site: TestApp
let member: TestClient
let log: LogLine[]

beforeEach(async () => {
  const lines: LogLine[] = []
  log = lines
  site = await createTestApp({ logLevel: 'warn' }, { logTo: { write: (line) => void lines.push(JSON.parse(line)) } })
  member = await site.signUp()
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})

const writeEntry = () => member.call('POST', '/api/journal', { content: 'A private thought' })

describe('the log of a failed call', () => {
  test('has the cause, the database, the client, the member and the request id of the reply', async () => {
    await fillDisk(site, ['journal_entries'])
    const reply = await writeEntry()
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { code: 'unavailable', message: expect.any(String), requestId: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ])
    expect(log).toMatchObject([
      {
        level: 50,
        msg: 'a call failed',
        requestId: reply.json().requestId,
        address: '127.0.0.1',
        memberId: member.id,
        method: 'POST',
        path: '/api/journal',
        code: 'unavailable',
        cause:
          site.engine === 'sqlite'
            ? { database: `${site.dataDir}/pillars.db`, errcode: 8, message: 'attempt to write a readonly database' }
            : { database: expect.stringMatching(/^[\w.:%]*\/test_\w+$/), code: '53100', message: 'disk full' },
      },
    ])
    expect(JSON.stringify(log)).not.toContain('A private thought')
  })

  test('has the stack of an unexpected error', async () => {
    await sql`alter table journal_entries rename to away`.execute(site.database)
    const reply = await member.call('GET', '/api/journal')
    expect([reply.statusCode, reply.json().requestId]).toEqual([500, log[0]?.requestId])
    expect(log).toMatchObject([{ code: 'internal', err: { stack: expect.stringContaining('journal') } }])
  })

  test('counts repeated failures with the same cause instead of filling the disk', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await fillDisk(site, ['journal_entries', 'goals'])
    for (let attempt = 0; attempt < 30; attempt++) expect((await writeEntry()).statusCode).toBe(503)
    const last = await member.call('POST', '/api/goals', { title: 'A goal', pillar: 'career' })
    expect([last.statusCode, log.length]).toEqual([503, 1])
    vi.advanceTimersByTime(10_000)
    expect(log).toMatchObject([{ path: '/api/journal' }, { path: '/api/goals', repeated: 30 }])
    expect(log[1]?.requestId).toBe(last.json().requestId)
    await writeEntry()
    expect(log).toHaveLength(3)
  })

  test('counts repeated refusals of the same member', async () => {
    const other = await site.signUp()
    for (let attempt = 0; attempt < 30; attempt++) await other.call('GET', '/api/admin/members')
    expect(log).toMatchObject([
      { level: 40, msg: 'refused', code: 'forbidden', memberId: other.id, path: '/api/admin/members' },
    ])
  })
})

describe('a failure in a browser', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test.each(['/', '/journal', '/readyz', '/api/login'])('is a page with the request id: %s', async (url) => {
    await sql`alter table users rename to away`.execute(site.database)
    const reply = await site.app.inject({ url, headers: { ...browser, cookie: member.cookie } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('<h1>This page can’t be shown</h1>')
    expect(reply.body).toContain(`Reference: ${log[0]?.requestId}`)
    expect(log[0]).toMatchObject({ path: url, memberId: null })
    const nonce = /nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1]
    expect(reply.body).toContain(`<style nonce="${nonce}">`)
    expect(reply.body).not.toContain('users')
  })

  test('is JSON for calls of the web app and for clients that ask for no page', async () => {
    await sql`alter table users rename to away`.execute(site.database)
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }])
      expect(
        (await site.inject({ url: '/api/auth/user', headers: { ...headers, cookie: member.cookie } })).json(),
      ).toMatchObject({ code: 'internal', requestId: expect.any(String) })
  })
})

test('GET /healthz answers while the database fails, also in a signed-in browser', async () => {
  await sql`alter table users rename to away`.execute(site.database)
  expect((await member.call('GET', '/healthz')).json()).toEqual({ status: 'ok' })
})

describe('GET /readyz', () => {
  const readiness = async () => (await site.inject({ url: '/readyz' })).statusCode
  const lastWrite = async () =>
    (await site.database.selectFrom('site_settings').select('value').where('key', '=', 'readiness-check').execute())[0]
      ?.value

  test('writes to the database at most once in ten seconds, however often it is called', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, readiness))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const first = await lastWrite()
    site.services.clock.set('2026-03-10T09:00:09.000Z')
    expect([await readiness(), await lastWrite()]).toEqual([200, first])
    site.services.clock.set('2026-03-10T09:00:10.000Z')
    expect([await readiness(), await lastWrite()]).toEqual([200, '2026-03-10T09:00:10.000Z'])
  })

  test('fails while the disk is full, although reads work, with the cause in the log', async () => {
    await fillDisk(site, ['site_settings'])
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect(await readiness()).toBe(503)
    expect(log).toMatchObject([{ path: '/readyz', cause: { database: expect.any(String) } }])
  })

  test('fails at once while the process is about to stop, which still answers', async () => {
    const other = await startTestApp()
    expect((await other.inject({ url: '/readyz' })).statusCode).toBe(200)
    announceStop(other.database)
    expect((await other.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await other.inject({ url: '/api/challenges' })).statusCode).toBe(200)
  })

  test('recovers with the next check, a second after the failed one', async () => {
    await sql`alter table site_settings rename to away`.execute(site.database)
    expect(await readiness()).toBe(503)
    await sql`alter table away rename to site_settings`.execute(site.database)
    expect(await readiness(), 'the last result').toBe(503)
    site.services.clock.set('2026-03-10T09:00:01.000Z')
    expect(await readiness()).toBe(200)
  })

  test('fails once a newer version has changed the schema so that this one can’t serve, and logs why', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`.execute(site.database)
    expect(await readiness()).toBe(503)
    const message = expect.stringContaining('changed by a newer version of Seven Pillars (999-later)')
    expect(log).toMatchObject([{ path: '/readyz', cause: { message } }])
  })

  test('fails before the database is migrated', async () => {
    await sql`delete from kysely_migration`.execute(site.database)
    expect(await readiness()).toBe(503)
  })
})
