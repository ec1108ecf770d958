import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { getChallenge, listChallenges } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { GenerationDetail } from '#contract/generations.ts'
import { listPillars, pillarKeys } from '#contract/pillars.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { createApp } from '../app.ts'
import { openDatabase } from '../database/open.ts'
import { transaction } from '../database/transaction.ts'
import { challengeRoutes } from '../features/challenges/routes.ts'
import { siteRoutes } from '../features/site/routes.ts'
import { libraryWriter } from '../services/writer/library-writer.ts'
import { WriterError, type GeneratedItem, type Writer } from '../services/writer/writer.ts'
import { ApiResponse } from './api-response.ts'

let writerFails = false
const errors: unknown[] = []

const writer: Writer = {
  ...libraryWriter,
  async write(spec, options) {
    if (writerFails) throw new WriterError('unreachable')
    return spec.task === 'topic' ? writeNewChallenge() : libraryWriter.write(spec, options)
  },
}

let written = 0

/** Never runs out, unlike the library. */
function writeNewChallenge(): GeneratedItem {
  written += 1
  const draft = {
    title: `Challenge ${written}`,
    description: 'Walk',
    pillar: 'mental',
    duration: 7,
    difficulty: 'beginner',
    plan: [{ from: 1, to: 7, title: 'Walk', action: 'Walk for half an hour.' }],
  } as const
  return {
    item: { kind: 'challenge', draft: { ...draft, plan: [...draft.plan] } },
    key: null,
    source: 'test',
    leftOut: [],
    tokens: { input: 0, output: 0 },
  }
}

const site = await createTestApp({}, { writer, connections: 20 })
const admin = await site.signUp()
site.logger.error = (...details: unknown[]) => errors.push(details)
await admin.call('POST', '/api/content/populate-all')
afterAll(async () => {
  expect(errors, 'only of the writer that fails on purpose').toEqual([
    [expect.objectContaining({ code: 'writer-failed' }), 'a call failed'],
  ])
  await site.close()
})

/** Sets up the data for each endpoint that writes to a cached table. @returns the request */
const writes: Record<string, () => Promise<() => ReturnType<TestClient['call']>>> = {
  async 'POST /api/user-challenges'() {
    const [member, { id }] = [await site.signUp(), await pickChallenge()]
    return () => member.call('POST', '/api/user-challenges', { challengeId: id })
  },
  async 'POST /api/account/delete'() {
    const [member, { id }] = [await site.signUp(), await pickChallenge()]
    await member.call('POST', '/api/user-challenges', { challengeId: id })
    return () => member.call('POST', '/api/account/delete', { password, posts: 'remove' })
  },
  async 'POST /api/challenges/ingest'() {
    return () => admin.call('POST', '/api/challenges/ingest', { rawText: 'I never listen' })
  },
  async 'POST /api/challenges/generate'() {
    return () => admin.call('POST', '/api/challenges/generate', { topic: 'patience', count: 3 })
  },
  async 'POST /api/content/populate-pillar'() {
    return () => admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
  },
  async 'POST /api/content/populate-all'() {
    return () => admin.call('POST', '/api/content/populate-all')
  },
  async 'PATCH /api/content/items/{id}'() {
    const id = await generateChallengeItem()
    const { challenge } = (await admin.call('GET', `/api/content/items/${id}`)).json()
    return () => admin.call('PATCH', `/api/content/items/${id}`, { challenge: { ...challenge, title: 'Edited' } })
  },
  async 'POST /api/content/items/{id}/regenerate'() {
    const id = await generateChallengeItem()
    return () => admin.call('POST', `/api/content/items/${id}/regenerate`)
  },
  async 'DELETE /api/content/items/{id}'() {
    const id = await generateChallengeItem()
    return () => admin.call('DELETE', `/api/content/items/${id}`)
  },
  async 'POST /api/content/runs/{id}/undo'() {
    const { id } = await startRun()
    return () => admin.call('POST', `/api/content/runs/${id}/undo`)
  },
  async 'POST /api/content/runs/{id}/resume'() {
    writerFails = true
    const { id } = await startRun()
    writerFails = false
    return async () => {
      const reply = await admin.call('POST', `/api/content/runs/${id}/resume`)
      await waitForRun(id)
      return reply
    }
  },
}

describe(`cached lists (${engine})`, () => {
  test.each(Object.keys(writes))('shows the change of %s in cached lists', async (name) => {
    const prepared = await writes[name]?.()
    const { id } = await pickChallenge()
    const urls = [...listUrls, `/api/challenges/${id}`]
    const before = await Promise.all(urls.map(getCached))
    expect((await prepared?.())?.statusCode).toBeLessThan(300)
    const after = await Promise.all(urls.map(getCached))
    expect(after).toEqual(await Promise.all(urls.map(buildFresh)))
    expect(after[0]).not.toEqual(before[0])
  })
})

