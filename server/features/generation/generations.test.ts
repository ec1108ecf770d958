import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import type { GenerationDetail, GenerationItem } from '#contract/generations.ts'
import { openDatabase } from '#server/database/open.ts'
import { libraryWriter } from '#server/services/writer/library-writer.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { openEvents } from '#test/event-stream.ts'
import type { ModelFake } from '#test/model-fake.ts'
import { createTestOpenAiWriter, startOpenAiFake } from '#test/openai-fake.ts'
import { seedLibrary } from '../library/starter-library.ts'
import { startGeneration } from './generate.ts'

let site: TestApp
let admin: TestClient
let fake: ModelFake

beforeEach(async () => {
  fake = await startOpenAiFake()
  site = await createTestApp({}, { writer: createTestOpenAiWriter(fake) })
  admin = await site.signUp()
})
afterEach(async () => {
  await site.close()
  await fake.close()
})

const asyncHeaders = { prefer: 'respond-async' }
const generate = async (count = 5) =>
  (
    await admin.call('POST', '/api/challenges/generate', { topic: 'patience', count }, asyncHeaders)
  ).json() as GenerationDetail
const populate = async () =>
  (
    await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' }, asyncHeaders)
  ).json() as GenerationDetail
const getGeneration = async (id: string): Promise<GenerationDetail> =>
  (await admin.call('GET', `/api/content/runs/${id}`)).json()
const listChallenges = async (): Promise<{ id: string; title: string }[]> =>
  (await admin.call('GET', '/api/challenges')).json()

const waitForEnd = (id: string): Promise<GenerationDetail> =>
  vi.waitFor(
    async () => {
      const now = await getGeneration(id)
      expect(now.status).not.toBe('running')
      return now
    },
    { timeout: 60_000, interval: 20 },
  )
type GenerationEvent = Extract<MemberEvent, { type: 'run' }>
const isEndOf =
  (id: string) =>
  (event: MemberEvent): event is GenerationEvent =>
    event.type === 'run' && event.generation.id === id && event.generation.status !== 'running'

