import { describe, expect, test } from 'vitest'
import { findLatestNight } from './nights.ts'

const latest = (now: string, timeZone: string, time = '02:30') =>
  findLatestNight(new Date(now), { timeZone, time }).toISOString()

describe('the night of the latest backup', () => {
  test('is today once its time has come, and yesterday before', () => {
    expect(latest('2026-06-10T00:29:59.000Z', 'Europe/Berlin')).toBe('2026-06-09T00:30:00.000Z')
    expect(latest('2026-06-10T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-06-10T00:30:00.000Z')
  })

  test('comes with the skip when the clocks leave its time out', () => {
    // At 02:00 the clocks of Berlin go on to 03:00, which is 01:00 UTC.
    expect(latest('2026-03-29T00:59:59.000Z', 'Europe/Berlin')).toBe('2026-03-28T01:30:00.000Z')
    expect(latest('2026-03-29T01:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
    expect(latest('2026-03-30T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-30T00:30:00.000Z')
  })

  test('is the first time when the clocks show it twice', () => {
    // 02:30 is at 00:30 and at 01:30 UTC.
    expect(latest('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(latest('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(latest('2026-10-26T01:29:59.000Z', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  })

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Kolkata'])(
    'is once on every date of two years in %s',
    (timeZone) => {
      const nights = new Set<string>()
      const end = Date.parse('2028-01-01T12:00:00Z')
      for (let at = Date.parse('2026-01-01T12:00:00Z'); at < end; at += 5 * 3_600_000)
        nights.add(findLatestNight(new Date(at), { timeZone, time: '02:15' }).toISOString())
      const dates = [...nights].map((night) => new Date(night).toLocaleDateString('en-CA', { timeZone }))
      expect(new Set(dates).size).toBe(dates.length)
      expect(dates.length).toBeGreaterThanOrEqual(730)
    },
  )
})
