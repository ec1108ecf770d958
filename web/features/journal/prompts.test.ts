import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { asksOneThing, countWords, qualityLimits } from '#test/library-quality.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { createPromptKey, parsePromptKey, promptsPerPillar } from './prompt-key.ts'
import { describePrompt, findPrompt, prompts } from './prompts.ts'

const allPrompts = pillars.flatMap((pillar) => prompts[pillar])

test.each(pillars)('has light, thoughtful and deep prompts in %s', (pillar) => {
  expect(prompts[pillar]).toHaveLength(promptsPerPillar)
  expect(new Set(prompts[pillar].map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]))
})

test('asks one short question each, in the first person', () => {
  expect(new Set(allPrompts.map(({ text }) => text)).size).toBe(allPrompts.length)
  for (const { text } of allPrompts) {
    expect(text).toMatch(/^[A-Z][^.?!]+\?$/)
    expect(text).toMatch(/\b(I|me|my|myself)\b/)
    expect(text.length).toBeLessThanOrEqual(limits.prompt)
    expect([text, asksOneThing(text)]).toEqual([text, true])
    expect(countWords(text), text).toBeLessThanOrEqual(qualityLimits.promptWords)
  }
})

test('gives each prompt five to twenty minutes', () => {
  for (const { text, minutes } of allPrompts) expect([5, 10, 15, 20], text).toContain(minutes)
})

test('describes how demanding a prompt is', () => {
  expect(prompts.purpose.slice(0, 2).map(describePrompt)).toEqual([
    'Takes thought · about 10 minutes',
    'Light · about 5 minutes',
  ])
  expect(describePrompt(prompts.mental[2])).toBe('Goes deep · about 15 minutes · stop any time')
})

describe('prompt key', () => {
  test('finds each prompt', () => {
    expect(findPrompt('purpose-1')).toMatchObject({
      pillar: 'purpose',
      text: 'What does a meaningful life look like to me?',
    })
    for (const pillar of pillars)
      for (const [index, prompt] of prompts[pillar].entries())
        expect(findPrompt(createPromptKey(pillar, index + 1))).toEqual({ ...prompt, pillar })
  })

  test.each([null, '', 'purpose', 'purpose-0', 'purpose-13', 'purpose-01', 'purpose-1-1', 'money-1', 'constructor-1'])(
    'is not %s',
    (key) => {
      expect(parsePromptKey(key)).toBeUndefined()
      expect(findPrompt(key ?? '')).toBeUndefined()
    },
  )
})
