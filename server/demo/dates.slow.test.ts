import { expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import { formatCookieHeader } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { demoPassword } from './members.ts'
import { seedGroup } from './seed.ts'

const weekdays: [string, string][] = [1, 2, 3, 4, 5, 6, 7].map((day) => [
  `2026-06-0${day}T15:00:00.000Z`,
  'Europe/Berlin',
])

test.each<[string, string]>([
  ...weekdays,
  // Before and after the clocks change, and around midnight.
  ['2026-11-01T05:30:00.000Z', 'America/New_York'],
  ['2026-03-29T01:30:00.000Z', 'Europe/London'],
  ['2028-02-29T22:10:00.000Z', 'Pacific/Auckland'],
  ['2026-12-31T23:59:59.000Z', 'Asia/Kolkata'],
])('is the same group at %s in %s', async (instant, timeZone) => {
  const site = await startTestApp()
  const shown = await seedGroup(site, { now: new Date(instant), timeZone })
  site.services.clock.set(instant)
  expect(shown.map(({ line }) => line)).toEqual([
    'Day 1. One challenge, nothing marked yet.',
    'Day 10. One challenge, on a planned break.',
    'Day 13. One challenge, left off at day 7.',
    'Day 30. Three challenges, one finished.',
    'Day 100. Three challenges, eleven finished.',
  ])
  const today = async (username: string) => {
    const credentials = { email: `${username}@example.org`, password: demoPassword }
    const cookie = formatCookieHeader(await site.visitor('POST', '/api/auth/sign-in', credentials))
    const participations = (await site.inject({ url: '/api/user-challenges', headers: { cookie } })).json<
      Participation[]
    >()
    return participations
      .filter(({ completed }) => !completed)
      .map((each) => `${each.schedule.kind} ${each.today}`)
      .toSorted()
  }
  expect(await today('leo')).toEqual(['daily open'])
  expect(await today('ravi')).toEqual(['daily open'])
  expect(await today('erik')).toEqual(['daily break'])
  expect(await today('daniel')).toEqual(['daily open', 'daily open', expect.stringMatching('weekly (open|rest)')])
  expect(await today('sam')).toEqual(['daily open', 'daily open', expect.stringMatching('weekly (open|rest)')])
})
