import { expect, test } from 'vitest'
import { nameAnswer } from './name-answer.ts'

test('names whose answer it is, and the round', () => {
  expect(nameAnswer({ username: 'sam' }, 'November 25')).toBe('> **sam** in the round of November 25')
})

test('keeps what looks like Markdown in a name', () => {
  expect(nameAnswer({ username: 'b*d' }, 'November 25')).toBe(String.raw`> **b\*d** in the round of November 25`)
})
