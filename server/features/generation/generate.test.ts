import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ContentWriter } from '#contract/generation-writer.ts'
import type { ContentCounts } from '#contract/generation.ts'
import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { createTestOpenAiWriter, startOpenAiFake } from '#test/openai-fake.ts'
import { challengeShelves } from '../../content/shelves.ts'
import { seedLibrary } from '../library/starter-library.ts'

let site: TestApp
let admin: TestClient

async function open({ seeded = false } = {}): Promise<void> {
  site = await createTestApp()
  admin = await site.signUp()
  if (seeded) await seedLibrary(site.database, site.services)
}

afterEach(() => site.close())

const post = async (path: string, body?: unknown) => {
  const reply = await admin.call('POST', path, body)
  expect([200, 201], reply.body).toContain(reply.statusCode)
  return reply.json()
}
const titles = async (path: string): Promise<string[]> =>
  (await admin.call('GET', path)).json().map(({ title }: { title: string }) => title)

const describeWriter = async (): Promise<ContentWriter> => (await admin.call('GET', '/api/content/writer')).json()
const remaining = async (pillar: Pillar) => {
  const left = (await describeWriter()).remaining?.pillars.find((each) => each.pillar === pillar)
  return left ? left.challenges + left.resources + left.forumPosts : 0
}

test('writes 28 challenges, 28 resources and 21 discussions for all pillars, without repeats', async () => {
  await open({ seeded: true })
  expect(await post('/api/content/populate-all')).toEqual({ challenges: 28, resources: 28, forumPosts: 21 })
  for (const pillar of pillarKeys) {
    const { length } = await titles(`/api/challenges?pillar=${pillar}`)
    expect(length).toBe(4 + challengeShelves[pillar].seeded.length)
  }
  for (const path of ['/api/challenges', '/api/resources', '/api/forum?limit=100']) {
    const all = await titles(path)
    expect(new Set(all).size).toBe(all.length)
  }
})

test('returns exact counts without repeats, then refuses, when the library of a pillar is used up', async () => {
  await open({ seeded: true })
  const retry = { 'idempotency-key': 'the-first-items' }
  const populate = (headers = {}) => admin.call('POST', '/api/content/populate-pillar', { pillar: 'career' }, headers)
  const first = await populate(retry)
  const counts: ContentCounts[] = [first.json()]
  while ((await remaining('career')) > 0) counts.push((await populate()).json())
  expect(counts.slice(0, 2)).toEqual([
    { challenges: 4, resources: 4, forumPosts: 3 },
    { challenges: 4, resources: 4, forumPosts: 3 },
  ])
  const generations = (await admin.call('GET', '/api/content/runs?limit=100')).json()
  const { challenges, resources, forumPosts } = counts.at(-1) ?? { challenges: 0, resources: 0, forumPosts: 0 }
  const missing = [
    ...(challenges < 4 ? [`${challenges} of 4 challenges`] : []),
    ...(resources < 4 ? [`${resources} of 4 resources`] : []),
    ...(forumPosts < 3 ? [`${forumPosts} of 3 forum posts`] : []),
  ]
  expect(generations.at(0)).toMatchObject({
    status: 'finished',
    error: `${missing.join(', ')}: the library has nothing left.`,
  })
  expect(generations.at(-1)).toMatchObject({ error: null })
  for (const draft of [true, false]) {
    const refused = await admin.call('POST', '/api/content/populate-pillar', { pillar: 'career', draft })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'The library has nothing left for Career & Finances. Connect an AI model to write more.',
      },
    ])
  }
  expect((await populate(retry)).body).toBe(first.body)
  expect((await admin.call('GET', '/api/content/runs?limit=100')).json()).toEqual(generations)
  const all = await titles('/api/resources?pillar=career')
  expect(new Set(all).size).toBe(all.length)
})

