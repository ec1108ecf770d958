import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApp } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { sampleImages } from '#test/sample-images.ts'
import { generateId } from './database/ids.ts'
import { forgetOldRequests } from './idempotency.ts'

const otherImage = Buffer.from(`${atob(sampleImages.jpeg)} and more`, 'latin1').toString('base64')
const announcement = { title: 'A', content: 'B' }
const goal = { title: 'A', pillar: 'career' }
const discussion = { title: 'A', content: 'B', pillar: 'career' }

const site = await createTestApp()
const admin = await site.signUp()
const create = async (url: string, body: unknown) => (await admin.call('POST', url, body)).json().id
const discussions = [await create('/api/forum', discussion), await create('/api/forum', discussion)]
const goals = [await create('/api/goals', goal), await create('/api/goals', goal)]
const posts = [await addPost(), await addPost()]
const checkIns = `${(await joinTestChallenge(site, admin)).url}/check-ins`
afterAll(() => site.close())

async function addPost(): Promise<string> {
  const at = site.services.clock.now().toISOString()
  const id = generateId()
  const url = `https://www.tiktok.com/@a/video/${id}`
  const dates = { created_at: at, fetched_at: at, updated_at: at, checked_at: at }
  const row = {
    id,
    post_id: id,
    platform: 'tiktok',
    author: 'a',
    url,
    pillar_locked: false,
    visibility: 'public',
    ...dates,
  } as const
  await site.database.insertInto('social_posts').values(row).execute()
  return id
}

type Request = [url: string, body: unknown]

/** For each call that accepts a key: a request that uses the key first, and a different one that reuses it. */
const reuses: Record<string, () => [first: Request, second: Request]> = {
  'POST /api/goals': () => [
    ['/api/goals', goal],
    ['/api/goals', { ...goal, title: 'B' }],
  ],
  'POST /api/forum-pictures': () => [
    ['/api/forum-pictures', { image: sampleImages.jpeg }],
    ['/api/forum-pictures', { image: otherImage }],
  ],
  'POST /api/crews': () => [
    ['/api/crews', { name: 'A' }],
    ['/api/crews', { name: 'B' }],
  ],
  'POST /api/goals/{id}/steps': () => [
    [`/api/goals/${goals[0]}/steps`, { title: 'A' }],
    [`/api/goals/${goals[0]}/steps`, { title: 'B' }],
  ],
  'PATCH /api/goals/{id}/toggle': () => [
    [`/api/goals/${goals[0]}/toggle`, undefined],
    [`/api/goals/${goals[1]}/toggle`, undefined],
  ],
  'POST /api/user-challenges/{id}/check-ins': () => [
    [checkIns, { note: 'A' }],
    [checkIns, { note: 'B', again: true }],
  ],
  'POST /api/challenges/{id}/starts': () => [
    ['/api/goals', goal],
    ['/api/challenges/x/starts', { date: '2026-03-12' }],
  ],
  'POST /api/breaks': () => [
    ['/api/breaks', { from: '2026-03-10', to: '2026-03-12' }],
    ['/api/breaks', { from: '2026-03-10', to: '2026-03-13' }],
  ],
  'POST /api/admin/announcements': () => [
    ['/api/admin/announcements', announcement],
    ['/api/admin/announcements', { ...announcement, title: 'B' }],
  ],
  'POST /api/invitations': () => [
    ['/api/invitations', { maxUses: 1 }],
    ['/api/invitations', { maxUses: 2 }],
  ],
  'POST /api/admin/mailed-invitations': () => [
    ['/api/admin/mailed-invitations', { addresses: ['ann@example.com'], agreed: true }],
    ['/api/admin/mailed-invitations', { addresses: ['ben@example.com'], agreed: true }],
  ],
  'POST /api/journal': () => [
    ['/api/journal', { content: 'A' }],
    ['/api/journal', { content: 'A', pillar: 'career' }],
  ],
  'POST /api/forum': () => [
    ['/api/goals', goal],
    ['/api/forum', discussion],
  ],
  'POST /api/forum/{id}/replies': () => [
    [`/api/forum/${discussions[0]}/replies`, { content: 'A' }],
    [`/api/forum/${discussions[1]}/replies`, { content: 'A' }],
  ],
  'POST /api/challenges/{id}/thread': () => [
    ['/api/journal', { content: 'A' }],
    ['/api/challenges/x/thread', { content: 'A' }],
  ],
  'POST /api/crews/{id}/thread': () => [
    ['/api/journal', { content: 'A' }],
    ['/api/crews/x/thread', { content: 'A' }],
  ],
  'POST /api/reports': () => [
    ['/api/journal', { content: 'A' }],
    ['/api/reports', { kind: 'member', subjectId: 'someone', reason: 'spam' }],
  ],
  'PATCH /api/social/{id}/lock': () => [
    [`/api/social/${posts[0]}/lock`, undefined],
    [`/api/social/${posts[1]}/lock`, undefined],
  ],
  'POST /api/content/drafts': () => [
    ['/api/content/drafts', { kind: 'challenge' }],
    ['/api/content/drafts', { kind: 'resource' }],
  ],
  'POST /api/challenges/generate': () => [
    ['/api/challenges/generate', { topic: 'Running', count: 3 }],
    ['/api/challenges/generate', { topic: 'Running', count: 5 }],
  ],
  'POST /api/challenges/ingest': () => [
    ['/api/journal', { content: 'A' }],
    ['/api/challenges/ingest', { rawText: 'I never listen' }],
  ],
  'POST /api/content/populate-pillar': () => [
    ['/api/content/populate-pillar', { pillar: 'career' }],
    ['/api/content/populate-pillar', { pillar: 'mental' }],
  ],
  'POST /api/content/populate-all': () => [
    ['/api/content/populate-pillar', { pillar: 'physical' }],
    ['/api/content/populate-all', undefined],
  ],
}

