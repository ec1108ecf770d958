import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogItem } from '#contract/catalog.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { seedLibrary } from '../library/starter-library.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
  await seedLibrary(site.database, site.services)
})
afterAll(() => site.close())

const content = {
  challenge: {
    description: 'Ten minutes outside before breakfast.',
    pillar: 'physical',
    duration: 7,
    difficulty: 'beginner',
    plan: null,
  },
  resource: {
    description: 'Where to walk.',
    pillar: 'physical',
    type: 'guide',
    blocks: [{ kind: 'intro', markdown: 'Walk **slowly**.' }],
  },
}

let count = 0

async function publish(kind: WrittenKind, change: object = {}) {
  const title = `Quokka walk ${++count}`
  const body = { kind, content: { title, ...content[kind], ...change } }
  return { title, id: await publishDraft((await admin.call('POST', '/api/content/drafts', body)).json()) }
}

async function publishDraft({ id, revision }: { id: string; revision: number }, body: object = {}): Promise<string> {
  const reply = await admin.call('POST', `/api/content/drafts/${id}/publish`, { revision, ...body })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().published.id
}

async function edit(kind: WrittenKind, id: string, change: object): Promise<void> {
  const draft = (await admin.call('POST', '/api/content/drafts', { kind, edits: id })).json()
  const body = { revision: draft.revision, content: { ...draft.content, ...change } }
  await publishDraft((await admin.call('PATCH', `/api/content/drafts/${draft.id}`, body)).json())
}

const join = (challengeId: string, client = member) => client.call('POST', '/api/user-challenges', { challengeId })
const call = (method: 'POST' | 'DELETE', path: string) => admin.call(method, `/api/content/catalog/${path}`)
const listCatalog = async (): Promise<CatalogItem[]> => (await admin.call('GET', '/api/content/catalog')).json()
const find = async (id: string) => (await listCatalog()).find((item) => item.id === id)

describe('the catalogue', () => {
  test('has every challenge and resource, and says where it is from', async () => {
    const list = await listCatalog()
    const [challenges, resources] = await Promise.all(
      ['challenges', 'resources'].map(async (path) => (await member.call('GET', `/api/${path}`)).json()),
    )
    expect(list).toHaveLength(challenges.length + resources.length)
    expect(new Set(list.map(({ source }) => source))).toEqual(new Set(['library']))

    const [item] = challenges
    await edit('challenge', item.id, { description: 'In our own words.' })
    const { id } = await publish('resource')
    expect(await find(item.id)).toMatchObject({ source: 'edited', hiddenAt: null, joined: 0 })
    expect(await find(id)).toMatchObject({ source: 'own', duration: null, version: 1 })
  })

  test('counts members who joined any version', async () => {
    const { id, title } = await publish('challenge')
    await join(id)
    await edit('challenge', id, { duration: 10 })
    expect(await find(id)).toMatchObject({ kind: 'challenge', title, duration: 10, joined: 1, version: 2 })
  })
})

describe.each<WrittenKind>(['challenge', 'resource'])('a %s', (kind) => {
  test('is hidden from the lists and files of members, and shown again', async () => {
    const { id, title } = await publish(kind)
    const file = `/api/${kind}s/${id}/file`
    const isListed = async () => (await member.call('GET', `/api/${kind}s`)).body.includes(title)
    const hidden = (await call('POST', `${kind}/${id}/hide`)).json()
    expect(hidden.hiddenAt).toBe(site.services.clock.now().toISOString())
    expect([await isListed(), (await member.call('GET', file)).statusCode]).toEqual([false, 404])
    expect((await admin.call('GET', file)).statusCode).toBe(200)
    expect((await call('POST', `${kind}/${id}/hide`)).json()).toEqual(hidden)

    expect((await call('POST', `${kind}/${id}/show`)).json().hiddenAt).toBeNull()
    expect([await isListed(), (await member.call('GET', file)).statusCode]).toEqual([true, 200])
    const details = (await admin.call('GET', '/api/admin/audit?kind=content')).json()
    expect(details.slice(0, 2).map(({ detail }: { detail: string }) => detail)).toEqual([
      `shown “${title}”`,
      `hidden “${title}”`,
    ])
  })

  test('can be deleted, and its edit becomes a new item', async () => {
    const { id, title } = await publish(kind)
    const draft = (await admin.call('POST', '/api/content/drafts', { kind, edits: id })).json()
    expect((await call('DELETE', `${kind}/${id}`)).json()).toEqual({ deleted: true })
    expect((await call('DELETE', `${kind}/${id}`)).statusCode).toBe(404)
    expect((await call('POST', `${kind}/${id}/hide`)).statusCode).toBe(404)
    expect(await find(id)).toBeUndefined()
    expect((await member.call('GET', `/api/${kind}s/${id}`)).statusCode).toBe(404)
    const [entry] = (await admin.call('GET', '/api/admin/audit?kind=content')).json()
    expect(entry.detail).toBe(`deleted “${title}”`)
    expect(await publishDraft(draft)).not.toBe(id)
  })

  test('is not found by the other kind', async () => {
    const { id } = await publish(kind)
    const other = kind === 'challenge' ? 'resource' : 'challenge'
    expect((await call('DELETE', `${other}/${id}`)).statusCode).toBe(404)
    expect((await call('POST', `${other}/${id}/hide`)).statusCode).toBe(404)
  })
})

test('a challenge that members have joined cannot be deleted, and they keep its file when it is hidden', async () => {
  const { id } = await publish('challenge')
  await join(id)
  expect((await call('DELETE', `challenge/${id}`)).statusCode).toBe(409)
  await call('POST', `challenge/${id}/hide`)
  expect((await member.call('GET', `/api/challenges/${id}/file`)).statusCode).toBe(200)
  expect((await (await site.signUp()).call('GET', `/api/challenges/${id}/file`)).statusCode).toBe(404)
})

test('a generation shows an item that was deleted here as removed', async () => {
  await admin.call('POST', '/api/challenges/generate', { topic: 'Running', count: 3 })
  const [run] = (await admin.call('GET', '/api/content/runs')).json()
  const [item] = (await admin.call('GET', `/api/content/runs/${run.id}`)).json().items
  expect((await call('DELETE', `challenge/${item.pieceId}`)).statusCode).toBe(200)
  expect((await admin.call('GET', `/api/content/runs/${run.id}`)).json().items[0]).toMatchObject({ state: 'removed' })
})
