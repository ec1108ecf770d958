import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCrisisSigns } from '#contract/crisis-signs/find-signs.ts'
import { suggestDiscussion } from '#web/features/challenges/finishing/suggest-discussion.ts'
import { planSectionTexts } from '#web/features/help/bad-day-plan/plan-sections.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { challengeShelves, discussionShelves } from '../server/content/shelves.ts'

// The texts that the product itself puts into a field, or that a member copies into one. None may show the crisis card.

const root = join(import.meta.dirname, '..')

function findAlarms(texts: string[]): string[] {
  return texts.filter((text) => findCrisisSigns(text).size > 0)
}

const challenges = Object.values(challengeShelves).flatMap(({ seeded, reserve }) => [...seeded, ...reserve])

test('shows no card for the suggested discussion about any finished challenge of the library', () => {
  const texts = challenges.flatMap((challenge) =>
    [undefined, { days: challenge.duration, span: challenge.duration + 3 }].flatMap((summary) => {
      const { title, content } = suggestDiscussion(challenge, summary)
      return [title, content, `${title}\n${content}`]
    }),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(findAlarms(texts)).toEqual([])
})

test('shows no card for a question of the journal', () => {
  const texts = Object.values(prompts).flatMap((pillar) => pillar.map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(50)
  expect(findAlarms(texts)).toEqual([])
})

test('shows no card for an example of the plan for bad days', () => {
  expect(findAlarms(Object.values(planSectionTexts).flatMap(({ examples }) => examples))).toEqual([])
})

test('shows no card for a discussion of the library, which members quote', () => {
  const texts = Object.values(discussionShelves).flatMap(({ seeded, reserve }) =>
    [...seeded, ...reserve].flatMap(({ title, content }) => [title, content]),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(findAlarms(texts)).toEqual([])
})

test('shows no card for a text of a field in the source of the web app', () => {
  const texts = globSync('web/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(fieldText)].map(([, text = '']) => text))
  expect(texts).toContain('After breakfast, in the park')
  expect(findAlarms(texts)).toEqual([])
})

const fieldText = /\b(?:placeholder|label|hint|legend|defaultValue)=["'{`]+([^"'{}`]+)["'`}]/g
