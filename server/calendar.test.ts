import { describe, expect, test } from 'vitest'
import { addDays, countDays, getMemberDate, getWeekday, toDate, toDayNumber } from './calendar.ts'

const hours = 60 * 60_000
const days = 24 * hours

function read(timeZone: string, dayStart: number, instant: string): string {
  return getMemberDate({ timeZone, dayStart }, new Date(instant))
}

describe('getMemberDate', () => {
  test.each([
    ['02:59 belongs to the day before', 3, '2026-06-10T00:59:59Z', '2026-06-09'],
    ['03:00 starts the day', 3, '2026-06-10T01:00:00Z', '2026-06-10'],
    ['midnight starts the day', 0, '2026-06-09T22:00:00Z', '2026-06-10'],
    ['11:59 belongs to the day before', 12, '2026-06-10T09:59:59Z', '2026-06-09'],
    ['noon starts the day', 12, '2026-06-10T10:00:00Z', '2026-06-10'],
    ['the year changes at 03:00', 3, '2026-12-31T23:30:00Z', '2026-12-31'],
    ['29 February', 3, '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s in Berlin with day start %i', (_, dayStart, instant, expected) => {
    expect(read('Europe/Berlin', dayStart, instant)).toBe(expected)
  })

  // The instant at which the day begins, and its length in hours.
  test.each([
    // zone, day start, date, begins, length
    ['Europe/Berlin', 0, '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', 2, '2026-03-29', '2026-03-29T01:00:00Z', 23],
    ['Europe/Berlin', 3, '2026-03-28', '2026-03-28T02:00:00Z', 23],
    ['Europe/Berlin', 3, '2026-03-29', '2026-03-29T01:00:00Z', 24],
    ['Europe/Berlin', 0, '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['Europe/Berlin', 2, '2026-10-25', '2026-10-25T00:00:00Z', 25],
    ['Europe/Berlin', 3, '2026-10-25', '2026-10-25T02:00:00Z', 24],
    ['America/New_York', 2, '2026-03-08', '2026-03-08T07:00:00Z', 23],
    ['America/New_York', 3, '2026-03-08', '2026-03-08T07:00:00Z', 24],
    ['America/New_York', 1, '2026-11-01', '2026-11-01T05:00:00Z', 25],
    ['America/New_York', 2, '2026-11-01', '2026-11-01T07:00:00Z', 24],
    ['Australia/Sydney', 2, '2026-10-04', '2026-10-03T16:00:00Z', 23],
    ['Australia/Sydney', 2, '2026-04-05', '2026-04-04T15:00:00Z', 25],
    ['Australia/Sydney', 3, '2026-04-05', '2026-04-04T17:00:00Z', 24],
    ['Australia/Lord_Howe', 2, '2026-10-04', '2026-10-03T15:30:00Z', 23.5],
    ['Australia/Lord_Howe', 2, '2026-04-05', '2026-04-04T15:30:00Z', 24],
    ['Australia/Lord_Howe', 1, '2026-04-05', '2026-04-04T14:00:00Z', 24.5],
    ['Antarctica/Troll', 2, '2026-10-25', '2026-10-25T00:00:00Z', 26],
    ['Asia/Kathmandu', 3, '2026-06-10', '2026-06-09T21:15:00Z', 24],
  ])('%s with day start %i begins %s at %s, for %d hours', (timeZone, dayStart, date, begins, length) => {
    const start = Date.parse(begins)
    const readAt = (instant: number) => read(timeZone, dayStart, new Date(instant).toISOString())
    expect(readAt(start - 1)).toBe(addDays(date, -1))
    expect(readAt(start)).toBe(date)
    expect(readAt(start + length * hours - 1)).toBe(date)
    expect(readAt(start + length * hours)).toBe(addDays(date, 1))
  })

  test.each([
    ['PST', 'America/Los_Angeles'],
    ['ist', 'Asia/Kolkata'],
    ['AET', 'Australia/Sydney'],
    ['EST', 'Etc/GMT+5'],
    ['UTC', 'Etc/UTC'],
  ])('knows the short name %s, which members can choose', (name, timeZone) => {
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2027, 0, 1); now += 5 * days + 7 * hours) {
      const instant = new Date(now).toISOString()
      expect(read(name, 3, instant)).toBe(read(timeZone, 3, instant))
    }
  })

  test.each([
    // Nights on which the clocks went back over midnight or over a day start.
    ['America/Havana', 0, '2026-11-01T05:30:00Z', '2026-11-01'],
    ['America/St_Johns', 0, '2010-11-07T02:30:30Z', '2010-11-07'],
    ['America/St_Johns', 0, '2010-11-07T02:31:30Z', '2010-11-07'],
    ['Antarctica/Troll', 2, '2026-10-25T00:59:00Z', '2026-10-25'],
    ['Antarctica/Troll', 2, '2026-10-25T01:01:00Z', '2026-10-25'],
  ])('never moves back: %s with day start %i at %s', (timeZone, dayStart, instant, expected) => {
    // Another day, so that the date is not remembered.
    read(timeZone, dayStart, '2020-06-10T12:00:00Z')
    expect(read(timeZone, dayStart, instant)).toBe(expected)
  })

  test.each([
    // Zones that moved over the date line skipped a date.
    ['Pacific/Apia', 0, '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', 0, '2011-12-30T10:00:00Z', '2011-12-31'],
    ['Pacific/Apia', 3, '2011-12-30T12:59:59Z', '2011-12-29'],
    ['Pacific/Apia', 3, '2011-12-30T13:00:00Z', '2011-12-31'],
    ['Pacific/Fakaofo', 0, '2011-12-30T10:59:59Z', '2011-12-29'],
    ['Pacific/Fakaofo', 0, '2011-12-30T11:00:00Z', '2011-12-31'],
    ['Pacific/Kiritimati', 0, '1994-12-31T09:59:59Z', '1994-12-30'],
    ['Pacific/Kiritimati', 0, '1994-12-31T10:00:00Z', '1995-01-01'],
  ])('skips the date that %s skipped, with day start %i at %s', (timeZone, dayStart, instant, expected) => {
    expect(read(timeZone, dayStart, instant)).toBe(expected)
  })

  // A member changes their zone on arrival, after a flight over the date line.
  test.each([
    ['Pacific/Auckland', 'Pacific/Honolulu', '2026-06-10T06:00:00Z', '2026-06-10', '2026-06-09'],
    ['Pacific/Honolulu', 'Pacific/Auckland', '2026-06-10T06:00:00Z', '2026-06-09', '2026-06-10'],
    ['Pacific/Honolulu', 'Pacific/Kiritimati', '2026-06-10T12:30:00Z', '2026-06-09', '2026-06-10'],
    ['Pacific/Honolulu', 'Pacific/Kiritimati', '2026-06-10T13:30:00Z', '2026-06-10', '2026-06-11'],
    ['Pacific/Kiritimati', 'Pacific/Honolulu', '2026-06-10T13:30:00Z', '2026-06-11', '2026-06-10'],
    ['Asia/Tokyo', 'America/Los_Angeles', '2026-06-10T01:00:00Z', '2026-06-10', '2026-06-09'],
    ['Europe/Berlin', 'Europe/London', '2026-06-10T01:30:00Z', '2026-06-10', '2026-06-09'],
  ])('flies from %s to %s at %s: %s becomes %s', (from, to, instant, before, after) => {
    expect(read(from, 3, instant)).toBe(before)
    expect(read(to, 3, instant)).toBe(after)
  })

  test('differs by at most two days between all zones and day starts', () => {
    const dates = new Set<string>()
    for (let hour = 0; hour < 24; hour++) {
      dates.clear()
      for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT-14', 'Pacific/Niue', 'Etc/GMT+12', 'Etc/UTC'])
        for (const dayStart of [0, 12])
          dates.add(read(timeZone, dayStart, `2026-06-10T${String(hour).padStart(2, '0')}:30:00Z`))
      const sorted = [...dates].toSorted()
      expect(countDays(sorted[0] ?? '', sorted.at(-1) ?? '')).toBeLessThanOrEqual(2)
    }
  })

  test('gives the same date for any order of instants', () => {
    const instants = ['2026-06-10T12:00:00Z', '2026-01-01T12:00:00Z', '2026-06-11T12:00:00Z', '2026-06-10T12:00:00Z']
    expect(instants.map((instant) => read('Europe/Berlin', 3, instant))).toEqual([
      '2026-06-10',
      '2026-01-01',
      '2026-06-11',
      '2026-06-10',
    ])
  })

  test('rejects an unknown time zone', () => {
    expect(() => read('Mars/Olympus', 3, '2026-06-10T12:00:00Z')).toThrow(RangeError)
  })
})

describe('dates', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1970-01-01', -1, '1969-12-31'],
    ['2026-06-10', 0, '2026-06-10'],
    ['2026-06-10', 3652, '2036-06-09'],
  ])('adds to %s %i days: %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected)
    expect(countDays(date, expected)).toBe(count)
  })

  test('numbers the days from 1970', () => {
    expect(toDayNumber('1970-01-01')).toBe(0)
    expect(toDayNumber('2026-06-10') * days).toBe(Date.UTC(2026, 5, 10))
    expect(toDate(toDayNumber('2400-02-29'))).toBe('2400-02-29')
  })

  test.each([
    ['2026-03-02', 1],
    ['2026-03-07', 6],
    ['2026-03-08', 7],
    ['1969-12-29', 1],
  ])('gives %s the weekday %i', (date, weekday) => {
    expect(getWeekday(toDayNumber(date))).toBe(weekday)
  })
})