test.runIf(engine === 'postgres')('shows each of two servers on one database what the other wrote', async () => {
  const database = await openDatabase(site)
  const other = createApp({ ...site, database })
  const read = async (app: typeof other, id: string) => (await app.inject(`/api/challenges/${id}`)).json().participants
  for (const [writing, reading] of [
    [other, site.app],
    [site.app, other],
  ] as const) {
    const { id } = await pickChallenge()
    const before = await read(reading, id)
    const member = await site.signUp()
    const reply = await writing.inject({
      method: 'POST',
      url: '/api/user-challenges',
      headers: { cookie: member.cookie },
      payload: { challengeId: id },
    })
    expect(reply.statusCode).toBe(201)
    expect([await read(reading, id), await read(writing, id)]).toEqual([before + 1, before + 1])
  }
  await other.close()
  await database.destroy()
})

test(`keeps cached lists equal to fresh ones after random operations (${engine})`, { timeout: 120_000 }, async () => {
  const operation = fc.record({
    act: fc.constantFrom('join', 'leave', 'delete account', 'edit', 'remove', 'generate', 'populate', 'roll back'),
    pick: fc.nat(),
    reads: fc.array(fc.nat(), { maxLength: 4 }),
  })
  const members = [await site.signUp(), await site.signUp(), await site.signUp()]
  const property = fc.asyncProperty(fc.array(operation, { maxLength: 30 }), async (operations) => {
    for (const { act, pick, reads } of operations) {
      const { id } = await pickChallenge(pick)
      const urls = [...listUrls, `/api/challenges/${id}`]
      const readsMeanwhile = reads.map((at) => getCached(urls[at % urls.length] ?? ''))
      await Promise.all([perform(members, act, pick), ...readsMeanwhile])
      expect(await Promise.all(urls.map(getCached))).toEqual(await Promise.all(urls.map(buildFresh)))
    }
  })
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})

async function perform(members: TestClient[], act: string, pick: number): Promise<unknown> {
  // An admin can start 60 generations per hour.
  site.services.clock.advance({ minutes: 2 })
  const at = pick % members.length
  const member = members[at] ?? admin
  const { id: challengeId } = await pickChallenge(pick)
  switch (act) {
    case 'join':
      return member.call('POST', '/api/user-challenges', { challengeId })
    case 'leave': {
      const [participation] = (await member.call('GET', '/api/user-challenges')).json()
      return participation && member.call('DELETE', `/api/user-challenges/${participation.id}`)
    }
    case 'delete account':
      members[at] = await site.signUp()
      return member.call('POST', '/api/account/delete', { password, posts: 'keep' })
    case 'edit':
    case 'remove': {
      const id = await generateChallengeItem()
      const { challenge } = (await admin.call('GET', `/api/content/items/${id}`)).json()
      const edited = { challenge: { ...challenge, title: `Edited ${pick}` } }
      return act === 'edit'
        ? admin.call('PATCH', `/api/content/items/${id}`, edited)
        : admin.call('DELETE', `/api/content/items/${id}`)
    }
    case 'generate':
      return admin.call('POST', '/api/challenges/generate', { topic: 'patience', count: 3 })
    case 'populate':
      return admin.call('POST', '/api/content/populate-pillar', { pillar: pillarKeys[pick % pillarKeys.length] })
    case 'roll back':
      return transaction(site.database, async (tx) => {
        await tx.updateTable('challenges').set({ title: 'Rolled back' }).where('id', '=', challengeId).execute()
        throw new Error('stop')
      }).catch(() => {})
  }
}

const listUrls = [
  '/api/challenges',
  '/api/challenges?pillar=',
  '/api/challenges?pillar=mental',
  '/api/challenges?limit=5',
  '/api/pillars',
]

async function getCached(url: string) {
  const { body, headers } = await site.inject({ url })
  return { body, hasNext: headers.link !== undefined }
}

/** Calls the route's handler without the cache. */
async function buildFresh(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://here')
  const id = pathname.split('/')[3]
  const endpoint: Endpoint = pathname === listPillars.path ? listPillars : id ? getChallenge : listChallenges
  const route = [...challengeRoutes, ...siteRoutes].find((each) => each.endpoint === endpoint)
  if (!route?.cached) throw new Error(`${url} is not cached`)
  const query = endpoint.query?.parse(Object.fromEntries(searchParams))
  const result = await route.handler({ database: site.database, params: id ? { id } : undefined, query })
  const { value, init } = result instanceof ApiResponse ? result : { value: result, init: {} }
  return { body: JSON.stringify(route.endpoint.reply.parse(value)), hasNext: Boolean(init.next) }
}

async function pickChallenge(pick = 0): Promise<{ id: string }> {
  const rows = await site.database.selectFrom('challenges').select('id').orderBy('id').execute()
  return rows[pick % rows.length] ?? { id: '' }
}

/** Different topics, because the library has only a few challenges on each. */
const topics = ['patience', 'money', 'friendship', 'better sleep', 'running', 'discipline']
let runCount = 0

async function startRun(): Promise<GenerationDetail> {
  await admin.call('POST', '/api/challenges/generate', { topic: topics[runCount++ % topics.length], count: 3 })
  const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
  return waitForRun(id)
}

async function waitForRun(id: string): Promise<GenerationDetail> {
  const read = async (): Promise<GenerationDetail> => (await admin.call('GET', `/api/content/runs/${id}`)).json()
  await expect.poll(async () => (await read()).status).not.toBe('running')
  return read()
}

async function generateChallengeItem(): Promise<string> {
  const { items } = await startRun()
  return items[0]?.id ?? ''
}
