import { afterEach, expect, test, vi } from 'vitest'
import { crisisCountries } from '#server/content/crisis-lines/countries.ts'
import { findEmergencyNumber, findReaderNumber } from '#web/features/help/emergency-numbers.ts'
import { findEntry, findTimeZoneCountry } from '#web/features/help/reader-country.ts'
import { timeZonesByCountry } from './time-zones.ts'

function setTimeZone(timeZone: string) {
  const options = new Intl.DateTimeFormat('en-US').resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US', 'en'] })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('has the same general emergency number in the list as in the app, for when the list cannot be loaded', () => {
  for (const { code, emergency } of crisisCountries) expect(findEmergencyNumber(code), code).toBe(emergency[0])
})

test.each([
  ['Europe/Istanbul', '112'],
  ['Africa/Lagos', '112'],
  ['Asia/Jakarta', '112'],
  ['Asia/Tbilisi', '112'],
  ['America/New_York', '911'],
  ['America/Puerto_Rico', '911'],
  ['Indian/Reunion', '112'],
  ['Asia/Calcutta', '112'],
])('shows someone in %s with an American browser the number %s', (timeZone, number) => {
  setTimeZone(timeZone)
  expect(findReaderNumber()).toBe(number)
})

test.each(['Asia/Almaty', 'Africa/Addis_Ababa', 'UTC', 'Etc/GMT+5', 'EST5EDT', ''])(
  'shows no number in %j, because a wrong one costs time',
  (timeZone) => {
    setTimeZone(timeZone)
    expect(findReaderNumber()).toBeUndefined()
    expect(findEntry(crisisCountries, findTimeZoneCountry())).toBeUndefined()
  },
)

test('shows 911 and the lines of the United States only in its time zones and territories', () => {
  const countries = Object.entries(timeZonesByCountry).filter(([, zones]) =>
    zones.split(' ').some((zone) => {
      setTimeZone(zone)
      return findEntry(crisisCountries, findTimeZoneCountry())?.code === 'US'
    }),
  )
  expect(countries.map(([code]) => code)).toEqual(['AS', 'GU', 'MP', 'PR', 'US', 'VI'])
})
