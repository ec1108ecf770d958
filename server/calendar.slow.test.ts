import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addDays, getMemberDate } from './calendar.ts'

const minutes = 60_000
const hours = 60 * minutes

test('equals the date on the clock with every day start over both changes, unless the hour repeats', () => {
  for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Australia/Sydney'])
    for (let dayStart = 0; dayStart <= 12; dayStart++)
      for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2027, 0, 1); now += 6.5 * hours) {
        const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
        const expected = local.toPlainDate().subtract({ days: local.hour < dayStart ? 1 : 0 })
        expect(getMemberDate({ timeZone, dayStart }, new Date(now))).toBe(expected.toString())
      }
})

test('moves by no or one day within half an hour, in all time zones over a year', () => {
  const jumps: string[] = []
  for (const [index, timeZone] of Intl.supportedValuesOf('timeZone').entries()) {
    const dayStart = index % 13
    let before = getMemberDate({ timeZone, dayStart }, new Date(Date.UTC(2026, 0, 1)))
    for (let now = Date.UTC(2026, 0, 1); now <= Date.UTC(2027, 0, 1); now += 30 * minutes) {
      const date = getMemberDate({ timeZone, dayStart }, new Date(now))
      if (date !== before && date !== addDays(before, 1)) jumps.push(`${timeZone} ${before} ${date}`)
      before = date
    }
    expect(before, timeZone).toMatch(/2026-12-31|2027-01-01/)
  }
  expect(jumps).toEqual([])
})
