import { expect, test } from 'vitest'
import { quoteAnswer } from './quote-answer.ts'

const quote = (answers: string[], username = 'sam') => quoteAnswer({ username, answers }, 'November 25')

test('quotes the first question that was answered, in one line', () => {
  expect(quote(['', 'Getting up.\n\nTwice.', 'Run'])).toBe('> **sam** in the round of November 25: Getting up. Twice.')
})

test('shortens a long answer at a word', () => {
  const text = quote([`A long week. ${'word '.repeat(40)}`])
  expect(text).toMatch(/ word…$/)
  expect(text.length).toBeLessThan(170)
})

test('keeps what looks like Markdown as it was written', () => {
  expect(quote(['*Not* a [link](https://example.org), file_name'], 'b*d')).toBe(
    String.raw`> **b\*d** in the round of November 25: \*Not\* a \[link\](https://example.org), file_name`,
  )
})
