import { describe, expect, test } from 'vitest'
import { planStep } from '#contract/challenges.ts'
import { duration, limits } from '#contract/limits.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { challengeShelves } from './shelves.ts'

const challenges = pillarKeys.flatMap((pillar) => [...challengeShelves[pillar].seeded, ...challengeShelves[pillar].reserve])

describe.each(pillarKeys)('the challenges of %s', (pillar) => {
  const { seeded, reserve } = challengeShelves[pillar]

  test('are enough, of this pillar, of varied lengths and difficulties', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(8)
    expect(reserve.length).toBeGreaterThanOrEqual(8)
    expect([...seeded, ...reserve].every((challenge) => challenge.pillar === pillar)).toBe(true)
    expect(new Set(seeded.map(({ difficulty }) => difficulty)).size).toBe(3)
    expect(new Set(seeded.map((challenge) => challenge.duration)).size).toBeGreaterThanOrEqual(4)
  })
})

test.each(challenges)('$key has a plan for each of its days', (challenge) => {
  expect(challenge.duration).toBeGreaterThanOrEqual(3)
  expect(challenge.duration).toBeLessThanOrEqual(Math.min(90, duration.max))
  expect(challenge.title.length).toBeLessThanOrEqual(limits.title)
  expect(challenge.description.length).toBeLessThanOrEqual(limits.description)
  expect(planStep.array().safeParse(challenge.plan).error).toBeUndefined()
  const days = challenge.plan.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  expect(days).toEqual(Array.from({ length: challenge.duration }, (_, at) => at + 1))
})

test('no two pieces share a key or a title', () => {
  for (const names of [challenges.map(({ key }) => key), challenges.map(({ title }) => title.toLowerCase())]) {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
