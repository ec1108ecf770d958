import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { Generation, GenerationDetail, GenerationItem } from '#contract/generations.ts'
import { loadLibrary } from '#server/services/writer/library-items.ts'
import type { ContentItem } from '#server/services/writer/writer.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import type { ModelFake } from '#test/model-fake.ts'
import { createTestOpenAiWriter, startOpenAiFake } from '#test/openai-fake.ts'
import { seedLibrary } from '../library/starter-library.ts'

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

const calls = {
  ingest: ['/api/challenges/ingest', { rawText: 'Walk at dawn' }],
  generate: ['/api/challenges/generate', { topic: 'patience', count: 3 }],
  'populate-pillar': ['/api/content/populate-pillar', { pillar: 'mental' }],
} as const
const getGeneration = async (id: string): Promise<GenerationDetail> =>
  (await admin.call('GET', `/api/content/runs/${id}`)).json()
const listGenerations = async (query = ''): Promise<Generation[]> =>
  (await admin.call('GET', `/api/content/runs${query}`)).json()
const post = async (path: string, body?: unknown) => {
  const reply = await admin.call('POST', path, body)
  return { status: reply.statusCode, body: reply.json() }
}
const getItem = async ({ id }: GenerationItem): Promise<GenerationItemDetail> =>
  (await admin.call('GET', `/api/content/items/${id}`)).json()

const waitForEnd = (id: string): Promise<GenerationDetail> =>
  vi.waitFor(
    async () => {
      const generation = await getGeneration(id)
      expect(generation.status).not.toBe('running')
      return generation
    },
    { timeout: 60_000, interval: 20 },
  )

async function createDrafts(call: keyof typeof calls = 'generate'): Promise<GenerationDetail> {
  const [path, body] = calls[call]
  const started = await post(path, { ...body, draft: true })
  expect(started.status).toBe(202)
  return waitForEnd(started.body.id)
}

/** Everything that members can read. */
async function readPublicContent() {
  const paths = [
    '/api/challenges',
    '/api/resources',
    '/api/forum?limit=100',
    ...['challenges', 'resources', 'forum'].map((list) => `/api/${list}?pillar=mental`),
  ]
  const member = await site.signUp()
  return Promise.all(paths.map(async (path) => (await member.call('GET', path)).json()))
}

function firstOf(generation: GenerationDetail, piece: GenerationItem['piece'] = 'challenge'): GenerationItem {
  const item = generation.items.find((each) => each.piece === piece)
  if (!item) throw new Error(`The generation has no ${piece}`)
  return item
}

const countPublic = async () => (await readPublicContent()).slice(0, 3).map(({ length }: unknown[]) => length)