describe('the content writer', () => {
  test('counts what the library has left for each pillar and in total', async () => {
    await open({ seeded: true })
    const before = await describeWriter()
    expect(before).toMatchObject({ kind: 'library', model: null })
    expect(before.remaining?.pillars.map(({ pillar }) => pillar)).toEqual(pillarKeys)
    const sum = (kind: keyof ContentCounts) => before.remaining?.pillars.reduce((total, each) => total + each[kind], 0)
    expect(before.remaining?.total).toEqual({
      challenges: sum('challenges'),
      resources: sum('resources'),
      forumPosts: sum('forumPosts'),
    })
    const left = await remaining('mental')
    expect(left).toBeGreaterThanOrEqual(11)
    const { id } = (await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental', draft: true })).json()
    await vi.waitFor(async () =>
      expect((await admin.call('GET', `/api/content/runs/${id}`)).json()).toMatchObject({
        drafts: 11,
        status: 'finished',
      }),
    )
    expect(await remaining('mental')).toBe(left - 11)
    await admin.call('POST', `/api/content/runs/${id}/discard-drafts`)
    expect(await describeWriter()).toEqual(before)
  })

  test('is hidden from members and visitors', async () => {
    await open()
    const member = await site.signUp()
    expect((await member.call('GET', '/api/content/writer')).statusCode).toBe(403)
    expect((await site.visitor('GET', '/api/content/writer')).statusCode).toBe(401)
    for (const body of [(await member.call('GET', '/api/site')).body, (await member.call('GET', '/')).body])
      expect(body).not.toMatch(/"writer"|"library"/)
  })

  test('has no limit with a model', async () => {
    const fake = await startOpenAiFake()
    site = await createTestApp({}, { writer: createTestOpenAiWriter(fake) })
    admin = await site.signUp()
    expect(await describeWriter()).toEqual({ kind: 'openai-compatible', model: 'fake', remaining: null })
    await fake.close()
  })
})

test('turns an idea into a challenge with its duration and a plan for every day', async () => {
  await open()
  const created = await admin.call('POST', '/api/challenges/ingest', {
    rawText: 'Go outside every morning for 30 days',
  })
  expect(created.statusCode).toBe(201)
  const made = created.json()
  expect(made).toMatchObject({ title: 'Thirty Mornings Outdoors', pillar: 'physical', duration: 30, participants: 0 })
  expect(made.plan[0].from).toBe(1)
  expect(made.plan.at(-1).to).toBe(30)
  expect((await admin.call('GET', `/api/challenges/${made.id}`)).json()).toEqual(made)
})

test('creates only a challenge with the suggested pillar and duration, if there are some', async () => {
  await open()
  const rawText = 'I never listen'
  for (const [status, suggestions] of [
    [422, { suggestedPillar: 'career' }],
    [422, { suggestedDuration: 30 }],
    [201, { suggestedPillar: 'brotherhood', suggestedDuration: 7 }],
    [200, { suggestedPillar: null, suggestedDuration: null }],
    [200, { suggestedPillar: '', suggestedDuration: '' }],
  ] as const)
    expect((await admin.call('POST', '/api/challenges/ingest', { rawText, ...suggestions })).statusCode).toBe(status)
})

test('creates a challenge of the library once and answers with the existing one afterwards', async () => {
  const rawText = 'My wife says I never listen'
  await open()
  const created = await admin.call('POST', '/api/challenges/ingest', { rawText })
  expect(created.statusCode).toBe(201)
  expect(created.json()).toMatchObject({ title: 'Ears Open' })
  for (const headers of [undefined, { prefer: 'respond-async' }]) {
    const again = await admin.call('POST', '/api/challenges/ingest', { rawText }, headers)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(created.json())
  }
  expect(await titles('/api/challenges')).toEqual(['Ears Open'])
})

test('answers with the seeded challenge that an idea fits', async () => {
  await open({ seeded: true })
  const before = await titles('/api/challenges?limit=100')
  const found = await admin.call('POST', '/api/challenges/ingest', { rawText: 'I spend too much' })
  expect(found.statusCode).toBe(200)
  expect(found.json()).toMatchObject({ title: 'Where the Money Went', pillar: 'career' })
  expect(await titles('/api/challenges?limit=100')).toEqual(before)
})

test('creates a challenge again after its generation was undone', async () => {
  await open()
  await post('/api/challenges/ingest', { rawText: 'I procrastinate' })
  const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
  await admin.call('POST', `/api/content/runs/${id}/undo`)
  const again = await admin.call('POST', '/api/challenges/ingest', { rawText: 'I procrastinate' })
  expect(again.statusCode).toBe(201)
  expect(await titles('/api/challenges')).toEqual(['Hard Thing First'])
})

test.each([
  ['/api/challenges/ingest', { rawText: 'train for a marathon in 30 days' }],
  ['/api/challenges/generate', { topic: 'zzz', count: 3 }],
  ['/api/challenges/ingest', { rawText: 'Learn to swim' }],
  ['/api/challenges/ingest', { rawText: 'Ich will die Küche jeden Abend aufräumen' }],
])('%s answers %j with three suggestions and Help now, and creates nothing', async (path, body) => {
  await open({ seeded: true })
  const before = await titles('/api/challenges?limit=100')
  const reply = await admin.call('POST', path, body)
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    code: 'nothing-fits',
    suggestions: { length: 3 },
    help: { label: 'Open Help now', url: '/help' },
  })
  expect(await titles('/api/challenges?limit=100')).toEqual(before)
  expect((await admin.call('GET', '/api/content/runs')).json()).toEqual([])
})

