import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { composers } from '#server/composers.ts'
import type { TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { createReminderSite } from '#test/reminder-site.ts'
import { addTestCrew, joinTestCrew } from '#test/test-crew.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { sendDueReminders } from '../reminders/tick.ts'
import { leaveRounds } from './leave.ts'
import { sendDueRounds } from './tick.ts'

const site = await createReminderSite()
afterAll(() => site.close())

let founder: TestClient
let member: TestClient
let crewId: string

// 10 March 2026 is a Tuesday.
beforeEach(async () => {
  await site.database.updateTable('crew_members').set({ round_at: null }).execute()
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  founder = await site.addMember()
  member = await site.addMember()
  crewId = await addTestCrew(site, [founder, member])
})

const change = (body: unknown) => founder.call('PATCH', `/api/crews/${crewId}/round`, body)
const changeSettings = (body: unknown) => member.call('PATCH', '/api/notification-settings', body)
const answer = (client: TestClient, on: string) =>
  client.call('POST', `/api/crews/${crewId}/round`, { on, answers: ['Fine', '', ''] })

/** Runs rounds and reminders at an instant. @returns the subjects of the mails to a member */
async function tick(instant: string, client = member): Promise<string[]> {
  site.services.clock.set(instant)
  const before = site.services.mail.sent.length
  while ((await sendDueRounds(site, { limit: 10 })) === 10);
  while ((await sendDueReminders(site, { limit: 10 })) === 10);
  await deliverDue(site, composers)
  const sent = site.services.mail.sent.slice(before).filter(({ to }) => to === client.email)
  return sent.map(({ subject }) => subject)
}

const readInbox = async (client = member) =>
  (await client.call('GET', '/api/notifications'))
    .json()
    .map(({ kind, at }: { kind: string; at: string }) => [kind, at])

const readRoundAt = async (client = member) =>
  (
    await site.database
      .selectFrom('crew_members')
      .select('round_at')
      .where('crew_id', '=', crewId)
      .where('user_id', '=', client.id)
      .executeTakeFirstOrThrow()
  ).round_at

describe('the reminder of a round', () => {
  test('comes once when it opens, in the app and by email, and again a week later', async () => {
    await change({ weekday: 7, hour: 19 })
    expect(await tick('2026-03-15T18:59:59.000Z')).toEqual([])
    expect(await tick('2026-03-15T19:00:00.000Z')).toEqual(['Your weekly round is open'])
    expect(await readInbox()).toEqual([['round', '2026-03-15T19:00:00.000Z']])
    expect(await tick('2026-03-15T19:05:00.000Z')).toEqual([])
    expect(await readRoundAt()).toBe('2026-03-22T19:00:00.000Z')
    expect(await tick('2026-03-22T19:00:00.000Z')).toEqual(['Your weekly round is open'])
    expect(await readInbox()).toEqual([['round', '2026-03-22T19:00:00.000Z']])
  })

  test('names the crew only in the body of an email, unless the member allows more', async () => {
    await change({ weekday: 7, hour: 19 })
    await tick('2026-03-15T19:00:00.000Z')
    const mail = site.services.mail.sent.findLast(({ to }) => to === member.email)
    expect(mail?.subject).not.toContain('Thursday')
    expect(mail?.text).toContain('The weekly round of “Thursday crew” is open')
    expect(mail?.text).toContain(`/crew/${crewId}/round`)
    await changeSettings({ named: true })
    expect(await tick('2026-03-22T19:00:00.000Z')).toEqual(['The weekly round of “Thursday crew” is open'])
  })

  test('comes as each member has chosen', async () => {
    await changeSettings({ kinds: { together: { email: false, inApp: false } } })
    await change({ weekday: 7, hour: 19 })
    expect(await tick('2026-03-15T19:00:00.000Z')).toEqual([])
    expect(await readInbox()).toEqual([])
    expect(await readInbox(founder)).toHaveLength(1)
  })

  test('does not come after answering, and is withdrawn by an answer', async () => {
    await change({ weekday: 7, hour: 19 })
    await tick('2026-03-15T19:00:00.000Z', founder)
    expect(await readInbox()).toHaveLength(1)
    await answer(member, '2026-03-15')
    expect(await readInbox()).toEqual([])
    site.services.clock.set('2026-03-22T19:00:00.000Z')
    await answer(member, '2026-03-22')
    expect(await tick('2026-03-22T19:00:01.000Z')).toEqual([])
    expect(await readInbox()).toEqual([])
    expect(await readRoundAt()).toBe('2026-03-29T19:00:00.000Z')
  })

  test('is dropped on its way when the member answers, leaves, or the round ends', async () => {
    await change({ weekday: 7, hour: 19 })
    const [leaver, late] = [await site.addMember(), await site.addMember()]
    for (const each of [leaver, late]) await joinTestCrew(site, crewId, each)
    site.services.clock.set('2026-03-15T19:00:00.000Z')
    await sendDueRounds(site, { limit: 10 })
    await answer(member, '2026-03-15')
    await site.database.transaction().execute((tx) => leaveRounds(tx, { crewId, userId: leaver.id }, new Date()))
    await site.database.deleteFrom('crew_members').where('user_id', '=', leaver.id).execute()
    const before = site.services.mail.sent.length
    await deliverDue(site, composers)
    const told = site.services.mail.sent.slice(before).map(({ to }) => to)
    expect(told.toSorted()).toEqual([founder.email, late.email].toSorted())
    expect(await readInbox(leaver)).toEqual([])
  })

  test('stays in the app during a break from all challenges', async () => {
    await change({ weekday: 7, hour: 19 })
    await member.call('POST', '/api/breaks', { from: '2026-03-14', to: '2026-03-16' })
    expect(await tick('2026-03-15T19:00:00.000Z')).toEqual([])
    expect(await readInbox()).toHaveLength(1)
  })

  test('waits for the end of the quiet hours, also of those that changed since', async () => {
    await change({ weekday: 7, hour: 22 })
    expect(await readRoundAt()).toBe('2026-03-16T07:00:00.000Z')
    await changeSettings({ quietUntil: '08:00' })
    expect(await tick('2026-03-16T07:00:00.000Z')).toEqual([])
    expect(await readInbox()).toEqual([])
    expect(await tick('2026-03-16T08:00:00.000Z')).toEqual(['Your weekly round is open'])
  })

  test('comes once, however many processes look at the same time', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => site.addMember()))
    for (const each of others) await joinTestCrew(site, crewId, each)
    await change({ weekday: 7, hour: 19 })
    site.services.clock.set('2026-03-15T19:00:00.000Z')
    await Promise.all(Array.from({ length: 6 }, () => sendDueRounds(site, { limit: 5 })))
    const rows = await site.database.selectFrom('outbox').select('user_id').where('kind', '=', 'round').execute()
    const ids = [founder, member, ...others].map(({ id }) => id)
    expect(rows.map((row) => row.user_id).toSorted()).toEqual(ids.toSorted())
    await deliverDue(site, composers)
  })
})

