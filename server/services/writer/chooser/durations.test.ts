import { describe, expect, test } from 'vitest'
import { findLongestDuration } from './durations.ts'

describe('durations in ideas', () => {
  test.each([
    ['30 days of cold showers', 30],
    ['a 30-day challenge', 30],
    ['run for six weeks', 42],
    ['Thirty mornings outdoors', 30],
    ['for a month, no sugar', 30],
    ['a fortnight of silence: two weeks', 14],
    ['5 days a week for six weeks', 42],
    ['10 minutes a day for 3 weeks', 21],
    ['twice a week', null],
    ['I stopped 2 years ago. 14 days of walking', 14],
    ['21 Tage früh aufstehen', 21],
    ['drei Wochen', null],
    ['pendant 2 semaines', 14],
    ['durante 3 semanas', 21],
    ['10 дней без телефона', 10],
    ['30日間の瞑想', 30],
    ['冥想 14 天', 14],
    ['1000 days', 365],
    ['0 days', null],
    ['walk', null],
  ])('%s: %s', (text, days) => {
    expect(findLongestDuration(text)).toBe(days)
  })
})
