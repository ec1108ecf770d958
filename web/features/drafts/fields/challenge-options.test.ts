import { expect, test } from 'vitest'
import { allRules, fillInOptions, getDefaultPasses, omitDefaultOptions } from './challenge-options.ts'

test.each([{ duration: 30 }, { duration: 1 }])('keeps a challenge with default options the same: %j', (draft) => {
  const filledIn = fillInOptions(draft)
  expect(filledIn.rules).toEqual(draft.duration === 1 ? ['flexible'] : allRules)
  expect(omitDefaultOptions({ ...draft, ...filledIn })).toEqual({})
})

test('keeps options that differ from the defaults', () => {
  const options = { schedule: { kind: 'weekly' as const, times: 3 }, rules: ['passes' as const], passes: 4 }
  expect(omitDefaultOptions({ duration: 30, ...fillInOptions({ duration: 30, ...options }) })).toEqual(options)
})

test('leaves out passes that are empty or that no member can use', () => {
  expect(omitDefaultOptions({ duration: 30, rules: ['passes'], passes: Number.NaN }).passes).toBeUndefined()
  expect(omitDefaultOptions({ duration: 30, rules: ['strict'], passes: 4 }).passes).toBeUndefined()
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
