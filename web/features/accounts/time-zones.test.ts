import { expect, test } from 'vitest'
import { findOtherTimeZone, getCityName } from './time-zones.ts'

test('finds the device’s zone if it differs', () => {
  expect(findOtherTimeZone('Europe/Berlin', 'Pacific/Auckland')).toBe('Pacific/Auckland')
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('finds none for %s on a device in %s', (member, device) => {
  expect(findOtherTimeZone(member, device)).toBeUndefined()
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('names the city of %s', (zone, city) => {
  expect(getCityName(zone)).toBe(city)
})
