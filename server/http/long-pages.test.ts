import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { inBatches } from '../database/batches.ts'
import { generateId } from '../database/ids.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  member = await site.signUp()
})
afterAll(() => site.close())

const at = '2026-03-10T09:00:00.000Z'
/** The length of each row: some pages have several, and one is longer than a page. */
const kilobytes = [300, 300, 300, 300, 1, 1500, 1, 1, 900, 200]

const socialPost = {
  platform: 'tiktok',
  author: 'a',
  url: 'https://www.tiktok.com/',
  visibility: 'public',
  pillar_locked: false,
  created_at: at,
  fetched_at: at,
  updated_at: at,
  checked_at: at,
} as const

type Insert = (row: { id: string; text: string; postId: string }) => Promise<unknown>

const lists: { name: string; url: string; oldestFirst?: true; insert: Insert }[] = [
  {
    name: 'journal entries',
    url: '/api/journal',
    insert: ({ id, text: content }) =>
      site.database
        .insertInto('journal_entries')
        .values({ id, user_id: member.id, title: '', content, entry_date: '2026-03-10', created_at: at })
        .execute(),
  },
  {
    name: 'goals',
    url: '/api/goals',
    insert: ({ id, text: description }) =>
      site.database
        .insertInto('goals')
        .values({
          id,
          description,
          title: 'A',
          pillar: 'career',
          completed: false,
          user_id: member.id,
          created_at: at,
        })
        .execute(),
  },
  {
    name: 'discussions',
    url: '/api/forum?pillar=career',
    insert: ({ id, text: content }) => insertDiscussion({ id, content, pillar: 'career' }),
  },
  {
    name: 'replies',
    url: '/api/forum/{post}/replies',
    oldestFirst: true,
    insert: ({ id, text: content, postId }) =>
      site.database
        .insertInto('forum_replies')
        .values({ id, post_id: postId, user_id: member.id, username: 'a', content, created_at: at })
        .execute(),
  },
  {
    name: 'social posts',
    url: '/api/social',
    insert: ({ id, text: caption }) =>
      site.database
        .insertInto('social_posts')
        .values({ ...socialPost, id, caption, post_id: id })
        .execute(),
  },
  {
    name: 'participations',
    url: '/api/user-challenges',
    insert: async ({ id, text: description }) => {
      const challenge = { title: id, description, pillar: 'career', duration: 9, difficulty: 'beginner' } as const
      await site.database
        .insertInto('challenges')
        .values({ ...challenge, id, participants: 1, created_at: at, updated_at: at })
        .execute()
      const row = { id, challenge_id: id, user_id: member.id, run: 1, progress: 0, completed: false }
      await site.database
        .insertInto('user_challenges')
        .values({ ...row, started_at: at })
        .execute()
    },
  },
]

function insertDiscussion({ id, content, pillar }: { id: string; content: string; pillar: 'career' | 'mental' }) {
  const post = { id, content, pillar, title: 'A', replies: 0, user_id: member.id, username: 'a', created_at: at }
  return site.database.insertInto('forum_posts').values(post).execute()
}

const getNext = ({ headers }: LightMyRequestResponse) =>
  /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]

async function readPages(url: string, reader = member): Promise<{ ids: string[]; bytes: number }[]> {
  const reply = await reader.call('GET', url)
  expect(reply.statusCode).toBe(200)
  const page = { ids: reply.json().map(({ id }: { id: string }) => id), bytes: reply.rawPayload.length }
  const next = getNext(reply)
  return [page, ...(next ? await readPages(next, reader) : [])]
}

describe.each(lists)('a list of $name', ({ url: pattern, oldestFirst, insert }) => {
  const ids: string[] = []
  let url = ''

  beforeAll(async () => {
    const postId = generateId()
    await insertDiscussion({ id: postId, content: 'x', pillar: 'mental' })
    url = pattern.replace('{post}', postId)
    for (const each of kilobytes) {
      const id = generateId()
      await insert({ id, text: 'x'.repeat(each * 1000), postId })
      ids.push(id)
    }
    if (!oldestFirst) ids.reverse()
  })

  const expectedPages = oldestFirst
    ? [[300, 300, 300], [300, 1], [1500], [1, 1, 900], [200]]
    : [[200], [900, 1, 1], [1500], [1, 300, 300, 300], [300]]

  test('ends a page after a megabyte, but not before the first row', async () => {
    const pages = await readPages(url)
    expect(pages.flatMap((page) => page.ids)).toEqual(ids)
    expect(pages.map((page) => page.ids.length)).toEqual(expectedPages.map((page) => page.length))
  })

  test('ends a page at its limit or after a megabyte', async () => {
    const pages = await readPages(`${url}${url.includes('?') ? '&' : '?'}limit=2`)
    expect(pages.flatMap((page) => page.ids)).toEqual(ids)
    for (const { ids: ofPage, bytes } of pages) {
      expect(ofPage.length).toBeLessThanOrEqual(2)
      if (ofPage.length > 1) expect(bytes).toBeLessThan(1_010_000)
    }
  })
})

test.each([
  ['all of a thousand short goals on one page', 100, [1000]],
  ['a thousand goals of the longest kind on several pages', 3700, [250, 250, 250, 250]],
])('lists %s', async (_name, length, expected) => {
  const member = await site.signUp()
  const description = 'x'.repeat(length)
  const goals = Array.from({ length: 1000 }, () => ({
    id: generateId(),
    description,
    title: 'A',
    pillar: 'career' as const,
    completed: false,
    user_id: member.id,
    created_at: at,
  }))
  for (const each of inBatches(goals)) await site.database.insertInto('goals').values(each).execute()
  const pages = await readPages('/api/goals', member)
  expect(pages.map(({ ids }) => ids.length)).toEqual(expected)
  expect(pages.flatMap(({ ids }) => ids)).toEqual(goals.map(({ id }) => id).toReversed())
})
