import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, getMemberDate } from '#server/calendar.ts'
import { getClockTime } from '#server/clock-times.ts'
import { generateId } from '#server/database/ids.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/tables.ts'
import { planBreak } from '#server/features/challenges/breaks.ts'
import { addChallenge } from '#server/features/challenges/catalog.ts'
import { addCheckIn } from '#server/features/challenges/check-ins.ts'
import { joinChallenge } from '#server/features/challenges/join.ts'
import { changeReminders } from '#server/features/reminders/settings.ts'
import startPostgres from './postgres.ts'
import { startServer } from './server-process.ts'
import { type SmtpTestServer, startSmtpServer } from './smtp-server.ts'

// Three real servers share one PostgreSQL and send to a real SMTP server.

const dayMs = 24 * 60 * 60_000
// In this zone it is afternoon or evening now, so the day does not end during the test.
const clock = { timeZone: new Date().getUTCHours() < 12 ? 'Etc/GMT-12' : 'UTC', dayStart: 3 }
let stopPostgres: () => Promise<void>
let databaseUrl: string
let smtp: SmtpTestServer

beforeAll(async () => {
  stopPostgres = await startPostgres()
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `reminders_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  databaseUrl = url.href
  smtp = await startSmtpServer()
})

afterAll(async () => {
  await smtp.close()
  await stopPostgres()
})

test('sends exactly one reminder to each member from three processes @prove', async () => {
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    PUBLIC_URL: 'https://pillars.example.org',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'pillars@example.org',
    STARTER_CONTENT: 'off',
  }
  const first = await startServer(env)
  const database = await openDatabase({ dataDir: first.dataDir, databaseUrl })
  const now = new Date()
  const challengeId = await addTestChallenge(database)
  const due = await addMembers(database, challengeId, { names: 'due', count: 40, now })
  const marked = await addMembers(database, challengeId, { names: 'marked', count: 6, now })
  for (const { actor, id } of marked)
    await addCheckIn(database, actor, { id, date: undefined, note: null, again: false })
  const away = await addMembers(database, challengeId, { names: 'away', count: 6, now })
  const today = getMemberDate(clock, now)
  for (const { actor } of away)
    await planBreak(database, actor, { participationId: null, from: today, to: addDays(today, 1) })
  const servers = [first, await startServer(env), await startServer(env)]

  await database.updateTable('reminder_settings').set({ next_at: now.toISOString() }).execute()
  await Promise.all(due.map(({ actor }) => smtp.waitForMailTo(`${actor.username}@example.org`)))
  // Checked members have a time tomorrow; claimed ones would be due within minutes.
  const soon = new Date(now.getTime() + 10 * 60_000).toISOString()
  while ((await countOpen(database, soon)) > 0);
  for (const server of servers) expect(await server.stop()).toBe(0)
  await database.destroy()

  const received = smtp.received.flatMap(({ to }) => to).toSorted()
  expect(received).toEqual(due.map(({ actor }) => `${actor.username}@example.org`).toSorted())
})

function addTestChallenge(database: Database): Promise<string> {
  const texts = { title: 'Thirty mornings', description: 'Walk.', pillar: 'physical', difficulty: 'beginner' } as const
  return addChallenge(database, { ...texts, duration: 30, plan: null }, new Date())
}

/** Adds members with a challenge, whose reminder was due within the last minutes. */
async function addMembers(
  database: Database,
  challengeId: string,
  { names, count, now }: { names: string; count: number; now: Date },
) {
  const at = new Date(now.getTime() - dayMs).toISOString()
  const time = getClockTime(clock.timeZone, Math.floor(now.getTime() / 300_000) * 300_000)
  const members = []
  for (let number = 0; number < count; number++) {
    const username = `${names}${number}`
    const actor = { userId: generateId(), username, ...clock, now, idempotencyKey: null }
    await insertUser(database, { id: actor.userId, username, at })
    const { participation } = await joinChallenge(database, actor, { challengeId, rule: undefined, cue: undefined })
    await changeReminders(database, { ...actor, now: new Date(at) }, { on: true, time, nudge: false })
    await database
      .insertInto('notification_settings')
      .values({
        user_id: actor.userId,
        kinds: '{}',
        quiet_from: '12:00',
        quiet_until: '12:00',
        digest_at: null,
        calendar_id: null,
      })
      .execute()
    await database
      .updateTable('reminder_settings')
      .set({ next_at: '2099-01-01T00:00:00.000Z' })
      .where('user_id', '=', actor.userId)
      .execute()
    members.push({ actor, id: participation.id })
  }
  return members
}

async function insertUser(database: Database, { id, username, at }: { id: string; username: string; at: string }) {
  await database
    .insertInto('users')
    .values({
      id,
      email: `${username}@example.org`,
      username,
      username_key: username,
      username_skeleton: null,
      first_name: null,
      last_name: null,
      profile_image_url: null,
      role: 'public',
      stripe_customer_id: null,
      stripe_payment_method_id: null,
      stripe_setup_intent_id: null,
      stripe_setup_key: null,
      onboarding_completed: true,
      password_hash: null,
      email_verified_at: at,
      suspended_at: null,
      time_zone: clock.timeZone,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Counts the members who are not checked yet, and the messages that are not sent yet. */
async function countOpen(database: Database, soon: string): Promise<number> {
  const unchecked = await database
    .selectFrom('reminder_settings')
    .select('user_id')
    .where('next_at', '<', soon)
    .execute()
  const unsent = await database.selectFrom('outbox').select('id').execute()
  return unchecked.length + unsent.length
}
