import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReminderSettings } from '#contract/reminders.ts'
import type { TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { createReminderSite } from '#test/reminder-site.ts'

let member: TestClient

const site = await createReminderSite()
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.addMember('Europe/Berlin')
})

const read = async (): Promise<ReminderSettings> => (await member.call('GET', '/api/reminders')).json()
const change = async (body: unknown): Promise<ReminderSettings> =>
  (await member.call('PATCH', '/api/reminders', body)).json()
const readNextAt = () => site.readNextAt(member)

describe('settings', () => {
  test('are off until the member turns them on', async () => {
    expect(await read()).toEqual({
      on: false,
      time: null,
      suggestedTime: '18:30',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      nudge: true,
      nudgeTime: '20:30',
      pausedSince: null,
      laterAt: null,
      challenges: [],
    })
    expect(await readNextAt()).toBeUndefined()
  })

  test('set the next check on the clock of the member', async () => {
    expect(await change({ on: true })).toMatchObject({ on: true, time: null })
    expect(await readNextAt()).toBe('2026-03-10T17:30:00.000Z')
    expect(await change({ time: '07:00', weekdays: [1, 5], nudge: false })).toMatchObject({ on: true, time: '07:00' })
    expect(await readNextAt()).toBe('2026-03-13T06:00:00.000Z')
    await change({ on: false })
    expect(await readNextAt()).toBeNull()
  })

  test('follow a change of the time zone and of the day start', async () => {
    await change({ on: true, time: '02:00', nudge: false })
    await site.database
      .insertInto('notification_settings')
      .values({
        user_id: member.id,
        kinds: '{}',
        quiet_from: '03:00',
        quiet_until: '03:00',
        digest_at: null,
        calendar_id: null,
      })
      .execute()
    await change({ weekdays: [2] })
    expect(await readNextAt()).toBe('2026-03-11T01:00:00.000Z')
    await member.call('PATCH', '/api/account', { timeZone: 'America/New_York' })
    expect(await readNextAt()).toBe('2026-03-11T06:00:00.000Z')
    await member.call('PATCH', '/api/preferences', { dayStart: 1 })
    expect(await readNextAt()).toBe('2026-03-17T06:00:00.000Z')
  })

  test('list the active challenges with what differs', async () => {
    const challenge = await joinTestChallenge(site, member, { cue: 'After breakfast' })
    const left = await joinTestChallenge(site, member)
    await left.leave()
    const shown = { participationId: challenge.id, challengeId: challenge.challengeId, title: 'Thirty mornings' }
    const same = { off: false, time: null, weekdays: null, channel: null }
    expect((await read()).challenges).toEqual([{ ...shown, cue: 'After breakfast', ...same }])
    const changed = await member.call('PATCH', `${challenge.url}/reminder`, { time: '06:30', channel: 'push' })
    expect(changed.json().challenges).toEqual([
      { ...shown, cue: 'After breakfast', ...same, time: '06:30', channel: 'push' },
    ])
    const reset = await member.call('PATCH', `${challenge.url}/reminder`, { time: null, weekdays: [6, 7], off: true })
    expect(reset.json().challenges[0]).toMatchObject({ time: null, weekdays: [6, 7], off: true, channel: 'push' })
  })

  test('of one challenge belong to its member, and only while it is active', async () => {
    const challenge = await joinTestChallenge(site, member)
    const other = await site.signUp()
    expect((await other.call('PATCH', `${challenge.url}/reminder`, { off: true })).statusCode).toBe(404)
    await challenge.leave()
    expect((await member.call('PATCH', `${challenge.url}/reminder`, { off: true })).statusCode).toBe(404)
    expect((await read()).challenges).toEqual([])
  })

  test.each([
    [{ time: '18:31' }, 'time'],
    [{ time: '25:00' }, 'time'],
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ weekdays: [0] }, 'weekdays.0'],
    [{ nudgeTime: null }, 'nudgeTime'],
  ])('refuse %j', async (body, field) => {
    const reply = await member.call('PATCH', '/api/reminders', body)
    expect([reply.statusCode, Object.keys(reply.json().fields)[0]]).toEqual([400, field])
    expect(await readNextAt()).toBeUndefined()
  })

  test('suggest half an hour before the usual time of marking', async () => {
    const challenge = await joinTestChallenge(site, member)
    for (const [date, time] of [
      ['2026-03-10', '19:41'],
      ['2026-03-11', '06:00'],
      ['2026-03-12', '19:52'],
    ]) {
      site.services.clock.set(`${date}T${time}:00.000Z`)
      expect((await challenge.mark()).statusCode).toBe(201)
    }
    expect((await read()).suggestedTime).toBe('20:10')
  })
})

describe('an extra reminder', () => {
  const remind = (when: string) => member.call('POST', '/api/reminders/later', { when })

  test('comes tonight at the late time, or in half an hour', async () => {
    expect((await remind('tonight')).json()).toEqual({ at: '2026-03-10T19:30:00.000Z' })
    expect(await read()).toMatchObject({ on: false, laterAt: '2026-03-10T19:30:00.000Z' })
    expect(await readNextAt()).toBe('2026-03-10T19:30:00.000Z')
    site.services.clock.set('2026-03-10T19:45:00.000Z')
    expect((await remind('tonight')).json()).toEqual({ at: '2026-03-10T20:15:00.000Z' })
  })

  test('comes in two hours, but before the quiet hours', async () => {
    expect((await remind('later')).json()).toEqual({ at: '2026-03-10T11:00:00.000Z' })
    site.services.clock.set('2026-03-10T20:00:00.000Z')
    expect((await remind('later')).json()).toEqual({ at: '2026-03-10T20:55:00.000Z' })
    site.services.clock.set('2026-03-10T21:30:00.000Z')
    const late = await remind('tonight')
    expect([late.statusCode, late.json().message]).toEqual([409, 'It’s too late for another reminder today.'])
  })

  test('needs a way to reach the member', async () => {
    member = await site.signUp()
    const reply = await remind('tonight')
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Turn on notifications on a device, or confirm your email, first.',
    ])
    expect(await readNextAt()).toBeUndefined()
  })
})