test('creates or finds each suggestion by its title', async () => {
  await open({ seeded: true })
  const { suggestions } = (await admin.call('POST', '/api/challenges/ingest', { rawText: 'weight loss' })).json()
  expect(suggestions.map(({ id }: { id: string | null }) => id === null)).toContain(true)
  for (const { id, title, pillar, duration } of suggestions) {
    const used = await admin.call('POST', '/api/challenges/ingest', { rawText: title })
    expect(used.statusCode).toBe(id === null ? 201 : 200)
    expect(used.json()).toMatchObject({ title, pillar, duration, ...(id && { id }) })
  }
})

test('refers to the draft when the fitting challenge waits for review', async () => {
  await open()
  const rawText = 'I procrastinate'
  const started = await admin.call('POST', '/api/challenges/ingest', { rawText, draft: true })
  expect(started.statusCode).toBe(202)
  await vi.waitFor(async () => {
    const [generation] = (await admin.call('GET', '/api/content/runs')).json()
    expect(generation).toMatchObject({ status: 'finished', drafts: 1 })
  })
  const again = await admin.call('POST', '/api/challenges/ingest', { rawText })
  expect(again.statusCode).toBe(409)
  expect(again.json().message).toMatch(/“Hard Thing First” .* already a draft/)
})

test('says that an admin has hidden the challenge that an idea fits, and suggests it to nobody', async () => {
  await open({ seeded: true })
  const rawText = 'I spend too much'
  const hide = { hidden_at: '2026-01-01T00:00:00.000Z' }
  const title = 'Where the Money Went'
  const suggest = async () =>
    (await admin.call('POST', '/api/challenges/ingest', { rawText: 'Waste money on motorbikes' })).json().suggestions
  expect(await suggest()).toContainEqual(expect.objectContaining({ title }))
  await site.database.updateTable('challenges').set(hide).where('title', '=', title).execute()
  const refused = await admin.call('POST', '/api/challenges/ingest', { rawText })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    `“${title}” fits this idea, but an admin has hidden it.`,
  ])
  expect(await suggest()).not.toContainEqual(expect.objectContaining({ title }))
})

test('counts only what the library has on a topic, and then says that nothing is left', async () => {
  await open()
  expect(await post('/api/challenges/generate', { topic: 'better sleep', count: 5 })).toEqual({ count: 5 })
  const { count } = await post('/api/challenges/generate', { topic: 'better sleep', count: 10 })
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(10)
  expect(new Set(await titles('/api/challenges')).size).toBe(5 + count)
  const used = await admin.call('POST', '/api/challenges/generate', { topic: 'better sleep', count: 3 })
  expect(used.statusCode).toBe(422)
  expect(used.json().help.url).toBe('/help')
  expect(used.json().suggestions.every(({ id }: { id: string | null }) => id !== null)).toBe(true)
})