describe('the limit of two reminders a day', () => {
  beforeEach(async () => {
    await joinTestChallenge(site, member, { duration: 90 })
    await member.call('PATCH', '/api/reminders', { on: true, time: '18:00', nudgeTime: '20:30' })
  })

  test('counts a round, so that the second reminder of the day does not come', async () => {
    await change({ weekday: 7, hour: 19 })
    await tick('2026-03-10T18:00:00.000Z')
    await tick('2026-03-14T20:30:00.000Z')
    expect(await tick('2026-03-15T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-15T19:00:00.000Z')).toEqual(['Your weekly round is open'])
    expect(await tick('2026-03-15T20:30:00.000Z')).toEqual([])
    expect(await tick('2026-03-16T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-16T20:30:00.000Z')).toEqual(['You have 1 step left today'])
  })

  test('leaves the first reminder of a day after a round in the morning', async () => {
    await change({ weekday: 7, hour: 9 })
    expect(await tick('2026-03-15T09:00:00.000Z')).toEqual(['Your weekly round is open'])
    expect(await tick('2026-03-15T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-15T20:30:00.000Z')).toEqual([])
  })

  test('moves a round to the next morning, while the app shows it at once', async () => {
    await change({ weekday: 7, hour: 21 })
    await tick('2026-03-15T18:00:00.000Z')
    expect(await tick('2026-03-15T20:30:00.000Z')).toEqual(['You have 1 step left today'])
    expect(await tick('2026-03-15T21:00:00.000Z')).toEqual([])
    expect(await readInbox()).toEqual([['round', '2026-03-15T21:00:00.000Z']])
    expect(await tick('2026-03-16T09:00:00.000Z')).toEqual(['Your weekly round is open'])
    expect(await readInbox()).toEqual([['round', '2026-03-15T21:00:00.000Z']])
    expect(await tick('2026-03-16T09:05:00.000Z')).toEqual([])
    expect(await readRoundAt()).toBe('2026-03-22T21:00:00.000Z')
  })

  test('moves nothing to the next morning once the member has seen it', async () => {
    await change({ weekday: 7, hour: 21 })
    await tick('2026-03-15T18:00:00.000Z')
    await tick('2026-03-15T20:30:00.000Z')
    await tick('2026-03-15T21:00:00.000Z')
    await member.call('POST', '/api/notifications/read', {})
    expect(await tick('2026-03-16T09:00:00.000Z')).toEqual([])
  })

  test('holds between the rounds of several crews', async () => {
    await member.call('PATCH', '/api/reminders', { on: false })
    const others = [crewId, await addTestCrew(site, [founder, member]), await addTestCrew(site, [founder, member])]
    for (const id of others) await founder.call('PATCH', `/api/crews/${id}/round`, { weekday: 7, hour: 19 })
    expect(await tick('2026-03-15T19:00:00.000Z')).toHaveLength(2)
    expect(await tick('2026-03-16T09:00:00.000Z')).toHaveLength(1)
  })

  test('makes a check of the reminders that is under way start again', async () => {
    await change({ weekday: 7, hour: 20 })
    await tick('2026-03-15T18:00:00.000Z')
    site.services.clock.set('2026-03-15T20:30:00.000Z')
    await Promise.all([sendDueRounds(site, { limit: 10 }), sendDueReminders(site, { limit: 10 })])
    const rows = await site.database.selectFrom('outbox').select('kind').where('user_id', '=', member.id).execute()
    expect(rows).toHaveLength(1)
    await tick('2026-03-15T20:31:00.000Z')
  })
})