describe('generations', () => {
  test('replies 202 to an async request and finishes the generation in the background', async () => {
    const reply = await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' }, asyncHeaders)
    expect(reply.statusCode).toBe(202)
    expect(reply.json()).toMatchObject({
      task: { kind: 'populate', pillar: 'mental' },
      writer: { kind: 'openai-compatible', model: 'fake' },
      status: 'running',
      startedBy: 'man1',
      wanted: { challenges: 4, resources: 4, forumPosts: 3 },
    })
    const done = await waitForEnd(reply.json().id)
    expect(done).toMatchObject({
      status: 'finished',
      written: { challenges: 4, resources: 4, forumPosts: 3 },
      tokens: { input: 1100, output: 550 },
      error: null,
      writing: null,
    })
    expect(done.items).toHaveLength(11)
    expect(await listChallenges()).toHaveLength(4)
  })

  test('sends admins the current item, each written item and the end of a generation', async () => {
    const gate = fake.hold()
    const member = await site.signUp()
    const [own, theirs] = [await openEvents(site, admin.cookie), await openEvents(site, member.cookie)]
    const { id } = await generate(3)
    await fake.waitForRequests(1)
    expect(await getGeneration(id)).toMatchObject({ status: 'running', writing: 'Challenge 1', items: [] })
    for (let piece = 1; piece <= 3; piece++) {
      gate.release(1)
      await own.until(
        (event): event is GenerationEvent => event.type === 'run' && event.generation.written.challenges === piece,
      )
    }
    const end = await own.until(isEndOf(id))
    expect(end.generation).toEqual(await getGeneration(id))
    const seen = own.events.flatMap((event) => (event.type === 'run' ? [event.generation] : []))
    expect(seen.at(0)).toMatchObject({ id, status: 'running', writing: 'Challenge 1', items: [] })
    expect(seen.at(-1)).toMatchObject({ status: 'finished', written: { challenges: 3 } })
    expect(seen.map(({ revision }) => revision)).toEqual(seen.map(({ revision }) => revision).toSorted((a, b) => a - b))
    expect(theirs.events.filter(({ type }) => type === 'run')).toEqual([])
  })

  test('sends admins a generation when it is cancelled, resumed, edited and undone', async () => {
    const gate = fake.hold()
    const { id } = await generate(3)
    await fake.waitForRequests(1)
    const { until } = await openEvents(site, admin.cookie)
    const next = (what: Partial<GenerationDetail>) =>
      until(
        (event): event is GenerationEvent =>
          event.type === 'run' && isDeepStrictEqual({ ...event.generation, ...what }, event.generation),
      )
    await admin.call('POST', `/api/content/runs/${id}/cancel`)
    await next({ status: 'cancelled' })
    gate.release()
    await admin.call('POST', `/api/content/runs/${id}/resume`)
    const { generation: done } = await next({ status: 'finished' })
    const [first, ...rest] = done.items
    await admin.call('DELETE', `/api/content/items/${first?.id}`)
    await next({ items: [{ ...first, state: 'removed', pieceId: null } as GenerationItem, ...rest] })
    await admin.call('POST', `/api/content/runs/${id}/undo`)
    await next({ status: 'undone' })
  })

  test.runIf(engine === 'postgres')('that another process carries out is sent too', async () => {
    const { until } = await openEvents(site, admin.cookie)
    const database = await openDatabase(site, { connections: 2 })
    const elsewhere = {
      database,
      config: site.config,
      services: site.services,
      logger: site.logger,
      measurements: site.measurements,
    }
    const { id } = await startGeneration(
      { ...elsewhere, user: admin, idempotencyKey: null },
      { kind: 'populate', pillar: null, draft: false },
      { inBackground: false },
    )
    expect((await until(isEndOf(id))).generation).toMatchObject({ status: 'finished', written: { challenges: 28 } })
    await database.destroy()
  })

  test('picks another library item when another generation has just used the same one', async () => {
    await site.close()
    let elsewhere = async () => {}
    const slow: Writer = {
      ...libraryWriter,
      async write(brief, request) {
        const written = await libraryWriter.write(brief, request)
        await elsewhere()
        return written
      },
    }
    site = await createTestApp({}, { writer: slow })
    admin = await site.signUp()
    elsewhere = async () => {
      elsewhere = async () => {}
      await seedLibrary(site.database, site.services)
    }
    const { id } = await populate()
    const done = await waitForEnd(id)
    expect(done).toMatchObject({ status: 'finished', written: { challenges: 4, resources: 4, forumPosts: 3 } })
    const titles = (await listChallenges()).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('lists generations by kind', async () => {
    const { id } = await generate(3)
    await waitForEnd(id)
    const populated = await populate()
    await waitForEnd(populated.id)
    const list = async (kind: string) =>
      (await admin.call('GET', `/api/content/runs?kind=${kind}`)).json().map((each: GenerationDetail) => each.id)
    expect(await list('challenges')).toEqual([id])
    expect(await list('populate')).toEqual([populated.id])
  })

  test('allows one active generation of each kind', async () => {
    const gate = fake.hold()
    const { id } = await populate()
    const second = await admin.call('POST', '/api/content/populate-all', undefined, asyncHeaders)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'conflict', current: { id, status: 'running' } })
    const other = await generate(3)
    gate.release()
    expect(await waitForEnd(other.id)).toMatchObject({ status: 'finished' })
    expect(await waitForEnd(id)).toMatchObject({ status: 'finished' })
  })

  test('starts one generation for many concurrent requests', async () => {
    const gate = fake.hold()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => admin.call('POST', '/api/content/populate-all', undefined, asyncHeaders)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
    await admin.call(
      'POST',
      `/api/content/runs/${replies.find(({ statusCode }) => statusCode === 202)?.json().id}/cancel`,
    )
    gate.release()
  })
})

