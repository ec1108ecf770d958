import { expect, test, vi } from 'vitest'
import type { Days } from '#contract/days.ts'
import { createLifetime } from '#test/sample-lifetime.ts'
import { addDays } from '#web/ui/dates.ts'
import type { NumberKind } from './explain-number.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })
const { explainNumber } = await import('./explain-number.ts')

const asOf = '2026-11-22'

function explain(kind: NumberKind, states: string, numbers?: Partial<Days['numbers']>) {
  const from = addDays(asOf, 1 - states.length)
  return explainNumber(kind, {
    asOf,
    from,
    to: asOf,
    firstDate: from,
    states,
    numbers: { streak: 0, longest: /[dl]/.test(states) ? 1 : 0, kept: 0, due: 0, strength: 0, ...numbers },
    lifetime: createLifetime(),
    participations: [],
    checkIns: [],
  })
}

test('explains a streak with its first day and the days that did not count', () => {
  const { sentence, days } = explain('streak', 'dmddrddlo')
  expect(sentence).toBe('Every due day since November 16. November 18 was a rest day. November 21 was marked late.')
  expect(days.map(({ letter }) => letter).join('')).toBe('olddrdd')
  expect(days[0]?.date).toBe(asOf)
})

test('counts the rest days of a streak when there are many', () => {
  expect(explain('streak', 'drdrdrdo').sentence).toBe('Every due day since November 15. 3 rest days don’t count.')
})

test('says when a streak starts again', () => {
  expect(explain('streak', 'ddmoo')).toMatchObject({
    sentence: 'November 20 was missed. The next day done starts a new streak.',
    days: [{ letter: 'o' }, { letter: 'o' }],
  })
})

test('says that a streak is longer than the days that are shown', () => {
  expect(explain('streak', 'd'.repeat(366)).sentence).toBe('Every due day for more than a year.')
})

test('finds the longest streak', () => {
  const { sentence, days } = explain('longest', '--rdddmdbdoo', { longest: 3 })
  expect(sentence).toBe('From November 14 to November 16, without a missed day.')
  expect(days).toHaveLength(3)
})

test('says that the longest streak is older than the days that are shown', () => {
  expect(explain('longest', 'dddm', { longest: 40 })).toEqual({
    sentence: '40 days done without a missed day, more than a year ago.',
    days: [],
  })
})

test('lists the last 30 days behind the days kept', () => {
  const { sentence, days } = explain('kept', `${'d'.repeat(50)}m`, { kept: 29, due: 30 })
  expect(sentence).toBe('29 of 30 due days in the last 30 days. Rest days and breaks don’t count.')
  expect(days).toHaveLength(30)
})

test('explains numbers of a year without a day done', () => {
  const numbers = { longest: 40, strength: 1 }
  expect(explain('streak', 'bbb', numbers).sentence).toBe('No day was done in the last year.')
  expect(explain('longest', 'bbb', numbers).sentence).toBe('40 days done without a missed day, more than a year ago.')
  expect(explain('kept', `d${'-'.repeat(60)}`, { longest: 1 }).sentence).toBe(
    'No day was due in the last 30 days. Rest days and breaks don’t count.',
  )
})

test.each(['streak', 'longest', 'kept', 'strength'] as const)('explains %s before the first day is done', (kind) => {
  expect(explain(kind, '--ro').sentence).toBe('No day is done yet.')
})
