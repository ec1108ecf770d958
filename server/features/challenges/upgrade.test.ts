import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckIn, Participation } from '#contract/challenges.ts'
import { kyselyMigrations, migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/tables.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { engine, openTestDatabase } from '#test/database.ts'

// A site of the release before schedules, rules and runs, with a member in Berlin.

type OldParticipation = {
  id: string
  challenge: string
  startedAt: string
  completedAt?: string
  leftAt?: string
  /** The date of each day, and its note. */
  days: [date: string, note: string | null][]
}

const now = '2026-03-10T09:00:00.000Z'
const durations = { long: 40, short: 3, other: 10 }

const long: OldParticipation = {
  id: '01900000-0000-7000-8000-000000000001',
  challenge: 'long',
  startedAt: '2025-11-01T23:30:00.000Z',
  days: [
    ['2025-11-02', 'The first one'],
    ['2025-11-02', 'The second one on that date'],
    ['2025-11-02', null],
    ...Array.from({ length: 20 }, (_, day): [string, string | null] => [`2025-12-${10 + day}`, `Note ${day}`]),
    ['2026-03-08', null],
    ['2026-03-09', 'Yesterday'],
  ],
}
const completed: OldParticipation = {
  id: '01900000-0000-7000-8000-000000000002',
  challenge: 'short',
  startedAt: '2025-12-01T10:00:00.000Z',
  completedAt: '2025-12-03T10:00:00.000Z',
  days: [
    ['2025-12-01', 'One'],
    ['2025-12-03', 'Two'],
    ['2025-12-03', 'Three'],
  ],
}
const left: OldParticipation = {
  id: '01900000-0000-7000-8000-000000000003',
  challenge: 'other',
  startedAt: '2026-01-01T10:00:00.000Z',
  leftAt: '2026-01-05T10:00:00.000Z',
  days: [
    ['2026-01-01', 'Kept, although I left'],
    ['2026-01-02', null],
  ],
}
const repeated: OldParticipation = {
  id: '01900000-0000-7000-8000-000000000004',
  challenge: 'short',
  startedAt: '2026-03-09T10:00:00.000Z',
  days: [['2026-03-10', 'Marked before the upgrade']],
}
const unmarked: OldParticipation = {
  id: '01900000-0000-7000-8000-000000000005',
  challenge: 'other',
  startedAt: '2026-01-06T10:00:00.000Z',
  days: [],
}
const all = [long, completed, left, repeated, unmarked]

const token = 'a'.repeat(43)
let site: TestApp

beforeAll(async () => {
  const testDatabase = await openTestDatabase({ migrated: false })
  const { database } = testDatabase
  const before019 = Object.entries(kyselyMigrations).filter(([name]) => name < '019')
  await migrate(database, engine, Object.fromEntries(before019))
  await fillOldSite(database)
  await migrate(database, engine)
  site = await createTestApp({}, { testDatabase })
})
afterAll(() => site.close())

async function fillOldSite(database: Database) {
  await sql`insert into users
    (id, email, username, username_key, role, onboarding_completed, time_zone, created_at, updated_at)
    values ('member', 'm@example.org', 'm', 'm', 'public', false, 'Europe/Berlin', ${now}, ${now})`.execute(database)
  const sid = createHash('sha256').update(token).digest('hex')
  await sql`insert into sessions (sid, sess, expire, user_id)
    values (${sid}, ${JSON.stringify({ createdAt: now, userAgent: null })}, '2027-01-01T00:00:00.000Z', 'member')`.execute(
    database,
  )
  for (const [id, duration] of Object.entries(durations))
    await sql`insert into challenges
      (id, title, description, pillar, duration, difficulty, participants, created_at, updated_at)
      values (${id}, ${id}, 'd', 'mental', ${duration}, 'beginner', 1, ${now}, ${now})`.execute(database)
  for (const { id, challenge, startedAt, completedAt, leftAt, days } of all) {
    await sql`insert into user_challenges
      (id, challenge_id, user_id, progress, completed, started_at, completed_at, left_at)
      values (${id}, ${challenge}, 'member', ${days.length}, ${completedAt !== undefined}, ${startedAt},
        ${completedAt ?? null}, ${leftAt ?? null})`.execute(database)
    for (const [index, [date, note]] of days.entries())
      await sql`insert into challenge_check_ins (user_challenge_id, day, date, note, created_at)
        values (${id}, ${index + 1}, ${date}, ${note}, ${`${date}T08:00:00.000Z`})`.execute(database)
  }
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  site.inject({ method, url, headers: { cookie: `seven_pillars_session=${token}` }, ...(payload && { payload }) })

const list = async (): Promise<Participation[]> => (await call('GET', '/api/user-challenges')).json()
const findOne = async ({ id }: OldParticipation) => (await list()).find((each) => each.id === id)
const listDays = async ({ id }: OldParticipation) =>
  (await call('GET', `/api/user-challenges/${id}/check-ins`))
    .json()
    .map(({ run, day, date, late, note }: CheckIn) => ({ run, day, date, late, note }))
const expectedDays = ({ days }: OldParticipation) =>
  days.map(([date, note], index) => ({ run: 1, day: index + 1, date, late: false, note }))

async function expectEverythingKept() {
  for (const each of [long, completed])
    expect((await listDays(each)).slice(0, each.days.length)).toEqual(expectedDays(each))
  const stored = await site.database
    .selectFrom('challenge_check_ins')
    .select(['run', 'day', 'date', 'late', 'note'])
    .where('user_challenge_id', '=', left.id)
    .orderBy('day')
    .execute()
  expect(stored).toEqual(expectedDays(left))
}

describe(`a site of the release before (${engine})`, () => {
  test('shows every day and note with the right progress', async () => {
    await expectEverythingKept()
    expect(await listDays(repeated)).toEqual(expectedDays(repeated))
    expect(await list()).toMatchObject([
      { id: unmarked.id, progress: 0, lastCheckIn: null, wall: '', lastMarked: null },
      { id: repeated.id, progress: 1, completed: false, today: 'done', fillable: ['2026-03-09'] },
      { id: completed.id, progress: 3, completed: true, wall: 'ddd', lastCheckIn: { day: 3, note: 'Three' } },
      {
        id: long.id,
        run: 1,
        progress: 25,
        completed: false,
        rule: 'flexible',
        schedule: { kind: 'daily' },
        today: 'open',
        yesterday: 'done',
        lastMarked: '2026-03-09',
        lastCheckIn: { run: 1, day: 25, date: '2026-03-09', late: false, note: 'Yesterday' },
        restart: null,
        numbers: { streak: 2, longest: 20 },
        wall: `dddm${'d'.repeat(20)}mdd`,
      },
    ])
    expect((await call('GET', '/api/today')).json()).toMatchObject({
      joined: 4,
      completed: 1,
      daysByPillar: { mental: 25 + 3 + 2 + 1 },
      numbers: { streak: 3, longest: 20 },
    })
  })

  test('shows the same after the first write has saved the ledgers', async () => {
    const [listBefore, todayBefore] = [await list(), (await call('GET', '/api/today')).json()]
    expect((await call('PATCH', `/api/user-challenges/${long.id}`, { cue: 'At noon' })).statusCode).toBe(200)
    expect((await call('PATCH', `/api/user-challenges/${long.id}`, { cue: '' })).statusCode).toBe(200)
    expect(await list()).toEqual(listBefore)
    expect((await call('GET', '/api/today')).json()).toEqual(todayBefore)
    await expectEverythingKept()
    const saved = site.database.selectFrom('user_challenges').select('id').where('totals', 'is not', null)
    expect(await saved.execute()).toEqual([{ id: completed.id }])
    expect(await site.database.selectFrom('member_ledgers').select('user_id').execute()).toHaveLength(1)
  })

  test('works on', async () => {
    expect((await call('DELETE', `/api/user-challenges/${repeated.id}/check-ins/1`)).json()).toMatchObject({
      progress: 0,
    })
    expect((await call('PATCH', `/api/user-challenges/${repeated.id}/progress`, { progress: 1 })).statusCode).toBe(200)
    const marked = await call('POST', `/api/user-challenges/${long.id}/check-ins`, {})
    expect([marked.statusCode, marked.json()]).toMatchObject([201, { progress: 26, numbers: { streak: 3 } }])
    expect(marked.json()).toMatchObject((await findOne(long)) ?? {})
    expect((await call('PATCH', `/api/user-challenges/${long.id}`, { rule: 'strict' })).json()).toMatchObject({
      rule: 'strict',
      progress: 26,
    })
    site.services.clock.set('2026-03-13T09:00:00.000Z')
    expect(await findOne(long)).toMatchObject({ run: 2, progress: 0, restart: { missed: '2026-03-11', progress: 26 } })
    await expectEverythingKept()
  })
})
