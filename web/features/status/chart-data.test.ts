import { expect, test } from 'vitest'
import { findHighest, toMemberBars, toMessageBars, toTimeBars } from './chart-data.ts'

test('has a bar for each of 30 days, also for those without members', () => {
  const bars = toMemberBars([{ day: '2026-03-09', members: 4 }], '2026-03-10')
  expect(bars).toHaveLength(30)
  expect(bars.map(({ key }) => key).at(0)).toBe('2026-02-09')
  expect(bars.slice(-2).map(({ title }) => title)).toEqual(['2026-03-09: 4 members', '2026-03-10: 0 members'])
})

test('puts push messages above emails', () => {
  const bars = toMessageBars([{ day: '2026-03-10', email: 2, push: 3 }], '2026-03-10')
  expect(findHighest(bars)).toEqual({
    height: 5,
    bar: {
      key: '2026-03-10',
      title: '2026-03-10: 2 emails, 3 push messages',
      parts: [
        { tone: 'brass', value: 2 },
        { tone: 'soft', value: 3 },
      ],
    },
  })
})

test('has nothing highest without messages', () => {
  expect(findHighest(toMessageBars([], '2026-03-10'))).toBeNull()
})

test('puts the samples of a quarter of an hour together', () => {
  const sample = { calls: 10, failures: 0, medianMs: 2, slowMs: 20 }
  const bars = toTimeBars(
    [
      { at: '2026-03-10T08:45:00.000Z', ...sample },
      { at: '2026-03-10T08:50:00.000Z', ...sample, calls: 30, medianMs: 6, slowMs: 1100, failures: 1 },
      { at: '2026-03-09T08:50:00.000Z', ...sample },
    ],
    Date.parse('2026-03-10T08:59:00.000Z'),
    (at) => at.slice(11, 16),
  )
  expect(bars).toHaveLength(96)
  expect(bars.at(-1)).toMatchObject({
    title: '08:45: 40 calls, half within 5 ms, 19 of 20 within 1.1 s, 1 failed',
    parts: [
      { tone: 'brass', value: 5 },
      { tone: 'red', value: 1095 },
    ],
  })
  expect(bars.at(0)).toMatchObject({ title: '09:00: no calls', parts: [] })
})