test('rejects unknown counts and pillars and empty ideas and topics', async () => {
  await open()
  for (const [path, body] of [
    ['/api/challenges/generate', { topic: 'x', count: 4 }],
    ['/api/challenges/generate', { topic: ' \u200b ', count: 3 }],
    ['/api/challenges/ingest', { rawText: '  ' }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedPillar: 'wealth' }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedPillar: ' ' }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedPillar: 0 }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedDuration: 366 }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedDuration: 0 }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedDuration: ' ' }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedDuration: '7' }],
    ['/api/challenges/ingest', { rawText: 'x', suggestedDuration: false }],
    ['/api/content/populate-pillar', {}],
    ['/api/content/populate-pillar', { pillar: 'all' }],
  ] as const) {
    expect((await admin.call('POST', path, body)).statusCode).toBe(400)
  }
  expect((await admin.call('GET', '/api/content/runs')).json()).toEqual([])
})

test.each([
  ['/api/challenges/ingest', { rawText: 'Hold my breath under water every day' }, /faint without warning/],
  ['/api/challenges/generate', { topic: 'Ways to stop hurting myself', count: 3 }, /talk to someone today/],
])('%s refuses %j with a reason and a link to help, and writes nothing', async (path, body, reason) => {
  await open()
  const refused = await admin.call('POST', path, body)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    code: 'content-refused',
    message: expect.stringMatching(reason),
    help: { label: expect.any(String), url: expect.stringMatching(/^(?:https:|\/help$)/) },
  })
  expect(await titles('/api/challenges')).toEqual([])
  expect((await admin.call('GET', '/api/content/runs')).json()).toEqual([])
})

test('rejects members who are not admins and writes nothing', async () => {
  await open()
  const member = await site.signUp()
  for (const [path, body] of [
    ['/api/content/populate-all', undefined],
    ['/api/content/populate-pillar', { pillar: 'mental' }],
    ['/api/challenges/ingest', { rawText: 'x' }],
    ['/api/challenges/generate', { topic: 'x', count: 3 }],
  ] as const) {
    expect((await member.call('POST', path, body)).statusCode).toBe(403)
  }
  expect(await titles('/api/challenges')).toEqual([])
})

test('starts one generation when the same request is retried, also in the cached list', async () => {
  await open()
  expect(await titles('/api/challenges')).toEqual([])
  const again = { 'idempotency-key': 'one-press-of-the-button' }
  for (let time = 0; time < 3; time++) {
    const reply = await admin.call('POST', '/api/challenges/generate', { topic: 'patience', count: 5 }, again)
    expect(reply.json()).toEqual({ count: 5 })
  }
  expect(await titles('/api/challenges')).toHaveLength(5)
})

test('limits how many generations an admin can start', async () => {
  await open()
  const ingest = (rawText: string) => admin.call('POST', '/api/challenges/ingest', { rawText })
  expect((await ingest('I never listen')).statusCode).toBe(201)
  await site.database.updateTable('attempts').set({ count: 59 }).where('count', '=', 1).execute()
  expect((await ingest('I procrastinate')).statusCode).toBe(201)
  expect((await ingest('I spend too much')).statusCode).toBe(429)
  expect(await titles('/api/challenges')).toHaveLength(2)
})

test('starts discussions as the community account and says so in the text', async () => {
  await open()
  await post('/api/content/populate-pillar', { pillar: 'spiritual' })
  const posts = (await admin.call('GET', '/api/forum')).json()
  expect(posts.map(({ userId, username }: { userId: null; username: string }) => [userId, username])).toEqual(
    Array.from({ length: 3 }, () => [null, 'Seven Pillars']),
  )
  for (const { content } of posts) expect(content).toMatch(/community account/i)
})
