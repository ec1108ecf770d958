import { expect, test } from 'vitest'
import { splitHyphenatedWords } from './hyphenated-words.ts'

const findUnbroken = (text: string) =>
  splitHyphenatedWords(text)
    .filter(({ unbroken }) => unbroken)
    .map((part) => part.text)

test.each([
  ['Build Self-Worth every day', ['Self-Worth']],
  ['A 30-day plan with follow-through.', ['30-day', 'follow-through.']],
  ['Self-discipline, re-learned', ['Self-discipline,', 're-learned']],
  ['Three thank-yous, said out loud', ['thank-yous,']],
  ['Das Über-ich\tund\nich', ['Über-ich']],
  ['Work - then rest -- or not', []],
  ['-5 degrees', []],
  ['No hyphens here', []],
  ['', []],
])('keeps the hyphenated words of "%s" together', (text, words) => {
  expect(findUnbroken(text)).toEqual(words)
})

test.each([
  'one-two-three-four-five-six-seven',
  'MMMMM-WWWWW',
  '漢字漢字漢-字漢字漢字漢',
  'https://example.org/self-worth',
])('lets %s break, because it may be wider than a phone', (word) => {
  expect(findUnbroken(`Before ${word} after`)).toEqual([])
})

test('keeps the text unchanged', () => {
  const text = ' Self-Worth  and\nfollow-through - every-day '
  expect(
    splitHyphenatedWords(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
