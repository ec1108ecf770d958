import { expect, test } from 'vitest'
import { findCrisisSigns, listPatterns, signLanguages } from '#contract/crisis-signs/find-signs.ts'
import { toSentences } from '#contract/crisis-signs/split-text.ts'
import { developmentPhrases } from './crisis-phrases-development.ts'
import { heldOutPhrases } from './crisis-phrases-held-out.ts'
import { otherLanguagePhrases } from './crisis-phrases-languages.ts'
import { nearMisses } from './crisis-phrases-near-misses.ts'
import { crisisPhrases } from './crisis-phrases.ts'

const mayBeInCrisis = (text: string) => findCrisisSigns(text).size > 0

type Phrases = { text: string; crisis: boolean }[]

function measure(name: string, phrases: Phrases) {
  const [crisis, other] = [phrases.filter((each) => each.crisis), phrases.filter((each) => !each.crisis)]
  const found = crisis.filter(({ text }) => mayBeInCrisis(text)).length
  const alarms = other.filter(({ text }) => mayBeInCrisis(text)).length
  const [recall, falseAlarms] = [found / crisis.length, alarms / other.length]
  console.log(
    `${name}: recall ${found} of ${crisis.length} (${(recall * 100).toFixed(1)} %), false alarms ${alarms} of ${other.length} (${(falseAlarms * 100).toFixed(1)} %)`,
  )
  return { recall, falseAlarms }
}

test('finds 95 % of the phrases that the signs were written with, 80 % of others, with at most 3 % false alarms', () => {
  const known = measure('known', [...crisisPhrases, ...developmentPhrases, ...otherLanguagePhrases, ...nearMisses])
  const other = measure('held out', heldOutPhrases)
  expect(known.recall).toBeGreaterThanOrEqual(0.95)
  expect(other.recall).toBeGreaterThanOrEqual(0.8)
  expect(Math.max(known.falseAlarms, other.falseAlarms)).toBeLessThanOrEqual(0.03)
})

test('does work that grows with the length of the text, not with its square', () => {
  const texts = [
    'we walk to not walk to '.repeat(2200),
    'a'.repeat(50_000),
    'a '.repeat(25_000),
    '"'.repeat(50_000),
    '" '.repeat(25_000),
    `'${"it's ".repeat(10_000)}`,
    'I said "I am fine". '.repeat(2500),
    '.'.repeat(50_000),
    ' '.repeat(50_000),
    'relapsed, sunday then. '.repeat(500),
  ]
  for (const text of texts) {
    const pieces = toSentences(text.slice(0, 50_000))
    expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(300)
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(100_000)
    expect(mayBeInCrisis(text)).toBe(false)
  }
  // Without unbounded repetition of words, each pattern takes a limited number of steps from each position.
  for (const language of signLanguages)
    for (const { source } of listPatterns(language)) expect(source).not.toMatch(/\)[*+]|\{\d+,\}/)
})

test('sees the words anywhere in a long text', () => {
  const filler = 'Slept badly, walked anyway. '.repeat(100)
  for (const words of ['I want to die', "Everyone would be happier if I wasn't around"]) {
    expect(mayBeInCrisis(`${filler}${words}. ${filler}`)).toBe(true)
  }
  expect(mayBeInCrisis(`${filler.replaceAll('.', '')} I want to die ${filler.replaceAll('.', '')}`)).toBe(true)
  expect(mayBeInCrisis(filler)).toBe(false)
})