describe('drafts', () => {
  test.each([
    ['ingest', [1, 0, 0]],
    ['generate', [3, 0, 0]],
    ['populate-pillar', [4, 4, 3]],
  ] as const)('are what %s creates for admins when asked, and nothing that members can read', async (call, counts) => {
    const empty = await readPublicContent()
    const generation = await createDrafts(call)
    expect(generation).toMatchObject({ status: 'finished', task: { draft: true } })
    expect(Object.values(generation.written)).toEqual(counts)
    expect(generation.drafts).toBe(generation.items.length)
    expect(new Set(generation.items.map(({ state, pieceId }) => `${state} ${pieceId}`))).toEqual(
      new Set(['draft null']),
    )
    expect(await readPublicContent()).toEqual(empty)
  })

  test('can be read only by admins', async () => {
    const generation = await createDrafts()
    const member = await site.signUp()
    const item = firstOf(generation)
    for (const path of [`/api/content/runs/${generation.id}`, `/api/content/items/${item.id}`, '/api/content/runs'])
      expect((await member.call('GET', path)).statusCode).toBe(403)
    for (const path of [
      `/api/content/items/${item.id}/publish`,
      `/api/content/runs/${generation.id}/publish`,
      `/api/content/runs/${generation.id}/discard-drafts`,
    ])
      expect((await member.call('POST', path)).statusCode).toBe(403)
    expect((await admin.call('GET', `/api/challenges/${item.id}`)).statusCode).toBe(404)
    expect(await countPublic()).toEqual([0, 0, 0])
  })

  test('are listed with their generations until they are published or discarded', async () => {
    const [first, second] = [await createDrafts('generate'), await createDrafts('populate-pillar')]
    await post('/api/challenges/generate', { topic: 'sleep', count: 3 })
    const list = async (query: string) => (await listGenerations(query)).map(({ id, drafts }) => [id, drafts])
    expect(await list('?drafts=true')).toEqual([
      [second.id, 11],
      [first.id, 3],
    ])
    expect(await list('?drafts=true&kind=challenges')).toEqual([[first.id, 3]])
    await post(`/api/content/items/${firstOf(first).id}/publish`)
    await post(`/api/content/runs/${second.id}/discard-drafts`)
    expect(await list('?drafts=true')).toEqual([[first.id, 2]])
  })

  test('can be edited before they are published', async () => {
    const generation = await createDrafts('populate-pillar')
    for (const piece of ['challenge', 'resource', 'discussion'] as const) {
      const item = firstOf(generation, piece)
      const detail = await getItem(item)
      expect(detail).toMatchObject({ state: 'draft', pieceId: null, inUse: false })
      const body = { [piece]: { ...detail[piece], title: `Better ${piece}`, pillar: 'career' } }
      expect((await admin.call('PATCH', `/api/content/items/${item.id}`, body)).json()).toMatchObject({
        state: 'draft',
        title: `Better ${piece}`,
        ...body,
      })
      const published = await post(`/api/content/items/${item.id}/publish`)
      expect(published).toMatchObject({ status: 200, body: { state: 'published', title: `Better ${piece}`, ...body } })
      const path = { challenge: '/api/challenges', resource: '/api/resources', discussion: '/api/forum' }[piece]
      expect((await admin.call('GET', `${path}/${published.body.pieceId}`)).json()).toMatchObject({
        title: `Better ${piece}`,
        pillar: 'career',
      })
    }
    expect(await countPublic()).toEqual([1, 1, 1])
    expect(await getGeneration(generation.id)).toMatchObject({ drafts: 8 })
  })

  test.each([
    ['challenge', '/api/challenges'],
    ['resource', '/api/resources'],
  ] as const)('of a %s keep their sources when they are published and edited', async (piece, path) => {
    const item = firstOf(await createDrafts('populate-pillar'), piece)
    const source = { author: 'WHO', year: 2020, title: 'Guideline', url: 'https://example.org/a', checked: null }
    const sources = [source, { ...source, year: null, title: 'The same page', checked: '2026-03-01' }]
    const edit = async (changes: object) =>
      admin.call('PATCH', `/api/content/items/${item.id}`, { [piece]: { ...(await getItem(item))[piece], ...changes } })
    expect((await edit({ sources })).statusCode).toBe(200)
    const { pieceId } = (await post(`/api/content/items/${item.id}/publish`)).body
    const readPublished = async () => (await admin.call('GET', `${path}/${pieceId}`)).json()
    expect(await readPublished()).toMatchObject({ sources })
    await edit({ title: 'Said better' })
    expect(await readPublished()).toMatchObject({ title: 'Said better', sources })
    for (const [field, value] of [
      ['year', 20_200],
      ['url', 'not an address'],
    ] as const) {
      const refused = await edit({ sources: [source, { ...source, [field]: value }] })
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [`${piece}.sources.1.${field}`]])
    }
    expect(await readPublished()).toMatchObject({ sources })
    await edit({ sources: [] })
    expect(await readPublished()).toMatchObject({ sources: [] })
  })

  test('can be regenerated before they are published', async () => {
    const generation = await createDrafts()
    const item = firstOf(generation)
    const again = await post(`/api/content/items/${item.id}/regenerate`)
    expect(again).toMatchObject({ status: 200, body: { state: 'draft', pieceId: null } })
    expect(again.body.title).not.toBe(item.title)
    expect(await countPublic()).toEqual([0, 0, 0])
  })

  test('can be discarded one at a time', async () => {
    const generation = await createDrafts()
    const item = firstOf(generation)
    expect((await admin.call('DELETE', `/api/content/items/${item.id}`)).statusCode).toBe(200)
    expect(await getItem(item)).toMatchObject({ state: 'removed', challenge: null })
    for (const path of ['publish', 'regenerate'])
      expect(await post(`/api/content/items/${item.id}/${path}`)).toMatchObject({
        status: 409,
        body: { message: 'This item was removed.' },
      })
    expect(await getGeneration(generation.id)).toMatchObject({ drafts: 2 })
  })
})

