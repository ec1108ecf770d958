import { expect, test } from 'vitest'
import { foldText } from '#contract/fold-words.ts'
import { excerptAtMatch, splitAtMatches } from './fold-text.ts'

const mark = (text: string, ...words: string[]) =>
  splitAtMatches(text, words.map(foldText))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ΣΟΦΟΣ σοφός', 'σοφοσ σοφοσ'],
  ['Ærø', 'aero'],
  ['can’t', 'cant'],
  ['Straße', 'strasse'],
  ['مُحَمَّد', 'محمد'],
  ['शिव', 'शव'],
])('compares %s without case and accents', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['He called. CALL me.', ['call'], 'He [call]ed. [CALL] me.'],
  ['Un café noir', ['CAFE'], 'Un [café] noir'],
  ['Un cafe\u0301 noir', ['café'], 'Un [cafe\u0301] noir'],
  ['anagram', ['ana', 'nag'], '[ana][g]ram'],
  ['🧱 brick 🧱', ['brick'], '🧱 [brick] 🧱'],
  ['aaa', ['a'], '[a][a][a]'],
  ['I can’t sleep', ['cant'], 'I [can’t] sleep'],
  ['Die Straße', ['strasse'], 'Die [Straße]'],
  ['nothing', ['x'], 'nothing'],
  ['', ['x'], ''],
])('marks the matches in “%s”', (text, words, marked) => {
  expect(mark(text, ...words)).toBe(marked)
})

test('cuts a long text to the surroundings of its first match', () => {
  const text = `${'before '.repeat(100)}the gate ${'after '.repeat(100)}`
  const cut = excerptAtMatch(text, ['gate'], 100)
  expect(cut).toContain('the gate after')
  expect(cut).toMatch(/^…before .* after…$/)
  expect(cut.length).toBeLessThan(110)
  expect(excerptAtMatch('short', ['gate'], 100)).toBe('short')
  expect(excerptAtMatch(text, ['gone'], 100)).toMatch(/^before .*…$/)
  expect(excerptAtMatch('😀'.repeat(200), ['gone'], 99).isWellFormed()).toBe(true)
})
