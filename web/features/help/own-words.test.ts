import { expect, test } from 'vitest'
import { removeGivenText } from './own-words.ts'

const given = 'Finished: Walk daily\nI finished “Walk daily”: 30 days.\n\nQuestions about it are welcome.'

test('leaves nothing of a text that the member has not changed', () => {
  expect(removeGivenText(given, given)).toBe('')
})

test('keeps what the member has added before, between and after it', () => {
  const text = 'Hello.\nI finished “Walk daily”: 30 days. I feel empty.\n\nQuestions about it are welcome. Or not.'
  expect(removeGivenText(text, given)).toBe('Hello.\nI feel empty.\nOr not.')
})

test('keeps a sentence that the member has changed', () => {
  expect(removeGivenText('Questions about it are not welcome.', given)).toBe('Questions about it are not welcome.')
})

test('keeps a text as it is where the app has put nothing', () => {
  expect(removeGivenText('One. Two.\n\nThree', '')).toBe('One. Two.\n\nThree')
})
