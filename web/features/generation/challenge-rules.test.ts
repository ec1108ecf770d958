import { expect, test } from 'vitest'
import { allRules, fillInRules, getDefaultPasses, omitDefaultRules } from './challenge-rules.ts'

test.each([{ duration: 30 }, { duration: 1 }])('keeps a challenge with default rules the same: %j', (draft) => {
  const filledIn = fillInRules(draft)
  expect(filledIn.rules).toEqual(draft.duration === 1 ? ['flexible'] : allRules)
  expect(omitDefaultRules({ ...draft, ...filledIn })).toEqual({})
})

test('keeps rules that differ from the defaults', () => {
  const rules = { schedule: { kind: 'weekly' as const, times: 3 }, rules: ['passes' as const], passes: 4 }
  expect(omitDefaultRules({ duration: 30, ...fillInRules({ duration: 30, ...rules }) })).toEqual(rules)
})

test('leaves out passes that are empty or that no member can use', () => {
  expect(omitDefaultRules({ duration: 30, rules: ['passes'], passes: Number.NaN }).passes).toBeUndefined()
  expect(omitDefaultRules({ duration: 30, rules: ['strict'], passes: 4 }).passes).toBeUndefined()
})

test.each([
  [1, 1],
  [19, 1],
  [20, 2],
  [90, 9],
  [Number.NaN, 1],
])('lets a challenge of %d days have %d passes by default', (duration, passes) => {
  expect(getDefaultPasses(duration)).toBe(passes)
})
