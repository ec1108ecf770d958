import { expect, test } from 'vitest'
import { listTimes } from './clock-times.ts'

test('lists all half hours of a day', () => {
  const times = listTimes(null)
  expect(times).toHaveLength(48)
  expect([times[0], times[1], times.at(-1)]).toEqual(['00:00', '00:30', '23:30'])
  expect(listTimes('18:30')).toEqual(times)
})

test('adds a chosen time between two half hours in its place', () => {
  const times = listTimes('18:35')
  expect(times.slice(37, 40)).toEqual(['18:30', '18:35', '19:00'])
})
