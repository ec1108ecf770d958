import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { createReminderSite } from '#test/reminder-site.ts'
import { addDays } from '../../calendar.ts'

let member: TestClient
let challenge: Awaited<ReturnType<typeof joinTestChallenge>>

const site = await createReminderSite()
afterAll(() => site.close())

beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.addMember()
  challenge = await joinTestChallenge(site, member, { duration: 90 })
  await change({ on: true, time: '18:00', nudge: false })
})

const change = (body: unknown) => member.call('PATCH', '/api/reminders', body)
const readPause = async () => (await member.call('GET', '/api/reminders')).json().pausedSince

/** Lets days pass. @returns the first words of each mail */
async function pass(from: string, days: number): Promise<string[]> {
  const subjects: string[] = []
  for (let day = 0; day < days; day++)
    subjects.push(...(await site.remindAt(`${addDays(from, day)}T18:00:00.000Z`, member)))
  return subjects
}

const reminders = (count: number) => Array.from({ length: count }, () => 'Time for today’s step')
const farewell = 'We’ll stop reminding you for now'

describe('after ten unanswered reminders', () => {
  test('one last message comes, and then silence', async () => {
    expect(await pass('2026-03-10', 10)).toEqual(reminders(10))
    expect(await readPause()).toBeNull()
    site.services.clock.set('2026-03-20T18:00:00.000Z')
    const [last, ...others] = await site.remind(member)
    expect([last?.subject, others]).toEqual([farewell, []])
    expect(last?.text).toContain('Nothing is lost.')
    expect(await readPause()).toBe('2026-03-20T18:00:00.000Z')
    expect(await pass('2026-03-21', 20)).toEqual([])
  })

  test('marking a day brings the reminders back', async () => {
    await pass('2026-03-10', 12)
    site.services.clock.set('2026-03-22T09:00:00.000Z')
    expect(await readPause()).not.toBeNull()
    await challenge.mark()
    expect(await readPause()).toBeNull()
    expect(await pass('2026-03-22', 11)).toEqual(reminders(10))
    expect(await pass('2026-04-02', 3)).toEqual([farewell])
  })

  test('changing the settings brings them back too', async () => {
    await pass('2026-03-10', 12)
    site.services.clock.set('2026-03-22T09:00:00.000Z')
    await change({ on: true })
    expect(await readPause()).toBeNull()
    expect(await pass('2026-03-22', 2)).toEqual(reminders(2))
  })
})

test('a requested reminder comes during the pause', async () => {
  await pass('2026-03-10', 12)
  const pausedSince = await readPause()
  site.services.clock.set('2026-03-22T09:00:00.000Z')
  await member.call('POST', '/api/reminders/later', { when: 'later' })
  expect(await site.remindAt('2026-03-22T11:00:00.000Z', member)).toEqual(['Your reminder: 1 step left today'])
  expect(await readPause()).toBe(pausedSince)
})

test('an answer within ten days starts the count again', async () => {
  await pass('2026-03-10', 9)
  site.services.clock.set('2026-03-18T19:00:00.000Z')
  await challenge.mark()
  expect(await pass('2026-03-19', 10)).toEqual(reminders(10))
})

test('days without a reminder do not count as unanswered', async () => {
  await pass('2026-03-10', 9)
  await member.call('POST', '/api/breaks', { from: '2026-03-19', to: '2026-03-29' })
  expect(await pass('2026-03-19', 12)).toEqual(reminders(1))
})

test('late messages do not count as unanswered', async () => {
  await change({ nudge: true })
  for (let day = 0; day < 6; day++) {
    const date = addDays('2026-03-10', day)
    expect(await site.remindAt(`${date}T18:00:00.000Z`, member)).toHaveLength(1)
    expect(await site.remindAt(`${date}T20:30:00.000Z`, member)).toEqual(['You have 1 step left today'])
  }
})
