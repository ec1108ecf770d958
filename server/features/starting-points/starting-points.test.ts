import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startingPointKeys, type StartingPoint } from '#contract/starting-points.ts'
import { nextChallenges } from '#server/content/next-challenges.ts'
import { challengeShelves, discussionShelves, resourceShelves } from '#server/content/shelves.ts'
import { startingPoints } from '#server/content/starting-points.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { countWords } from '#test/library-quality.ts'
import { archiveChallenge } from '../challenges/catalog.ts'
import { seedLibrary } from '../library/starter-library.ts'

describe.each(startingPointKeys)('the answer %s', (key) => {
  const { challenges, resources, discussions, tonight, help } = startingPoints[key]

  test('has only items of a new site', () => {
    expect(listSeeded(challengeShelves)).toEqual(expect.arrayContaining(challenges))
    expect(listSeeded(resourceShelves)).toEqual(expect.arrayContaining(resources))
    expect(listSeeded(discussionShelves)).toEqual(expect.arrayContaining(discussions))
    for (const keys of [challenges, resources, discussions]) expect(new Set(keys).size).toBe(keys.length)
  })

  test('says in a few words what to do tonight', () => {
    expect(countWords(tonight)).toBeLessThanOrEqual(40)
  })

  test('starts with something light, and says more where a challenge can be too much', () => {
    const { length, isLight } = describeChallenge(challenges[0])
    expect([length <= 10, isLight]).toEqual([true, true])
    const isSerious = challenges.slice(0, 3).some((each) => !describeChallenge(each).isLight)
    if (isSerious && key !== 'work') expect(help).toBeDefined()
  })
})

describe('the answers of a site', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp()
  })
  afterAll(() => site.close())

  const read = async (): Promise<StartingPoint[]> => (await site.visitor('GET', '/api/starting-points')).json()
  const hiddenAt = '2026-03-01T00:00:00.000Z'

  test('are left out without the library', async () => {
    expect(await read()).toEqual([])
  })

  test('have three challenges, two resources and a discussion each', async () => {
    await seedLibrary(site.database, site.services)
    const points = await read()
    expect(points.map(({ key }) => key)).toEqual(startingPointKeys)
    for (const { challenges, resources, discussion } of points)
      expect([challenges.length, resources.length, discussion !== null]).toEqual([3, 2, true])
    expect(points[0]?.challenges[0]).toMatchObject({ title: 'Seven Better Nights', duration: 7 })
  })

  test('replace what is hidden or gone at once, and say when nothing is left', async () => {
    const [{ challenges, resources, discussion } = fail()] = await read()
    const [first = fail(), second = fail()] = challenges
    await archiveChallenge(site.database, first.id, new Date())
    await site.database.updateTable('challenges').set({ hidden_at: hiddenAt }).where('id', '=', second.id).execute()
    await site.database
      .updateTable('resources')
      .set({ hidden_at: hiddenAt })
      .where('id', '=', resources[0]?.id ?? '')
      .execute()
    await site.database
      .updateTable('forum_posts')
      .set({ removed_at: hiddenAt })
      .where('id', '=', discussion?.id ?? '')
      .execute()
    const [sleep = fail()] = await read()
    expect(sleep.challenges.map(({ title }) => title)).toEqual(['Thirty Mornings Outdoors', 'Three Questions'])
    expect(sleep.resources.map(({ title }) => title)).toEqual([
      'Keep a two-week sleep diary',
      'Recognise sleep apnoea and get treated',
    ])
    expect(sleep.discussion?.title).toBe('How do you notice that things are getting too much?')
  })
})

function describeChallenge(key: string) {
  const found = Object.values(challengeShelves)
    .flatMap(({ seeded }) => seeded)
    .find((each) => each.key === key)
  if (!found) throw new Error(`There is no challenge ${key}`)
  return { length: found.duration, isLight: (nextChallenges[key]?.seriousness ?? 0) < 2 }
}

function listSeeded(shelves: Record<string, { seeded: { key: string }[] }>): string[] {
  return Object.values(shelves).flatMap(({ seeded }) => seeded.map(({ key }) => key))
}

function fail(): never {
  throw new Error('It is not in the list')
}
