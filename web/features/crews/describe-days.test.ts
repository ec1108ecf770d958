import { expect, test } from 'vitest'
import { formatDay } from '#web/ui/dates.ts'
import { describeDays } from './describe-days.ts'

const period = { from: '2026-11-13', to: '2026-11-26', today: '2026-11-26' }
const dates = `${formatDay(period.from, period.today)} to ${formatDay(period.to, period.today)}`

test.each([
  ['ddddddddddddd-', '13 days done'],
  ['-----------mmd', '1 day done, 2 missed'],
  ['------ddddrro-', '4 days done, 2 of rest'],
])('describes %s', (states, expected) => {
  expect(describeDays(states, period)).toBe(`${dates}: ${expected}`)
})