describe('stopped generations', () => {
  test('keeps written items, stops asking the model and answers the waiting caller on cancel', async () => {
    const gate = fake.hold()
    const waiting = admin.call('POST', '/api/challenges/generate', { topic: 'patience', count: 5 })
    await fake.waitForRequests(1)
    gate.release(2)
    await fake.waitForRequests(3)
    const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
    expect((await admin.call('POST', `/api/content/runs/${id}/cancel`)).json()).toMatchObject({
      status: 'cancelled',
      written: { challenges: 2 },
    })
    gate.release()
    expect((await waiting).statusCode).toBe(409)
    expect(await getGeneration(id)).toMatchObject({ status: 'cancelled', written: { challenges: 2 } })
    expect(fake.requests).toHaveLength(3)
    expect((await admin.call('POST', `/api/content/runs/${id}/cancel`)).statusCode).toBe(409)
  })

  test('writes only the missing items when a generation is resumed', async () => {
    const gate = fake.hold()
    const { id } = await generate(5)
    gate.release(2)
    await fake.waitForRequests(3)
    await admin.call('POST', `/api/content/runs/${id}/cancel`)
    gate.release()
    const before = (await getGeneration(id)).items.map((item) => item.id)
    expect((await admin.call('POST', `/api/content/runs/${id}/resume`)).json()).toMatchObject({ status: 'running' })
    const done = await waitForEnd(id)
    expect(done).toMatchObject({ status: 'finished', written: { challenges: 5 } })
    expect(done.items.slice(0, 2).map((item) => item.id)).toEqual(before)
    expect(await listChallenges()).toHaveLength(5)
  })

  test('marks a generation with an expired lease as interrupted and ignores its late results', async () => {
    const gate = fake.hold()
    const { id } = await generate(3)
    await fake.waitForRequests(1)
    site.services.clock.advance({ minutes: 2 })
    expect(await getGeneration(id)).toMatchObject({ status: 'interrupted', writing: null })
    const next = await generate(3)
    gate.release()
    expect(await waitForEnd(next.id)).toMatchObject({ status: 'finished' })
    expect(await getGeneration(id)).toMatchObject({ status: 'interrupted', written: { challenges: 0 } })
    expect(await listChallenges()).toHaveLength(3)
    await admin.call('POST', `/api/content/runs/${id}/resume`)
    expect(await waitForEnd(id)).toMatchObject({ status: 'finished', written: { challenges: 3 } })
  })

  test('interrupts a generation and answers the waiting caller when the server closes', async () => {
    fake.hold()
    const waiting = admin.call('POST', '/api/challenges/generate', { topic: 'patience', count: 3 })
    await fake.waitForRequests(1)
    await site.app.close()
    expect((await waiting).statusCode).toBe(503)
    const row = await site.database.selectFrom('content_runs').select(['status', 'lease_id']).executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'interrupted', lease_id: null })
  })
})

describe('model failures', () => {
  test.each([
    ['500', 'returned an error'],
    ['401', 'AI_API_KEY'],
    ['429', 'slow down'],
    ['prose', 'couldn’t be used'],
    ['huge', 'too long'],
  ] as const)(
    'ends the generation with a message and saves nothing when the model fails with %s',
    async (mode, words) => {
      fake.mode = mode
      const reply = await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
      expect([reply.statusCode, reply.json().code]).toEqual([502, 'writer-failed'])
      expect(reply.json().message).toContain(words)
      expect(await listChallenges()).toEqual([])
      expect((await admin.call('GET', '/api/content/runs')).json()[0]).toMatchObject({
        status: 'failed',
        written: { challenges: 0, resources: 0, forumPosts: 0 },
      })
    },
  )

  test('keeps written items when the model fails midway and writes the rest on resume', async () => {
    const gate = fake.hold()
    const { id } = await populate()
    gate.release(3)
    await fake.waitForRequests(4)
    fake.mode = '500'
    const failing = waitForEnd(id)
    gate.release()
    const failed = await failing
    // The pending request was sent before the model failed.
    expect(failed.status).toBe('failed')
    expect(failed.items.length).toBeGreaterThanOrEqual(3)
    fake.mode = 'well'
    await admin.call('POST', `/api/content/runs/${id}/resume`)
    expect(await waitForEnd(id)).toMatchObject({
      status: 'finished',
      error: null,
      written: { challenges: 4, resources: 4, forumPosts: 3 },
    })
  })

  test('answers with the counts of what was written before the model failed', async () => {
    const gate = fake.hold()
    const waiting = admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
    gate.release(3)
    await fake.waitForRequests(4)
    fake.mode = '500'
    gate.release()
    const reply = await waiting
    const { challenges, resources, forumPosts } = reply.json()
    expect([reply.statusCode, challenges >= 3, resources + forumPosts < 7]).toEqual([200, true, true])
    expect(await listChallenges()).toHaveLength(challenges)
  })

  test('fills a pillar with answers that only follow the schema', async () => {
    fake.mode = 'schema-only'
    const reply = await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { challenges: 4, resources: 4, forumPosts: 3 }])
  })

  test('removes script and foreign links from a hostile model’s answers', async () => {
    fake.mode = 'hostile'
    await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
    const rows = [
      await site.database.selectFrom('challenges').selectAll().execute(),
      await site.database.selectFrom('resources').selectAll().execute(),
      await site.database.selectFrom('forum_posts').selectAll().execute(),
    ]
    expect(rows.map(({ length }) => length)).toEqual([4, 4, 3])
    expect(JSON.stringify(rows)).not.toMatch(
      /<script|<img|<svg|<iframe|onerror=|javascript:|data:text|evil\.example|1000000/i,
    )
  })

  test('never returns or stores the API key of a failing model', async () => {
    fake.mode = '401'
    const reply = await admin.call('POST', '/api/challenges/ingest', { rawText: 'x' })
    const rows = await site.database.selectFrom('content_runs').selectAll().execute()
    expect(JSON.stringify([reply.body, rows])).not.toContain('sk-canary')
  })
})

