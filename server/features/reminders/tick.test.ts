import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '#test/app.ts'
import { addTestChallenge, joinTestChallenge } from '#test/challenge-member.ts'
import { createReminderSite } from '#test/reminder-site.ts'
import { sendDueReminders } from './tick.ts'

let member: TestClient

const site = await createReminderSite()
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.addMember()
})

const change = (body: unknown) => member.call('PATCH', '/api/reminders', body)
const tick = (instant: string) => site.remindAt(instant, member)

describe('a reminder', () => {
  test('comes once at the chosen time, and the late message after it', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    expect(await tick('2026-03-10T17:59:59.000Z')).toEqual([])
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-10T18:00:05.000Z')).toEqual([])
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual(['You have 1 step left today'])
    expect(await tick('2026-03-10T21:59:00.000Z')).toEqual([])
    expect(await tick('2026-03-11T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })

  test('has a late message two hours later, also if the server was late by a moment', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:30' })
    expect(await tick('2026-03-10T18:30:02.500Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-10T20:30:00.500Z')).toEqual(['You have 1 step left today'])
  })

  test('names everything that is due in its body, with the day and the cue', async () => {
    await joinTestChallenge(site, member, { cue: 'After breakfast, in the bathroom' })
    const walk = await joinTestChallenge(site, member, { duration: 10 })
    await walk.mark()
    await change({ on: true, time: '18:00' })
    site.services.clock.set('2026-03-11T18:00:00.000Z')
    const [mail] = await site.remind(member)
    expect(mail?.subject).toBe('Time for today’s 2 steps')
    expect(mail?.text).toContain(`Here are today’s steps:

Thirty mornings, day 1 of 30
When and where: After breakfast, in the bathroom

Thirty mornings, day 2 of 10

Open today’s steps:
https://pillars.example.org/
`)
  })

  test('names challenges in its subject if the member allows it', async () => {
    await joinTestChallenge(site, member, { cue: 'After breakfast' })
    await change({ on: true, time: '18:00' })
    await member.call('PATCH', '/api/notification-settings', { named: true })
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Thirty mornings: After breakfast'])
  })

  test('comes from the first day of a challenge that waits for its date', async () => {
    await change({ on: true, time: '18:00' })
    const challengeId = await addTestChallenge(site)
    await member.call('POST', `/api/challenges/${challengeId}/starts`, { date: '2026-03-13' })
    for (const day of [10, 11, 12])
      for (const time of ['18:00', '20:30']) expect(await tick(`2026-03-${day}T${time}:00.000Z`)).toEqual([])
    expect(await tick('2026-03-13T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })

  test('does not come after marking, on a rest day, during a break or after leaving', async () => {
    const daily = await joinTestChallenge(site, member)
    const weekdays = await joinTestChallenge(site, member, { schedule: { kind: 'weekdays', days: [3] } })
    await change({ on: true, time: '18:00' })
    await daily.mark()
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual([])
    site.services.clock.set('2026-03-11T09:00:00.000Z')
    await weekdays.leave()
    await member.call('POST', '/api/breaks', { from: '2026-03-11', to: '2026-03-12' })
    expect(await tick('2026-03-11T18:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-12T18:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-13T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })

  test('comes on the chosen weekdays only', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', weekdays: [2, 4], nudge: false })
    expect(await tick('2026-03-10T18:00:00.000Z')).toHaveLength(1)
    expect(await tick('2026-03-11T20:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-12T18:00:00.000Z')).toHaveLength(1)
  })

  test('is not made up for when it is turned on after its time', async () => {
    await joinTestChallenge(site, member)
    site.services.clock.set('2026-03-10T19:00:00.000Z')
    await change({ on: true, time: '18:00' })
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual([])
    expect(await tick('2026-03-11T18:00:00.000Z')).toHaveLength(1)
  })

  test('comes late on the same day after the server was down, but not in quiet hours', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00', nudge: false })
    expect(await tick('2026-03-10T19:45:00.000Z')).toEqual(['Time for today’s step'])
    expect(await tick('2026-03-11T22:10:00.000Z')).toEqual([])
    expect(await tick('2026-03-12T17:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-12T18:00:00.000Z')).toHaveLength(1)
  })

  test('moves with changed quiet hours', async () => {
    await joinTestChallenge(site, member)
    await member.call('PATCH', '/api/notification-settings', { quietFrom: '23:30' })
    await change({ on: true, time: '22:30', nudge: false })
    expect(await site.readNextAt(member)).toBe('2026-03-10T22:30:00.000Z')
    await member.call('PATCH', '/api/notification-settings', { quietFrom: '22:00' })
    expect(await tick('2026-03-10T09:00:05.000Z')).toEqual([])
    expect(await site.readNextAt(member)).toBe('2026-03-10T21:55:00.000Z')
  })

  test('reaches nobody without a channel, and is not counted', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    await member.call('PATCH', '/api/notification-settings', { kinds: { reminder: { email: false } } })
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual([])
    await member.call('PATCH', '/api/notification-settings', { kinds: { reminder: { email: true } } })
    expect(await tick('2026-03-10T20:30:00.000Z')).toEqual(['Time for today’s step'])
  })

  test('comes once, however many processes check at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => site.addMember()))
    for (const each of members) {
      await joinTestChallenge(site, each)
      await each.call('PATCH', '/api/reminders', { on: true, time: '18:00' })
    }
    site.services.clock.set('2026-03-10T18:00:00.000Z')
    await Promise.all(Array.from({ length: 6 }, () => sendDueReminders(site, { limit: 5 })))
    const rows = await site.database.selectFrom('outbox').select('user_id').execute()
    expect(rows.map(({ user_id: id }) => id).toSorted()).toEqual(members.map(({ id }) => id).toSorted())
    await site.remind(member)
  })

  test('is not sent by an old decision after a change of the settings', async () => {
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    site.services.clock.set('2026-03-10T18:00:00.000Z')
    await Promise.all([sendDueReminders(site, { limit: 10 }), change({ on: false })])
    expect(await site.remind(member)).toEqual([])
  })
})

describe('several challenges', () => {
  test('with three times lead to two messages, each for everything that is left', async () => {
    const joined = [await joinTestChallenge(site, member), await joinTestChallenge(site, member)]
    const evening = await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    for (const [index, { url }] of joined.entries())
      await member.call('PATCH', `${url}/reminder`, { time: index === 0 ? '08:00' : '12:00' })
    expect(await tick('2026-03-11T08:00:00.000Z')).toEqual(['Time for today’s 3 steps'])
    await evening.mark()
    expect(await tick('2026-03-11T12:00:00.000Z')).toEqual(['You have 2 steps left today'])
    expect(await tick('2026-03-11T18:00:00.000Z')).toEqual([])
    expect(await tick('2026-03-11T20:30:00.000Z')).toEqual([])
  })

  test('can be left out, and have their own channel', async () => {
    const [off, push] = [await joinTestChallenge(site, member), await joinTestChallenge(site, member)]
    await joinTestChallenge(site, member)
    await change({ on: true, time: '18:00' })
    await member.call('PATCH', `${off.url}/reminder`, { off: true })
    await member.call('PATCH', `${push.url}/reminder`, { channel: 'push' })
    expect(await tick('2026-03-10T18:00:00.000Z')).toEqual(['Time for today’s step'])
  })
})
