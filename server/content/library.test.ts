import { describe, expect, test } from 'vitest'
import { planStep } from '#contract/challenges.ts'
import { helpTopics } from '#contract/help-categories.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { block, resourceType } from '#contract/resources.ts'
import { sourceDraft } from '#contract/sources.ts'
import { toPlainText, estimateReadTime } from '../features/resources/text.ts'
import { challengeShelves, discussionShelves, resourceShelves } from './shelves.ts'

const challenges = pillarKeys.flatMap((pillar) => [
  ...challengeShelves[pillar].seeded,
  ...challengeShelves[pillar].reserve,
])

describe.each(pillarKeys)('the challenges for %s', (pillar) => {
  const { seeded, reserve } = challengeShelves[pillar]

  test('offers enough challenges of varied durations and difficulties', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(8)
    expect(reserve.length).toBeGreaterThanOrEqual(7)
    expect([...seeded, ...reserve].every((challenge) => challenge.pillar === pillar)).toBe(true)
    expect(new Set(seeded.map(({ difficulty }) => difficulty)).size).toBe(3)
    expect(new Set(seeded.map((challenge) => challenge.duration)).size).toBeGreaterThanOrEqual(4)
  })
})

test.each(challenges)('plans every day of $key', (challenge) => {
  expect(challenge.duration).toBeGreaterThanOrEqual(3)
  expect(challenge.duration).toBeLessThanOrEqual(Math.min(90, challengeDuration.max))
  expect(challenge.title.length).toBeLessThanOrEqual(limits.title)
  expect(challenge.subtitle.length).toBeLessThanOrEqual(limits.subtitle)
  expect(challenge.description.length).toBeLessThanOrEqual(limits.description)
  expect(planStep.array().safeParse(challenge.plan).error).toBeUndefined()
  expect(sourceDraft.array().safeParse(challenge.sources ?? []).error).toBeUndefined()
  const days = challenge.plan.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  expect(days).toEqual(Array.from({ length: challenge.duration }, (_, at) => at + 1))
})

const resources = pillarKeys.flatMap((pillar) => [
  ...resourceShelves[pillar].seeded,
  ...resourceShelves[pillar].reserve,
])
const discussions = pillarKeys.flatMap((pillar) => [
  ...discussionShelves[pillar].seeded,
  ...discussionShelves[pillar].reserve,
])

test('tells people with diabetes to ask first before they change what is on the plate', () => {
  const halfPlate = challenges.find(({ key }) => key === 'half-a-green-plate')
  const eatingWell = resources.find(({ title }) => title === 'Eat well without strict rules')
  // The description is read by everyone, also by those who joined days ago.
  expect(halfPlate?.description).toMatch(/diabetes.*doctor or diabetes team.*insulin/)
  expect(halfPlate?.safetyRevision).toBe(2)
  expect(JSON.stringify(eatingWell?.blocks[0])).toMatch(/diabetes.*ask your clinic/)
})

describe.each(pillarKeys)('the resources and discussions for %s', (pillar) => {
  test('offers enough resources and uses every kind of block', () => {
    const { seeded, reserve } = resourceShelves[pillar]
    expect(seeded.length).toBeGreaterThanOrEqual(15)
    expect(reserve.length).toBeGreaterThanOrEqual(8)
    expect([...seeded, ...reserve].every((resource) => resource.pillar === pillar)).toBe(true)
    const kinds = new Set([...seeded, ...reserve].flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['intro', 'checklist', 'steps', 'tiplist', 'links', 'download']))
  })

  test('offers enough discussions', () => {
    const { seeded, reserve } = discussionShelves[pillar]
    expect(seeded.length).toBeGreaterThanOrEqual(5)
    expect(reserve.length).toBeGreaterThanOrEqual(6)
    expect([...seeded, ...reserve].every((discussion) => discussion.pillar === pillar)).toBe(true)
  })
})

test.each(resources)(
  'keeps $key valid and readable in three to ten minutes',
  ({ title, description, type, blocks, sources }) => {
    expect(title.length).toBeLessThanOrEqual(limits.title)
    expect(description.length).toBeLessThanOrEqual(limits.description)
    expect(resourceType.safeParse(type).success).toBe(true)
    expect(block.array().safeParse(blocks).error).toBeUndefined()
    expect(sourceDraft.array().safeParse(sources).error).toBeUndefined()
    expect(estimateReadTime(toPlainText(blocks))).toBeGreaterThanOrEqual(3)
    expect(estimateReadTime(toPlainText(blocks))).toBeLessThanOrEqual(10)
  },
)

test.each(discussions)('keeps the discussion $key short', ({ title, content }) => {
  expect(title.length).toBeLessThanOrEqual(limits.title)
  expect(content.length).toBeLessThanOrEqual(1000)
})

test('gives every item a unique key and title', () => {
  for (const shelf of [challenges, resources, discussions]) {
    for (const names of [shelf.map(({ key }) => key), shelf.map(({ title }) => title.toLowerCase())]) {
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  }
})

test('links to help only by topics that the help page has, from texts that can have links', () => {
  const text = JSON.stringify(resources)
  const targets = [...text.matchAll(/\]\(\/help#([a-z-]+)\)/g)].map(([, topic]) => topic)
  expect(new Set(targets)).toEqual(
    new Set(['harmed', 'harming', 'alcohol-and-drugs', 'gambling', 'sexual-abuse', 'money']),
  )
  for (const topic of targets) expect(helpTopics).toHaveProperty([topic ?? ''])
})
