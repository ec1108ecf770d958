import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { nextChallenges } from '#server/content/next-challenges.ts'
import { challengeShelves } from '#server/content/shelves.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { seedLibrary } from '../library/starter-library.ts'
import { addChallenge } from './catalog.ts'
import type { NewChallenge } from './challenge-content.ts'

const shelves = Object.values(challengeShelves)
const seeded = shelves.flatMap((shelf) => shelf.seeded)
const library = [...seeded, ...shelves.flatMap((shelf) => shelf.reserve)]
const find = (key: string) => library.find((challenge) => challenge.key === key)
const getSeriousness = (key: string) => nextChallenges[key]?.seriousness ?? 0

test.each(library)('names what can follow $key in its own pillar, and nothing more serious', ({ key, pillar }) => {
  const { next = [] } = nextChallenges[key] ?? {}
  expect(new Set(next).size).toBe(next.length)
  expect(next).not.toContain(key)
  expect(next.map((each) => find(each)?.pillar)).toEqual(next.map(() => pillar))
  expect(next.filter((each) => getSeriousness(each) > getSeriousness(key))).toEqual([])
  // The others are added only when an admin asks for more.
  expect(next.some((each) => seeded.includes(find(each)!))).toBe(true)
})

test('calls each hard subject of the library serious', () => {
  const hard =
    /alcohol|gambling|smoking|loss|losing work|failure|temper|argument|separation|little energy|fear|worry|load|talk you’ve put off/
  for (const { key, title } of library)
    if (hard.test(title)) expect([title, getSeriousness(key) > 0]).toEqual([title, true])
  expect(Object.keys(nextChallenges).sort()).toEqual(library.map(({ key }) => key).sort())
})

describe('the calls', () => {
  let site: TestApp

  beforeAll(async () => {
    site = await createTestApp()
    await seedLibrary(site.database, site.services)
  })
  afterAll(() => site.close())

  const read = async (id: string): Promise<ChallengeDetail> =>
    (await site.visitor('GET', `/api/challenges/${id}`)).json()
  const listNext = async (id: string) => (await read(id)).next.map(({ title }) => title)

  async function findId(key: string): Promise<string> {
    const row = await site.database
      .selectFrom('library_items')
      .select('row_id')
      .where('key', '=', `challenge:${key}`)
      .executeTakeFirstOrThrow()
    return row.row_id ?? ''
  }

  const add = (title: string, fields: Partial<NewChallenge> = {}) =>
    addChallenge(
      site.database,
      {
        title,
        description: 'A few minutes a day.',
        pillar: 'physical',
        duration: 14,
        difficulty: 'beginner',
        plan: null,
        ...fields,
      },
      new Date(),
    )

  test('say what follows by content, of what the site has', async () => {
    const sleep = await read(await findId('seven-plain-nights'))
    expect(sleep.promise).toBe('Try one change to your sleep each day, and keep the two that help.')
    expect(sleep.finishLine).toBe('I worked on my sleep for {days}.')
    expect(sleep.next.map(({ title }) => title)).toEqual([
      'Thirty Mornings Outdoors',
      'Ten Minutes on the Floor',
      'The Slow Five',
    ])
    expect(sleep.next[0]).toEqual({
      id: await findId('thirty-mornings-outdoors'),
      title: 'Thirty Mornings Outdoors',
      promise: find('thirty-mornings-outdoors')?.promise,
      pillar: 'physical',
      duration: 30,
    })
  })

  test('suggest the smallest step up after a challenge of an admin, and nothing more serious', async () => {
    const walk = await add('Walk at lunch')
    const run = await add('Run at lunch', { duration: 21 })
    await add('Drink no alcohol', { duration: 15 })
    await add('After a death', { duration: 15, description: 'Your grief, ten minutes a day.' })
    await add('Talk to a friend', { duration: 15, pillar: 'brotherhood' })
    const titles = await listNext(walk)
    expect(titles.slice(0, 2)).toEqual(['Run at lunch', 'Thirty Mornings Outdoors'])
    expect(titles).not.toContain('Drink no alcohol')
    expect(titles).not.toContain('After a death')
    expect(titles).not.toContain('Done With Nicotine')
    expect((await listNext(run)).at(0)).toBe('Thirty Mornings Outdoors')
  })

  test('leave out archived challenges', async () => {
    const walk = await add('Swim', { pillar: 'career', difficulty: 'advanced', duration: 300 })
    const archived = await add('Swim more', { pillar: 'career', difficulty: 'advanced', duration: 301 })
    expect(await listNext(walk)).toContain('Swim more')
    await site.database
      .updateTable('challenges')
      .set({ archived_at: new Date().toISOString() })
      .where('id', '=', archived)
      .execute()
    await add('Anything, so that the reply is built again')
    expect(await listNext(walk)).not.toContain('Swim more')
  })
})