const all: readonly Endpoint[] = endpoints
const names = all
  .filter(({ headers }) => headers && 'Idempotency-Key' in headers.shape)
  .map(({ method, path }) => `${method} ${path}`)

let keyCount = 0

function createSender() {
  const key = { 'idempotency-key': `key-number-${++keyCount}` }
  return ([url, body]: Request, client = admin) =>
    client.call(/toggle|lock/.test(url) ? 'PATCH' : 'POST', url, body, key)
}

async function countRows(): Promise<number[]> {
  const tables = ['goals', 'journal_entries', 'forum_posts', 'forum_replies', 'content_runs', 'written_drafts'] as const
  return Promise.all(tables.map(async (table) => (await site.database.selectFrom(table).select('id').execute()).length))
}

describe('a key that was used for a different request', () => {
  test.each(names)('is refused by %s', async (name) => {
    const send = createSender()
    const [first, second] = reuses[name]?.() ?? [
      ['', null],
      ['', null],
    ]
    const before = await send(first)
    expect(before.statusCode, before.body).toBeLessThan(300)
    const rows = await countRows()
    const reused = await send(second)
    expect([reused.statusCode, reused.json()]).toEqual([
      422,
      {
        code: 'idempotency-key-reused',
        message: 'This Idempotency-Key was already used for a different request.',
      },
    ])
    expect((await send(first)).json()).toEqual(before.json())
    expect(await countRows()).toEqual(rows)
  })
})

describe('a key', () => {
  const url = '/api/goals'

  test('belongs to the first of several concurrent requests', async () => {
    const send = createSender()
    const bodies = Array.from({ length: 10 }, (_, at): Request => [url, { ...goal, title: `Goal ${at}` }])
    const replies = await Promise.all(bodies.map((request) => send(request)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(422)])
  })

  test('belongs to one member', async () => {
    const other = await site.signUp()
    const send = createSender()
    expect((await send([url, goal])).statusCode).toBe(201)
    expect((await send([url, { ...goal, title: 'B' }], other)).statusCode).toBe(201)
  })

  test('can be used again after a request that failed', async () => {
    const send = createSender()
    expect((await send(['/api/forum/missing/replies', { content: 'A' }])).statusCode).toBe(404)
    expect((await send([url, goal])).statusCode).toBe(201)
  })

  test.each<[list: string, body: object]>([
    ['/api/goals', goal],
    ['/api/journal', { content: 'A' }],
    ['/api/forum', discussion],
    ['/api/breaks', { from: '2026-03-10', to: '2026-03-12' }],
  ])('creates a row of %s again after it was deleted', async (list, body) => {
    const send = createSender()
    const { id } = (await send([list, body])).json()
    await admin.call('DELETE', `${list}/${id}`)
    expect((await send([list, body])).statusCode).toBe(201)
    expect((await send([list, body])).json().id).toBe(id)
  })

  test('toggles nothing again after a later toggle', async () => {
    const [first, later] = [createSender(), createSender()]
    const { id } = (await createSender()([url, goal])).json()
    const toggle: Request = [`/api/goals/${id}/toggle`, undefined]
    expect((await first(toggle)).json().completed).toBe(true)
    expect((await later(toggle)).json().completed).toBe(false)
    expect((await first(toggle)).json().completed).toBe(false)
  })

  test('is forgotten after a week', async () => {
    await createSender()([url, goal])
    const now = site.services.clock.now().getTime()
    const count = async () => (await site.database.selectFrom('idempotency_keys').select('key').execute()).length
    await forgetOldRequests(site.database, new Date(now + 7 * 24 * 3_600_000))
    expect(await count()).toBeGreaterThan(0)
    await forgetOldRequests(site.database, new Date(now + 7 * 24 * 3_600_000 + 1))
    expect(await count()).toBe(0)
  })
})