describe('undoing a generation', () => {
  test('removes everything a generation has written, also from the public list', async () => {
    const { id } = await populate()
    await waitForEnd(id)
    expect(await listChallenges()).toHaveLength(4)
    expect((await admin.call('POST', `/api/content/runs/${id}/undo`)).json()).toMatchObject({
      status: 'undone',
      items: expect.arrayContaining([expect.objectContaining({ pieceId: null })]),
    })
    expect(await listChallenges()).toEqual([])
    expect((await admin.call('GET', '/api/resources')).json()).toEqual([])
    expect((await admin.call('GET', '/api/forum')).json()).toEqual([])
    for (const next of ['undo', 'resume', 'cancel'])
      expect((await admin.call('POST', `/api/content/runs/${id}/${next}`)).statusCode).toBe(409)
  })

  test('rejects undoing when members have joined or replied, names the items and removes nothing', async () => {
    const { id } = await populate()
    const { items } = await waitForEnd(id)
    const member = await site.signUp()
    const challenge = items.find(({ piece }) => piece === 'challenge')
    const discussion = items.find(({ piece }) => piece === 'discussion')
    const { id: participation } = (
      await member.call('POST', '/api/user-challenges', { challengeId: challenge?.pieceId })
    ).json()
    await member.call('POST', `/api/forum/${discussion?.pieceId}/replies`, { content: 'Mine' })
    const refused = await admin.call('POST', `/api/content/runs/${id}/undo`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain(challenge?.title)
    expect(refused.json().message).toContain(discussion?.title)
    expect(await listChallenges()).toHaveLength(4)
    // A member who has left still counts.
    await member.call('DELETE', `/api/user-challenges/${participation}`)
    expect((await admin.call('POST', `/api/content/runs/${id}/undo`)).statusCode).toBe(409)
  })

  test('either undoes a generation or lets members join, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await generate(3)
      const { items } = await waitForEnd(id)
      const member = await site.signUp()
      const [undo, ...joins] = await Promise.all([
        admin.call('POST', `/api/content/runs/${id}/undo`),
        ...items.map(({ pieceId }) => member.call('POST', '/api/user-challenges', { challengeId: pieceId })),
      ])
      const mine = (await member.call('GET', '/api/user-challenges')).json()
      if (undo?.statusCode === 200) expect(mine).toEqual([])
      else expect(mine.length).toBeGreaterThan(0)
      for (const { statusCode } of joins) expect([201, 404, 409, 503]).toContain(statusCode)
      expect(mine).toHaveLength(joins.filter(({ statusCode }) => statusCode === 201).length)
    }
  })

  test('makes the library items of an undone generation available again', async () => {
    await site.close()
    site = await createTestApp()
    admin = await site.signUp()
    const { id } = await populate()
    const titles = (await waitForEnd(id)).items.map(({ title }) => title)
    await admin.call('POST', `/api/content/runs/${id}/undo`)
    const again = await populate()
    expect((await waitForEnd(again.id)).items.map(({ title }) => title)).toEqual(titles)
  })
})
