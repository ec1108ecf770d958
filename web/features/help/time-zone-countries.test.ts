import { expect, test } from 'vitest'
import { timeZonesByCountry } from '#test/time-zones.ts'
import { findCountryOfTimeZone } from './time-zone-countries.ts'

test.each(Object.entries(timeZonesByCountry))('knows the time zones of %s', (country, zones) => {
  for (const zone of zones.split(' ')) expect(findCountryOfTimeZone(zone), zone).toBe(country)
})

test('knows every time zone that a browser can report', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => findCountryOfTimeZone(zone) === undefined)).toEqual([])
})

test.each([
  'UTC',
  'Etc/UTC',
  'Etc/GMT-3',
  'GMT',
  'EST',
  'CET',
  'EST5EDT',
  '+03:00',
  '',
  'Europe',
  'Europe/',
  'Europe/DE',
])('knows no country of %j', (zone) => {
  expect(findCountryOfTimeZone(zone)).toBeUndefined()
})

test.each(['constructor', '__proto__/polluted', 'toString/x', 'Europe/Nowhere', 'Mars/Olympus'])(
  'knows no country of the invented %s',
  (zone) => {
    expect(findCountryOfTimeZone(zone)).toBeUndefined()
  },
)