describe('the time of the next round', () => {
  test('follows the day, the hour, the time zone and the start of the day', async () => {
    await change({ weekday: 7, hour: 19 })
    expect(await readRoundAt()).toBe('2026-03-15T19:00:00.000Z')
    await change({ hour: 20 })
    expect(await readRoundAt()).toBe('2026-03-15T20:00:00.000Z')
    await change({ weekday: 4 })
    expect(await readRoundAt()).toBe('2026-03-12T20:00:00.000Z')
    await member.call('PATCH', '/api/account', { timeZone: 'Europe/Berlin' })
    expect(await readRoundAt()).toBe('2026-03-12T19:00:00.000Z')
    await change({ hour: 8 })
    await member.call('PATCH', '/api/preferences', { dayStart: 9 })
    expect(await readRoundAt()).toBe('2026-03-13T07:00:00.000Z')
    await change({ weekday: null })
    expect(await readRoundAt()).toBeNull()
  })

  test('is that of the next one for someone who joins while a round is open', async () => {
    await change({ weekday: 7, hour: 19 })
    await tick('2026-03-15T19:00:00.000Z')
    site.services.clock.set('2026-03-16T12:00:00.000Z')
    const joiner = await site.addMember()
    await joinTestCrew(site, crewId, joiner)
    expect(await readRoundAt(joiner)).toBe('2026-03-22T19:00:00.000Z')
    expect((await answer(joiner, '2026-03-15')).statusCode).toBe(200)
  })

  test('stays the same on the clock across both changes of clocks', async () => {
    await member.call('PATCH', '/api/account', { timeZone: 'Europe/Berlin' })
    await change({ weekday: 7, hour: 19 })
    await tick('2026-03-22T18:00:00.000Z')
    expect(await readRoundAt()).toBe('2026-03-29T17:00:00.000Z')
    await tick('2026-10-18T17:00:00.000Z')
    expect(await readRoundAt()).toBe('2026-10-25T18:00:00.000Z')
  })

  test('does not bring the same round twice after a flight to the west', async () => {
    await member.call('PATCH', '/api/account', { timeZone: 'Asia/Tokyo' })
    await change({ weekday: 7, hour: 19 })
    expect(await tick('2026-03-15T10:00:00.000Z')).toHaveLength(1)
    await member.call('PATCH', '/api/account', { timeZone: 'America/New_York' })
    expect(await tick('2026-03-15T23:00:00.000Z')).toEqual([])
    expect(await readRoundAt()).toBe('2026-03-22T23:00:00.000Z')
  })
})
