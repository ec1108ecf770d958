import { expect, test } from 'vitest'
import type { DayState } from '#contract/days.ts'
import { addDays, countDays } from '../../calendar.ts'
import type { Break } from './day-states.ts'
import { readWeek } from './week.ts'

const monday = '2026-03-09'
const sundayBefore = addDays(monday, -1)

/**
 * @param days from the Sunday before to today: `d` marked, `.` not marked, `r` a rest day by the schedule
 * @param joined days since Monday
 */
function read(days: string, { times = 3, joined = -30, breaks = [] as Break[] } = {}) {
  const getState = (date: string): DayState => {
    const letter = days[countDays(sundayBefore, date)]
    return letter === 'd' ? 'done' : letter === 'r' ? 'rest' : 'open'
  }
  const asOf = addDays(sundayBefore, days.length - 1)
  return readWeek({ agreement: { startedOn: addDays(monday, joined) }, times, breaks, asOf, getState })
}

test.each([
  ['on the day after a marked one, with enough days left', '.d.', 1, true],
  ['on the second day without a mark', '.d..', 1, false],
  ['on Monday after a marked Sunday', 'd.', 0, true],
  ['on Monday after a Sunday without a mark', '..', 0, false],
  ['on a day without which the week would be too short', '....d.', 1, true],
  ['on the day after, when each of the days left is needed', '.....d.', 1, false],
  ['once the days of the week are done', '.ddd.', 3, true],
  ['on a day that the schedule leaves free', '.dddr', 3, true],
  ['on a marked day', '.d', 1, false],
])('with three days a week, rests %s', (_, days, done, rest) => {
  expect(read(days)).toEqual({ done, rest })
})

test.each([
  [5, '.d.', true],
  [6, '.d.', true],
  [6, '.d.d.', false],
  [7, '.d.', false],
])('with %i days a week, a rest day at “%s” is %s', (times, days, rest) => {
  expect(read(days, { times }).rest).toBe(rest)
})

test('needs fewer days in the week of joining, and in one with a break', () => {
  // Joined on Thursday: one of the three days that follow is enough.
  expect(read('....d..', { joined: 3 })).toEqual({ done: 1, rest: true })
  expect(read('....', { joined: 2 }), 'the day of joining').toEqual({ done: 0, rest: false })
  const breaks = [{ from: addDays(monday, 2), to: addDays(monday, 6) }]
  expect(read('d.', { breaks }), 'none of the two days left is needed').toEqual({ done: 0, rest: true })
  expect(read('.d.', { breaks: [{ from: addDays(monday, 3), to: addDays(monday, 6) }] })).toEqual({
    done: 1,
    rest: true,
  })
})
