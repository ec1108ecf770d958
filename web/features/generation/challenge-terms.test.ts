import { expect, test } from 'vitest'
import { allRules, fillInTerms, getDefaultPasses, omitDefaultTerms } from './challenge-terms.ts'

test.each([{ duration: 30 }, { duration: 1 }])('keeps a challenge with default terms the same: %j', (draft) => {
  const filledIn = fillInTerms(draft)
  expect(filledIn.rules).toEqual(draft.duration === 1 ? ['flexible'] : allRules)
  expect(omitDefaultTerms({ ...draft, ...filledIn })).toEqual({})
})

test('keeps terms that differ from the defaults', () => {
  const terms = { schedule: { kind: 'weekly' as const, times: 3 }, rules: ['passes' as const], passes: 4 }
  expect(omitDefaultTerms({ duration: 30, ...fillInTerms({ duration: 30, ...terms }) })).toEqual(terms)
})

test('leaves out passes that are empty or that no member can use', () => {
  expect(omitDefaultTerms({ duration: 30, rules: ['passes'], passes: Number.NaN }).passes).toBeUndefined()
  expect(omitDefaultTerms({ duration: 30, rules: ['strict'], passes: 4 }).passes).toBeUndefined()
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
