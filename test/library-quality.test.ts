import { describe, expect, test } from 'vitest'
import { pillarKeys } from '#contract/pillars.ts'
import { challengeShelves, discussionShelves, resourceShelves } from '#server/content/shelves.ts'
import type { Shelf } from '#server/content/types.ts'
import { splitDescription } from '#web/features/challenges/split-description.ts'
import {
  checkChallenge,
  checkDiscussion,
  checkResource,
  checkSource,
  countCountries,
  estimateReadingEase,
  findBannedPhrases,
  findSimilarTexts,
  measureDistinctDays,
  qualityLimits,
  readChallenge,
  readResource,
} from './library-quality.ts'

const list = <Item>(shelves: Record<string, Shelf<Item>>) =>
  Object.values(shelves).flatMap(({ seeded, reserve }) => [...seeded, ...reserve])
const challenges = list(challengeShelves)
const resources = list(resourceShelves)
const discussions = list(discussionShelves)

test.each(challenges)('keeps the challenge $key clear, varied and sourced', (challenge) => {
  expect(checkChallenge(challenge)).toEqual([])
})

test('shows every warning of a challenge on its own, and loses no sentence', () => {
  const split = challenges.map((challenge) => ({ ...challenge, ...splitDescription(challenge) }))
  for (const { description, rest, caution } of split)
    expect(rest.length + caution.length).toBeGreaterThanOrEqual(description.length - 1)
  const warned = /Help now|doctor first|afraid of|advice service|a professional|ask your doctor/
  for (const { key, description, caution } of split)
    if (warned.test(description)) expect([key, warned.test(caution)]).toEqual([key, true])
})

test.each(resources)('keeps the resource $key clear and sourced', (resource) => {
  expect(checkResource(resource)).toEqual([])
})

test.each(discussions)('keeps the discussion $key clear', (discussion) => {
  expect(checkDiscussion(discussion)).toEqual([])
})

test('says each thing once', () => {
  const texts = [
    ...challenges.map((challenge) => ({ key: challenge.key, text: readChallenge(challenge) })),
    ...resources.map((resource) => ({ key: resource.key, text: readResource(resource) })),
  ]
  expect(findSimilarTexts(texts)).toEqual([])
})

test('does not favour the services of one country', () => {
  const text = [...challenges.map(readChallenge), ...resources.map(readResource)].join('\n')
  const counts = Object.values(countCountries(text))
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(Math.max(...counts) / total).toBeLessThanOrEqual(qualityLimits.countryShare)
})

describe.each(pillarKeys)('%s', (pillar) => {
  test('reads easily', () => {
    const { seeded, reserve } = resourceShelves[pillar]
    const eases = [...seeded, ...reserve].map((resource) => estimateReadingEase(readResource(resource)))
    expect(findMedian(eases)).toBeGreaterThanOrEqual(qualityLimits.medianReadingEase)
  })
})

describe('the rules', () => {
  test('measure how easily a text reads', () => {
    expect(estimateReadingEase('Walk for ten minutes. Rest when you are tired.')).toBeGreaterThan(80)
    expect(
      estimateReadingEase('Psychophysiological interventions necessitate multidisciplinary consideration.'),
    ).toBeLessThan(0)
  })

  test('find old-fashioned words, phone numbers and advice from one country', () => {
    expect(findBannedPhrases('Ring him after supper.')).toHaveLength(2)
    expect(findBannedPhrases('Call 116 123.').length).toBeGreaterThan(0)
    expect(findBannedPhrases('The NHS says so.')).toHaveLength(1)
    expect(findBannedPhrases('A wedding ring. NHS (England).')).toEqual([])
  })

  test('accept sources of any year up to this one', () => {
    const source = {
      author: 'World Health Organization',
      year: 2027,
      title: 'Physical activity',
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
      checked: '2027-01-15',
    }
    expect(checkSource(source, new Date('2027-03-01'))).toEqual([])
    expect(checkSource(source, new Date('2026-12-31'))).toHaveLength(2)
  })

  test('find warnings in several places, and an emergency number that is everywhere', () => {
    const step = { from: 1, to: 1, title: 'Rest', done: 'You rested.', action: 'Rest. Help now has lines.' }
    const warned = { description: 'Rest.', plan: [step, { ...step, from: 2, to: 2 }] }
    expect(challenges.slice(0, 1).flatMap((each) => checkChallenge({ ...each, ...warned }))).toContain(
      '2 places send readers to Help now',
    )
    const tips = ['one', 'two', 'three'].map((sign) => `Sign ${sign}: call your emergency number.`)
    const blocks = [{ kind: 'tiplist' as const, title: 'Signs', tips }]
    expect(resources.slice(0, 1).flatMap((each) => checkResource({ ...each, blocks }))).toContain(
      'it names the emergency number 3 times',
    )
  })

  test('count a repeated day once', () => {
    const rest = { title: 'Rest', done: 'You rested.', action: 'Rest completely today and sleep early tonight.' }
    const walk = { title: 'Walk', done: 'You walked.', action: 'Walk around the block for twenty minutes outside.' }
    const plan = [
      { from: 1, to: 1, ...walk },
      { from: 2, to: 2, ...rest },
      { from: 3, to: 3, ...walk },
      { from: 4, to: 4, ...rest },
    ]
    expect(measureDistinctDays({ plan, duration: 4 })).toBe(0.5)
  })
})

function findMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
