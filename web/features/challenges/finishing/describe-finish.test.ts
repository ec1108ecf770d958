import { expect, test } from 'vitest'
import { finishCounts } from '#contract/challenges.ts'
import { describeFinish } from './describe-finish.ts'

const title = 'Go outside every morning'

test('counts the days that were done, in the words of the challenge', () => {
  const finishLine = 'I went outside on {mornings}.'
  expect(describeFinish({ title, finishLine }, 30)).toBe('I went outside on 30 mornings.')
  expect(describeFinish({ title, finishLine }, 1)).toBe('I went outside on 1 morning.')
  expect(describeFinish({ title, finishLine: 'I reviewed my week {times}.' }, 1)).toBe('I reviewed my week once.')
})

test('names a challenge that says nothing itself', () => {
  expect(describeFinish({ title, finishLine: null }, 30)).toBe('I finished Go outside every morning: 30 days.')
})

test.each(finishCounts)('knows the count %s', (unit) => {
  expect(describeFinish({ title, finishLine: `I did it {${unit}}.` }, 7)).toBe(`I did it 7 ${unit}.`)
})
