import { afterAll, expect, test } from 'vitest'
import type { Challenge, MarkedDay } from '#contract/challenges.ts'
import type { GenerationDetail } from '#contract/generations.ts'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { createPlatforms } from '#server/services/platforms.ts'
import { createTestApp, password, type TestClient } from './app.ts'
import { addTestChallenge, joinTestChallenge } from './challenge-member.ts'
import { startOembedFake } from './oembed-fake.ts'
import { createTestOpenAiWriter, startOpenAiFake } from './openai-fake.ts'

// What several people, tabs or devices do at the same time, in features whose other tests npm test runs on SQLite only.
// SQLite writes one after the other, so these tests say more on PostgreSQL.

const fake = await startOpenAiFake()
const web = await startOembedFake()
const instagram = { instagramGraphUrl: 'http://127.0.0.1:9', instagramAccessToken: null }
const options = {
  connections: 20,
  writer: createTestOpenAiWriter(fake),
  platforms: createPlatforms(instagram, web.fetcher),
}
const site = await createTestApp({}, options)
const admin = await site.signUp()
const secondAdmin = await site.signUp()
await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', secondAdmin.id).execute()
const members = await Promise.all([1, 2, 3].map(() => site.signUp()))
const [member] = members as [TestClient]
await site.ageAccounts()
afterAll(async () => {
  await site.close()
  await fake.close()
  await web.close()
})

const listStatuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted()

test('starts one thread for first replies at once, and adds one reply for a retry', async () => {
  const url = `/api/challenges/${await addTestChallenge(site)}/thread`
  const replies = await Promise.all(members.map(({ call }) => call('POST', url, { content: 'Me too' })))
  expect(listStatuses(replies)).toEqual([201, 201, 201])
  expect(new Set(replies.map((reply) => reply.json().postId)).size).toBe(1)
  const post = () => member.call('POST', url, { content: 'Once' }, { 'idempotency-key': 'k'.repeat(30) })
  const [first, second] = [await post(), await post()]
  expect(second.json()).toEqual(first.json())
  expect((await member.call('GET', url)).json().replies).toBe(4)
})

test('gives only one of two look-alike names that are submitted at once', async () => {
  const names = ['epicurus', 'еpicurus', 'epіcurus', 'epicυrus']
  const replies = await Promise.all(
    names.map((username, at) =>
      site.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        remoteAddress: `10.8.0.${at + 1}`,
        payload: { email: `name${at}@example.org`, username, password },
      }),
    ),
  )
  expect(listStatuses(replies)).toEqual([201, 409, 409, 409])
})

test('keeps both changes of two admins who save the site at once', async () => {
  await Promise.all([
    admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor' }),
    secondAdmin.call('PATCH', '/api/admin/site', { headline: 'Men who show up' }),
    admin.call('PATCH', '/api/admin/pages/imprint', { content: 'Sam, Main Street 1' }),
  ])
  const saved = { name: 'Iron Harbor', headline: 'Men who show up', imprint: true }
  expect((await site.visitor('GET', '/api/site')).json()).toMatchObject(saved)
})

test('adds one video when six requests add it at once', async () => {
  const video = {
    platform: 'tiktok',
    url: 'https://www.tiktok.com/@iron/video/7300000000000000001',
    author: 'Community',
  }
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, at) => (at % 2 ? member : admin).call('POST', '/api/social/ingest-url', video)),
  )
  expect(listStatuses(replies)).toEqual([200, 200, 200, 200, 200, 201])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
})

test('adds one challenge when two admins publish the same draft or the same title at once', async () => {
  const content = {
    title: 'Walk in the morning',
    description: 'Ten minutes outside before breakfast.',
    pillar: 'physical',
    duration: 7,
    difficulty: 'beginner',
    plan: [{ from: 1, to: 7, title: 'Walk', done: 'You walked.', action: 'Walk for ten minutes.' }],
  }
  const start = async (): Promise<WrittenDraft> =>
    (await admin.call('POST', '/api/content/drafts', { kind: 'challenge', content })).json()
  const drafts = [await start(), await start()]
  const replies = await Promise.all(
    drafts.flatMap(({ id, revision }) =>
      [admin, secondAdmin].map(({ call }) => call('POST', `/api/content/drafts/${id}/publish`, { revision })),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const list: Challenge[] = (await member.call('GET', '/api/challenges')).json()
  expect(list.filter(({ title }) => title === content.title)).toHaveLength(1)
})

test('rejects the second of two concurrent rewrites', async () => {
  await admin.call('POST', '/api/challenges/ingest', { rawText: 'Walk at dawn' })
  const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
  const { items }: GenerationDetail = (await admin.call('GET', `/api/content/runs/${id}`)).json()
  const gate = fake.hold()
  const asked = fake.requests.length
  const both = [1, 2].map(() => admin.call('POST', `/api/content/items/${items[0]?.id}/regenerate`))
  await fake.waitForRequests(asked + 2)
  gate.release()
  expect(listStatuses(await Promise.all(both))).toEqual([200, 409])
})

test('loses no milestone when two devices mark different challenges at once', async () => {
  const [first, second] = [await joinTestChallenge(site, member), await joinTestChallenge(site, member)]
  for (let day = 1; day < 7; day++) {
    expect((await first.mark()).statusCode).toBe(201)
    site.services.clock.advance({ days: 1 })
  }
  const replies = await Promise.all([first.mark(), second.mark()])
  // Each reply is read after its mark, so both can be the seventh day if neither sees the other.
  const milestones = replies.map((reply) => (reply.json() as MarkedDay).milestone)
  expect(milestones).toContainEqual(expect.objectContaining({ kind: 'days', days: 7 }))
})
