import { expect, test } from 'vitest'
import { clockTime, dateIn, dayAndTime, longDate } from './dates.ts'

const noon = '2026-03-10T12:00:00.000Z'
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone

test('a time zone this browser does not know is read on its own clock', () => {
  expect(dateIn('Mars/Olympus_Mons', noon)).toBe(dateIn(here, noon))
  expect(clockTime('Mars/Olympus_Mons', noon)).toBe(clockTime(here, noon))
})

test('the day and the time are those of the zone', () => {
  const late = '2026-03-10T23:30:00.000Z'
  expect(dateIn('Pacific/Auckland', late)).toBe('2026-03-11')
  expect(dayAndTime('Pacific/Auckland', late)).toBe(`${longDate('2026-03-11')}, ${clockTime('Pacific/Auckland', late)}`)
})