describe('publishing drafts', () => {
  test('creates each item once when many admins publish the same draft at once', async () => {
    const generation = await createDrafts()
    const { id } = firstOf(generation)
    const replies = await Promise.all(Array.from({ length: 6 }, () => post(`/api/content/items/${id}/publish`)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      `“${firstOf(generation).title}” is already published.`,
    )
    expect(await countPublic()).toEqual([1, 0, 0])
  })

  test('creates each item once when all drafts and single ones are published at once', async () => {
    const generation = await createDrafts('populate-pillar')
    const replies = await Promise.all([
      post(`/api/content/runs/${generation.id}/publish`),
      ...generation.items.map(({ id }) => post(`/api/content/items/${id}/publish`)),
      post(`/api/content/runs/${generation.id}/publish`),
    ])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(await countPublic()).toEqual([4, 4, 3])
    expect(await getGeneration(generation.id)).toMatchObject({ drafts: 0 })
  })

  test('either publishes or discards a draft, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const generation = await createDrafts('ingest')
      const { id } = firstOf(generation)
      const [published, discarded] = await Promise.all([
        post(`/api/content/items/${id}/publish`),
        admin.call('DELETE', `/api/content/items/${id}`),
      ])
      const { state, pieceId } = await getItem(firstOf(generation))
      if (published.status === 200 && discarded.statusCode === 409) expect(state).toBe('published')
      else expect([state, pieceId]).toEqual(['removed', null])
      expect(await countPublic()).toEqual([state === 'published' ? 1 : 0, 0, 0])
      if (state === 'published') await admin.call('DELETE', `/api/content/items/${id}`)
    }
  })

  test('publishes all drafts of a generation in one step', async () => {
    const generation = await createDrafts('populate-pillar')
    const done = await post(`/api/content/runs/${generation.id}/publish`)
    expect(done).toMatchObject({ status: 200, body: { drafts: 0 } })
    expect(done.body.items.map(({ state }: GenerationItem) => state)).toEqual(
      Array.from({ length: 11 }, () => 'published'),
    )
    expect(await countPublic()).toEqual([4, 4, 3])
    expect(await post(`/api/content/runs/${generation.id}/publish`)).toMatchObject({
      status: 409,
      body: { message: 'This generation has no drafts to review.' },
    })
  })

  test('refuses a draft with a title that the site already has, until the title changes', async () => {
    const generation = await createDrafts()
    const [first, second] = generation.items
    if (!first || !second) throw new Error('The generation has no items')
    await post(`/api/content/items/${first.id}/publish`)
    const { challenge } = await getItem(second)
    const rename = (title: string) =>
      admin.call('PATCH', `/api/content/items/${second.id}`, { challenge: { ...challenge, title } })
    await rename(`${first.title.toUpperCase()}!`)
    for (const path of [`items/${second.id}`, `runs/${generation.id}`]) {
      const refused = await post(`/api/content/${path}/publish`)
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(refused.body.message).toContain(`The site already has “${first.title.toUpperCase()}!”`)
    }
    expect(await countPublic()).toEqual([1, 0, 0])
    await rename('Another title')
    expect(await post(`/api/content/runs/${generation.id}/publish`)).toMatchObject({ status: 200, body: { drafts: 0 } })
    expect(await countPublic()).toEqual([3, 0, 0])
  })

  test('lets one of two drafts with the same title be published', async () => {
    const generation = await createDrafts()
    await Promise.all(
      generation.items.map(async (item) => {
        const { challenge } = await getItem(item)
        await admin.call('PATCH', `/api/content/items/${item.id}`, { challenge: { ...challenge, title: 'Walk' } })
      }),
    )
    const replies = await Promise.all(generation.items.map(({ id }) => post(`/api/content/items/${id}/publish`)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await countPublic()).toEqual([1, 0, 0])
  })
})

