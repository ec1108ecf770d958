import { describe, expect, test } from 'vitest'
import type { Schedule } from '#contract/days.ts'
import { addDays } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import { type Break, getDayStates } from './day-states.ts'

const monday = '2026-03-02'
const day = (index: number) => addDays(monday, index)
const weekly = (times: number): Schedule => ({ kind: 'weekly', times })
const pause = (from: number, to: number): Break[] => [{ from: day(from), to: day(to) }]

/**
 * Reads the states of a participation that starts on a Monday.
 * @param days a sign for each date: `d` marked, `l` marked later, `.` not marked
 * @param today index of today; the last of the days by default
 */
function read(
  days: string,
  {
    today = days.length - 1,
    breaks = [],
    from = 0,
    to = days.length - 1,
    ...changed
  }: Partial<Agreement> & Reading = {},
): string {
  const startedOn = changed.startedOn ?? monday
  const schedule: Schedule = { kind: 'daily' }
  const common = { startedOn, endedOn: null, duration: 30, schedule, passes: 0, rules: [], startedOver: [] }
  const marks = [...days].flatMap((sign, index) => (sign === '.' ? [] : [{ date: day(index), late: sign === 'l' }]))
  return getDayStates({
    agreement: { ...common, ...changed },
    marks,
    breaks,
    from: day(from),
    to: day(to),
    today: day(today),
  })
}

type Reading = { today?: number; breaks?: Break[]; from?: number; to?: number }

describe('every day', () => {
  test.each([
    ['shows marked and late days', 'dld', 'dld'],
    ['keeps yesterday and today open', 'd..', 'doo'],
    ['misses an unmarked day from the second day after', 'd...', 'dmoo'],
    ['keeps the joining day open until the end of the next day', '..', 'oo'],
    ['never misses the joining day', '...', 'roo'],
  ])('%s', (_, days, expected) => {
    expect(read(days)).toBe(expected)
  })

  test('shows a date as done if one of its marks was on time', () => {
    const marks = [
      { date: monday, late: true },
      { date: monday, late: false },
    ]
    const agreement = { startedOn: monday, endedOn: null, duration: 9, passes: 0, rules: [], startedOver: [] }
    const period = { breaks: [], from: monday, to: monday, today: monday }
    expect(getDayStates({ agreement: { ...agreement, schedule: { kind: 'daily' } }, marks, ...period })).toBe('d')
  })

  test('has no state before the start and after today', () => {
    expect(read('dd', { from: -2, to: 3 })).toBe('--dd--')
  })

  test('pauses unmarked days in a break, also today', () => {
    expect(read('d.d..', { breaks: pause(1, 4) })).toBe('dbdbb')
  })

  test('stays as of the day that it ended', () => {
    expect(read('d.d.......', { endedOn: day(3) })).toBe('dmdo------')
    expect(read('d.........', { endedOn: day(3) })).toBe('dmoo------')
  })

  test('shows marks after today when a flight moved today back, and nothing for the other days', () => {
    expect(read('dd.d', { today: 1 })).toBe('dd-d')
    expect(read('d..d', { today: 2 })).toBe('dood')
  })

  test('reads today as the joining day while a flight has moved the member before it', () => {
    expect(read('.', { today: -1 })).toBe('o')
  })
})

describe('chosen weekdays', () => {
  const schedule: Schedule = { kind: 'weekdays', days: [1, 3, 5] }

  test.each([
    ['rests on the other days', 'd.d.d..d', 'drdrdrrd'],
    ['rests today and yesterday too', 'd.d.d..', 'drdrdrr'],
    ['misses a planned day from the second day after', 'd....', 'drmro'],
    ['counts a mark on another day', 'dd', 'dd'],
  ])('%s', (_, days, expected) => {
    expect(read(days, { schedule })).toBe(expected)
  })
})

describe('times a week', () => {
  test.each([
    ['rests on earlier days while the week can be reached', 'd......', 3, 'drrrroo'],
    ['keeps Saturday and Sunday open on Sunday', '.......', 7, 'rrrrroo'],
    ['rests when the number is reached', 'ddd....', 3, 'dddrrrr'],
    ['still rests on Monday, when Sunday is open', 'd.......', 3, 'drrrrroo'],
    // The joining day is not available, so six of seven days are: 3 × 6 / 7 = 2 days are required.
    ['misses the last unmarked days from Tuesday', 'd........', 3, 'drrrrrmoo'],
    ['requires fewer days in the first week', 'd.d......', 3, 'drdrrrroo'],
    ['counts the joining day', '..dd.....', 3, 'rrddrrroo'],
    ['misses several days', '.........', 4, 'rrrrmmmoo'],
    ['misses days before a marked Sunday', '......d..', 4, 'rrrrmmdoo'],
    ['counts full weeks', '.......ddd......', 3, 'rrrrrmmdddrrrroo'],
    ['misses one of three days', '.......dd.......', 3, 'rrrrrmmddrrrrmoo'],
    ['requires every day with seven times', '.......dddddd...', 7, 'rmmmmmmddddddmoo'],
  ])('%s', (_, days, times, expected) => {
    expect(read(days, { schedule: weekly(times) })).toBe(expected)
  })

  test('requires fewer days in a week with a break', () => {
    // Four days are available: 3 × 4 / 7 = 1 day is required.
    const breaks = pause(7, 9)
    expect(read('dd..............', { schedule: weekly(3), breaks })).toBe('ddrrrrrbbbrrrmoo')
    expect(read('dd........d.....', { schedule: weekly(3), breaks })).toBe('ddrrrrrbbbdrrroo')
  })

  test('requires nothing in a week of breaks', () => {
    expect(read('dd..............', { schedule: weekly(3), breaks: pause(7, 13) })).toBe('ddrrrrrbbbbbbboo')
  })

  test('stays as of the day that it ended', () => {
    expect(read('d........', { schedule: weekly(3), endedOn: day(4) })).toBe('drroo----')
    expect(read('d.........', { schedule: weekly(7), endedOn: day(8) })).toBe('drmmmmmoo-')
  })

  test('reads a few days like the whole', () => {
    const days = 'd.d....d...d...d........'
    const whole = read(days, { schedule: weekly(4) })
    for (let from = 0; from < days.length; from++)
      for (let to = from; to < days.length; to++)
        expect(read(days, { schedule: weekly(4), from, to })).toBe(whole.slice(from, to + 1))
  })
})
