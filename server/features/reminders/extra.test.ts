import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { composers } from '#server/composers.ts'
import type { TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { createReminderSite } from '#test/reminder-site.ts'
import { MailError } from '../../services/mail.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { reminderComposer } from './composer.ts'
import { sendDueReminders } from './tick.ts'

let member: TestClient

const site = await createReminderSite()
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.addMember()
})

const change = (body: unknown) => member.call('PATCH', '/api/reminders', body)
const remindLater = (when: string) => member.call('POST', '/api/reminders/later', { when })
const tick = (instant: string) => site.remindAt(instant, member)

describe('a requested reminder', () => {
  test('comes once while reminders are off', async () => {
    await joinTestChallenge(site, member)
    await remindLater('later')
    expect(await tick('2026-03-10T11:00:00.000Z')).toEqual(['Your reminder: 1 step left today'])
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual([])
    expect(await site.readNextAt(member)).toBeNull()
    expect((await member.call('GET', '/api/reminders')).json().laterAt).toBeNull()
  })

  test('takes the place of the late message', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', nudgeTime: '20:30' })
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Time for today’s step'])
    site.services.clock.set('2026-03-10T19:00:00.000Z')
    await remindLater('later')
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual([])
    expect(await tick('2026-03-10T21:00:00.000Z')).toEqual(['Your reminder: 1 step left today'])
    const refused = await remindLater('tonight')
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'You’ve already had today’s reminders.'])
  })

  test('leaves the reminder of the day, if it comes before that', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    await remindLater('later')
    expect(await tick('2026-03-10T11:00:00.000Z')).toEqual(['Your reminder: 1 step left today'])
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual([])
  })

  test('does not come after marking', async () => {
    const challenge = await joinTestChallenge(site, member)
    await remindLater('tonight')
    await challenge.mark()
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual([])
  })
})

describe('the hour', () => {
  test('stays the same on the clock across both changes of clocks', async () => {
    member = await site.addMember('Europe/Berlin')
    await joinTestChallenge(site, member, { duration: 90 })
    await change({ on: true, time: '18:00', nudge: false })
    expect(await tick('2026-03-28T17:00:00.000Z')).toHaveLength(1)
    expect(await site.readNextAt(member)).toBe('2026-03-29T16:00:00.000Z')
    expect(await tick('2026-10-24T16:00:00.000Z')).toHaveLength(1)
    expect(await site.readNextAt(member)).toBe('2026-10-25T17:00:00.000Z')
  })

  test('follows the member to another time zone, with one reminder for each date', async () => {
    member = await site.addMember('Europe/Berlin')
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', nudge: false })
    expect(await tick('2026-03-10T17:00:00.000Z')).toHaveLength(1)
    await member.call('PATCH', '/api/account', { timeZone: 'America/New_York' })
    expect(await tick('2026-03-10T22:00:00.000Z')).toEqual([])
    expect(await site.readNextAt(member)).toBe('2026-03-11T22:00:00.000Z')
    await member.call('PATCH', '/api/account', { timeZone: 'Asia/Tokyo' })
    expect(await tick('2026-03-11T09:00:00.000Z')).toHaveLength(1)
  })
})

describe('while the mail server is down for an hour', () => {
  /** Makes every mail fail until the returned function is called. */
  function breakMail() {
    const { send } = site.services.mail
    site.services.mail.send = async () => {
      throw new MailError('unreachable', 'The mail server can’t be reached.')
    }
    return () => (site.services.mail.send = send)
  }

  async function deliverForAnHour(): Promise<void> {
    for (let minute = 0; minute < 60; minute++) {
      site.services.clock.advance({ minutes: 1 })
      await sendDueReminders(site, { limit: 10 })
      await deliverDue(site, composers)
    }
  }

  test('nothing is lost, and one reminder comes', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', nudge: false })
    const repair = breakMail()
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual([])
    await deliverForAnHour()
    repair()
    const before = site.services.mail.sent.length
    await deliverForAnHour()
    expect(site.services.mail.sent.slice(before).map(({ subject }) => subject)).toEqual(['Time for today’s step'])
  })

  test('marking the day in that hour withdraws the reminder', async () => {
    const challenge = await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', nudge: false })
    const repair = breakMail()
    await tick('2026-03-10T18:00:00.000Z')
    await challenge.mark()
    repair()
    const before = site.services.mail.sent.length
    await deliverForAnHour()
    expect(site.services.mail.sent.slice(before)).toEqual([])
    expect(await site.database.selectFrom('outbox').selectAll().where('user_id', '=', member.id).execute()).toEqual([])
  })
})

describe('the push message', () => {
  async function readPush() {
    site.services.clock.set('2026-03-10T18:00:00.000Z')
    await sendDueReminders(site, { limit: 10 })
    const [row] = await site.database.deleteFrom('outbox').where('user_id', '=', member.id).returningAll().execute()
    const now = site.services.clock.now()
    return reminderComposer.push({
      dependencies: site,
      database: site.database,
      recipient: { userId: member.id, username: member.username, email: member.email, timeZone: 'UTC', dayStart: 3 },
      message: { kind: 'reminder', subjectId: null, data: row?.data ?? null, createdAt: now.toISOString() },
      now,
    })
  }

  test('names nothing, and marks the one step that is due', async () => {
    const challenge = await joinTestChallenge(site, member, { cue: 'After breakfast' })
    await change({ on: true, time: '18:00' })
    const message = await readPush()
    expect(message).toEqual({
      title: 'Seven Pillars',
      body: 'Time for today’s step.',
      tag: 'reminder',
      path: '/',
      badge: 1,
      mark: { participationId: challenge.id, date: '2026-03-10', key: expect.any(String) },
      later: true,
    })
    const { date, key } = message?.mark ?? {}
    expect((await challenge.mark({ date }, key)).statusCode).toBe(201)
    expect((await challenge.mark({ date }, key)).statusCode).toBe(200)
  })

  test('marks nothing if several steps are due, and names them if the member allows it', async () => {
    await joinTestChallenge(site, member)
    await joinTestChallenge(site, member)
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    await member.call('PATCH', '/api/notification-settings', { named: true })
    const message = await readPush()
    expect(message).toMatchObject({ body: 'Thirty mornings, Thirty mornings, and 1 more', badge: 3 })
    expect(message).not.toHaveProperty('mark')
  })
})
