import { expect, test } from 'vitest'
import { prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { promptOfTheDay } from './prompt-of-the-day.ts'

function days(count: number): string[] {
  return Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10))
}

test('stays the same all day and is another one tomorrow', () => {
  expect(promptOfTheDay('2026-11-20', ['mental'])).toEqual(promptOfTheDay('2026-11-20', ['mental']))
  expect(promptOfTheDay('2026-11-20', ['mental']).prompt).not.toBe(promptOfTheDay('2026-11-21', ['mental']).prompt)
})

test('without a challenge, four weeks ask all twenty-eight', () => {
  const asked = days(28).map((day) => promptOfTheDay(day, []).prompt)
  expect(new Set(asked)).toEqual(new Set(pillars.flatMap((pillar) => prompts[pillar])))
})

test('goes round the pillars he is at work on, in whatever order they come', () => {
  const asked = days(8).map((day) => promptOfTheDay(day, ['career', 'mental', 'career']))
  expect(new Set(asked.map(({ prompt }) => prompt))).toEqual(new Set([...prompts.mental, ...prompts.career]))
  expect(promptOfTheDay('2026-11-20', ['mental', 'career'])).toEqual(promptOfTheDay('2026-11-20', ['career', 'mental']))
})

test('names the prompt as its pillar counts it', () => {
  for (const day of days(28)) {
    const { pillar, number, prompt } = promptOfTheDay(day, [])
    expect(prompts[pillar][number - 1]).toBe(prompt)
  }
})
