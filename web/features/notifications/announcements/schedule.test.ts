import { expect, test } from 'vitest'
import { toDateAndTime, toInstant } from './schedule.ts'

test.each([
  ['Europe/Berlin', '2026-11-23', '09:00', '2026-11-23T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-22', '23:30', '2026-11-23T07:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-23', '00:15', '2026-11-22T10:15:00.000Z'],
  ['Asia/Kolkata', '2026-11-23', '09:00', '2026-11-23T03:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
])('finds the instant in %s of %s %s, and the other way round', (timeZone, date, time, instant) => {
  expect(toInstant(timeZone, { date, time })).toBe(instant)
  expect(toDateAndTime(timeZone, instant)).toEqual({ date, time })
})

test('moves a time that the clocks skip forward', () => {
  expect(toInstant('Europe/Berlin', { date: '2027-03-28', time: '02:30' })).toBe('2027-03-28T01:30:00.000Z')
})