describe('discarding and undoing', () => {
  test('discards the drafts of a generation and keeps what is published', async () => {
    const generation = await createDrafts('populate-pillar')
    await post(`/api/content/items/${firstOf(generation).id}/publish`)
    expect(await post(`/api/content/runs/${generation.id}/discard-drafts`)).toMatchObject({
      status: 200,
      body: { drafts: 0 },
    })
    expect(await countPublic()).toEqual([1, 0, 0])
    expect((await post(`/api/content/runs/${generation.id}/discard-drafts`)).status).toBe(409)
    expect(await site.database.selectFrom('content_drafts').selectAll().execute()).toEqual([])
  })

  test('removes drafts and published items when the generation is undone', async () => {
    const generation = await createDrafts('populate-pillar')
    await post(`/api/content/items/${firstOf(generation).id}/publish`)
    const undone = await post(`/api/content/runs/${generation.id}/undo`)
    expect(undone).toMatchObject({ status: 200, body: { status: 'undone', drafts: 0 } })
    expect(await countPublic()).toEqual([0, 0, 0])
    expect(await site.database.selectFrom('content_drafts').selectAll().execute()).toEqual([])
  })

  test('refuses to discard the drafts of an active generation', async () => {
    const gate = fake.hold()
    const [path, body] = calls.generate
    const { body: started } = await post(path, { ...body, draft: true })
    gate.release(1)
    await fake.waitForRequests(2)
    expect(await post(`/api/content/runs/${started.id}/discard-drafts`)).toMatchObject({ status: 409 })
    gate.release()
    expect(await waitForEnd(started.id)).toMatchObject({ status: 'finished', drafts: 3 })
  })

  test('makes the library items of discarded drafts available again', async () => {
    await site.close()
    site = await createTestApp()
    admin = await site.signUp()
    const first = await createDrafts('populate-pillar')
    const second = await createDrafts('populate-pillar')
    const titles = ({ items }: GenerationDetail) => items.map(({ title }) => title)
    expect(titles(second).filter((title) => titles(first).includes(title))).toEqual([])
    await post(`/api/content/runs/${first.id}/discard-drafts`)
    expect(titles(await createDrafts('populate-pillar'))).toEqual(titles(first))
  })
})

test('lets library corrections reach a published draft, but not one that was edited', async () => {
  await site.close()
  site = await createTestApp()
  admin = await site.signUp()
  const [plain, edited] = (await createDrafts('populate-pillar')).items
  if (!plain || !edited) throw new Error('The generation has no items')
  const { challenge } = await getItem(edited)
  await admin.call('PATCH', `/api/content/items/${edited.id}`, { challenge: { ...challenge, title: 'Ours' } })
  for (const { id } of [plain, edited]) await post(`/api/content/items/${id}/publish`)
  const items = (await loadLibrary()).map((each) => ({
    ...each,
    item: { ...each.item, draft: { ...each.item.draft, title: `New ${each.item.draft.title}` } } as ContentItem,
  }))
  const load = async () => ({ items, earlier: new Map() })
  await seedLibrary(site.database, site.services, { addNew: false, load, edition: 'next' })
  const [challenges] = await readPublicContent()
  expect(challenges.map(({ title }: { title: string }) => title).toSorted()).toEqual([`New ${plain.title}`, 'Ours'])
})

test('writes only the missing drafts when an interrupted generation is resumed', async () => {
  const gate = fake.hold()
  const [path, body] = calls.generate
  const { body: started } = await post(path, { ...body, draft: true })
  gate.release(1)
  await fake.waitForRequests(2)
  site.services.clock.advance({ minutes: 2 })
  const interrupted = await getGeneration(started.id)
  expect(interrupted).toMatchObject({ status: 'interrupted', drafts: 1 })
  await post(`/api/content/items/${firstOf(interrupted).id}/publish`)
  gate.release()
  await post(`/api/content/runs/${started.id}/resume`)
  const done = await waitForEnd(started.id)
  expect(done.items.map(({ state }) => state)).toEqual(['published', 'draft', 'draft'])
  expect(await countPublic()).toEqual([1, 0, 0])
})
