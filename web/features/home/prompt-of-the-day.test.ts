import { expect, test } from 'vitest'
import type { Pillar } from '#contract/pillars.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { getPromptOfTheDay } from './prompt-of-the-day.ts'

function listEasierPrompts(pillar: Pillar) {
  return prompts[pillar].filter(({ difficulty }) => difficulty < 3)
}

function createDays(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
  )
}

test('returns the same prompt all day and another one the next day', () => {
  expect(getPromptOfTheDay('2026-11-20', ['mental'])).toEqual(getPromptOfTheDay('2026-11-20', ['mental']))
  expect(getPromptOfTheDay('2026-11-20', ['mental']).prompt).not.toBe(
    getPromptOfTheDay('2026-11-21', ['mental']).prompt,
  )
})

test('returns every prompt that does not go deep within twelve weeks when no pillar is active', () => {
  const dailyPrompts = createDays(84).map((day) => getPromptOfTheDay(day, []).prompt)
  expect(new Set(dailyPrompts)).toEqual(new Set(pillars.flatMap(listEasierPrompts)))
})

test('never picks a prompt that goes deep', () => {
  for (const pillar of pillars)
    for (const day of createDays(40)) expect(getPromptOfTheDay(day, [pillar]).prompt.difficulty).toBeLessThan(3)
})

test('rotates through the active pillars, independent of their order', () => {
  const dailyPrompts = createDays(24).map((day) => getPromptOfTheDay(day, ['career', 'mental', 'career']))
  expect(new Set(dailyPrompts.map(({ prompt }) => prompt))).toEqual(
    new Set([...listEasierPrompts('mental'), ...listEasierPrompts('career')]),
  )
  expect(getPromptOfTheDay('2026-11-20', ['mental', 'career'])).toEqual(
    getPromptOfTheDay('2026-11-20', ['career', 'mental']),
  )
})

test('returns the number of the prompt within its pillar', () => {
  for (const day of createDays(84)) {
    const { pillar, number, prompt } = getPromptOfTheDay(day, [])
    expect(prompts[pillar][number - 1]).toBe(prompt)
  }
})
