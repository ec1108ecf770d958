import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { ListedDraft, WrittenDraft } from '#contract/written-drafts.ts'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'
import { forgetUntouchedDrafts } from './drafts.ts'
import { publishDueDrafts } from './scheduled.ts'

let site: TestApp
let admin: TestClient
let secondAdmin: TestClient
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  secondAdmin = await site.signUp()
  member = await site.signUp()
  await makeAdmin(secondAdmin)
})
afterAll(() => site.close())

const makeAdmin = ({ id }: TestClient) =>
  site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()

const plan = [{ from: 1, to: 7, title: 'Walk', done: 'You walked.', action: 'Walk for ten minutes.' }]
const challenge = {
  title: 'Walk in the morning',
  description: 'Ten minutes outside before breakfast.',
  pillar: 'physical',
  duration: 7,
  difficulty: 'beginner',
  plan,
}
const resource = {
  title: 'A week of walks',
  description: 'Where to walk.',
  pillar: 'physical',
  type: 'guide',
  blocks: [{ kind: 'intro', markdown: 'Walk **slowly**.' }],
}

async function start(body: object, client = admin): Promise<WrittenDraft> {
  const reply = await client.call('POST', '/api/content/drafts', body)
  expect(reply.statusCode, reply.body).toBeLessThan(300)
  return reply.json()
}
const publish = async ({ id, revision }: WrittenDraft, body: object = {}, client = admin) => {
  const reply = await client.call('POST', `/api/content/drafts/${id}/publish`, { revision, ...body })
  return { status: reply.statusCode, body: reply.json() }
}

const save = async ({ id, revision }: WrittenDraft, content: object, client = admin) => {
  const reply = await client.call('PATCH', `/api/content/drafts/${id}`, { revision, content })
  return { status: reply.statusCode, body: reply.json() }
}

let count = 0
/** A challenge with a title that no other has. */
const createContent = () => ({ ...challenge, title: `Walk number ${++count}` })

async function publishNew(content: object = createContent(), kind = 'challenge'): Promise<string> {
  const { status, body } = await publish(await start({ kind, content }))
  expect([status, body.draft], JSON.stringify(body)).toEqual([200, null])
  return body.published.id
}

describe('starting a draft', () => {
  test('starts empty, or with the admin’s own words', async () => {
    expect(await start({ kind: 'challenge' })).toMatchObject({ content: {}, edits: null, author: 'man1', revision: 1 })
    expect((await start({ kind: 'challenge', content: { title: 'Swim' } })).content).toEqual({ title: 'Swim' })
  })

  test('copies an item with its title into a new one', async () => {
    const content = createContent()
    const copies = await publishNew(content)
    expect(await start({ kind: 'challenge', copies })).toMatchObject({ content, edits: null })
    const missing = await admin.call('POST', '/api/content/drafts', { kind: 'resource', copies })
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Resource not found.'])
  })

  test('continues the edit that the admin has begun, and not that of another admin', async () => {
    const edits = await publishNew()
    const begun = await start({ kind: 'challenge', edits })
    expect(begun).toMatchObject({ edits: { id: edits, joined: 0 } })
    await save(begun, { title: 'Half' })
    const again = await admin.call('POST', '/api/content/drafts', { kind: 'challenge', edits })
    expect([again.statusCode, again.json().id, again.json().content]).toEqual([200, begun.id, { title: 'Half' }])
    const other = await secondAdmin.call('POST', '/api/content/drafts', { kind: 'challenge', edits })
    expect([other.statusCode, other.json().id === begun.id]).toEqual([201, false])
  })

  test('starts an edit again in which nothing was written, once the item has changed', async () => {
    const content = createContent()
    const edits = await publishNew(content)
    const begun = await start({ kind: 'challenge', edits })
    const changed = { ...content, description: 'Changed.' }
    const { body } = await save(await start({ kind: 'challenge', edits }, secondAdmin), changed)
    await publish(body, {}, secondAdmin)
    expect(await start({ kind: 'challenge', edits })).toMatchObject({ content: changed, revision: 1 })
    expect((await admin.call('GET', `/api/content/drafts/${begun.id}`)).statusCode).toBe(404)
  })

  test('is removed after a week if nothing was written in it', async () => {
    const edits = await publishNew()
    const untouched = [await start({ kind: 'challenge' }), await start({ kind: 'challenge', edits })]
    const copied = await start({ kind: 'challenge', copies: edits })
    const written = await start({ kind: 'challenge' })
    await save(written, { title: 'Half' })
    const listIds = async () => (await admin.call('GET', '/api/content/drafts')).json().map(({ id }: ListedDraft) => id)
    site.services.clock.advance({ days: 6 })
    await forgetUntouchedDrafts(site)
    expect(await listIds()).toEqual(expect.arrayContaining(untouched.map(({ id }) => id)))
    site.services.clock.advance({ days: 2 })
    await forgetUntouchedDrafts(site)
    const left = await listIds()
    expect(left).toEqual(expect.arrayContaining([copied.id, written.id]))
    for (const { id } of untouched) expect(left).not.toContain(id)
  })

  test('begins one edit when it is asked twice at once', async () => {
    const edits = await publishNew()
    const drafts = await Promise.all([1, 2, 3].map(() => start({ kind: 'challenge', edits })))
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1)
  })

  test('stops at 200 drafts', async () => {
    const small = await createTestApp()
    const client = await small.signUp()
    const { id } = await start({ kind: 'challenge' }, client)
    const row = await small.database.selectFrom('written_drafts').selectAll().executeTakeFirstOrThrow()
    for (let number = 1; number < 200; number++)
      await small.database
        .insertInto('written_drafts')
        .values({ ...row, id: `${id}-${number}` })
        .execute()
    expect((await client.call('POST', '/api/content/drafts', { kind: 'resource' })).statusCode).toBe(409)
    await client.call('DELETE', `/api/content/drafts/${id}`)
    expect((await client.call('POST', '/api/content/drafts', { kind: 'resource' })).statusCode).toBe(201)
    await small.close()
  })
})

describe('saving', () => {
  test('keeps what is unfinished, also what no challenge has', async () => {
    const draft = await start({ kind: 'challenge' })
    const content = { title: '', plan: [{ from: 1, title: 'Walk\u0000', lines: ['', 'Ä'] }], mood: null }
    const { status, body } = await save(draft, content)
    expect([status, body.revision, body.content]).toEqual([200, 2, content])
    expect((await admin.call('GET', `/api/content/drafts/${draft.id}`)).json()).toEqual(body)
  })

  test('answers 409 with the current draft when another admin has saved it', async () => {
    const draft = await start({ kind: 'challenge' })
    await save(draft, { title: 'Theirs' }, secondAdmin)
    const { status, body } = await save(draft, { title: 'Mine' })
    expect([status, body.current.content, body.current.revision]).toEqual([409, { title: 'Theirs' }, 2])
    expect((await save(body.current, { title: 'Mine' })).body.content).toEqual({ title: 'Mine' })
  })

  test('refuses more than 200 KB', async () => {
    const draft = await start({ kind: 'challenge' })
    const { status, body } = await save(draft, { description: 'a'.repeat(200_000) })
    expect([status, body.fields]).toEqual([400, { content: 'At most 200 KB' }])
    expect((await save(draft, { description: 'a'.repeat(199_900) })).status).toBe(200)
  })
})

describe('the list', () => {
  test('has the drafts of all admins, the one saved last first', async () => {
    const first = await start({ kind: 'challenge', content: { title: 'First' } })
    site.services.clock.advance({ minutes: 1 })
    await start({ kind: 'resource', content: { title: 'Second' } }, secondAdmin)
    site.services.clock.advance({ minutes: 1 })
    await save(first, { title: ' Saved last ' })
    const list = (await secondAdmin.call('GET', '/api/content/drafts')).json()
    expect(list.slice(0, 2)).toMatchObject([
      { title: 'Saved last', author: 'man1', kind: 'challenge' },
      { title: 'Second', author: 'man2', kind: 'resource' },
    ])
    expect(list[0]).not.toHaveProperty('content')
  })

  test('keeps the draft of an admin who is gone', async () => {
    const gone = await site.signUp()
    await makeAdmin(gone)
    const { id } = await start({ kind: 'challenge' }, gone)
    expect((await gone.call('POST', '/api/account/delete', { password, posts: 'keep' })).statusCode).toBe(200)
    expect((await admin.call('GET', `/api/content/drafts/${id}`)).json().author).toBeNull()
  })
})

test('a deleted draft is gone', async () => {
  const { id } = await start({ kind: 'challenge' })
  expect((await admin.call('DELETE', `/api/content/drafts/${id}`)).json()).toEqual({ deleted: true })
  for (const method of ['GET', 'DELETE'] as const)
    expect((await admin.call(method, `/api/content/drafts/${id}`)).statusCode).toBe(404)
})

describe('publishing', () => {
  test('adds the item to the lists and deletes the draft', async () => {
    const content = createContent()
    const draft = await start({ kind: 'challenge', content })
    const { status, body } = await publish(draft)
    expect([status, body]).toEqual([200, { published: { kind: 'challenge', id: expect.any(String) }, draft: null }])
    const published = (await member.call('GET', `/api/challenges/${body.published.id}`)).json()
    expect(published).toMatchObject(content)
    expect((await admin.call('GET', `/api/content/drafts/${draft.id}`)).statusCode).toBe(404)
  })

  test('leaves out the days that a shorter length left over', async () => {
    const laterDays = [{ from: 8, to: 9, title: 'Run', action: 'Run for a minute.' }]
    const content = createContent()
    const id = await publishNew({ ...content, laterDays })
    expect((await start({ kind: 'challenge', copies: id })).content).toEqual(content)
  })

  test('names the field that is missing', async () => {
    const steps = [{ ...plan[0], title: '' }]
    const draft = await start({ kind: 'challenge', content: { ...createContent(), plan: steps } })
    const { status, body } = await publish(draft)
    expect([status, body.fields]).toEqual([400, { 'content.plan.0.title': 'Required' }])
    const empty = await publish(await start({ kind: 'resource', content: { ...resource, blocks: [] } }))
    expect(empty.body.fields).toEqual({ 'content.blocks': 'Add at least one block.' })
  })

  test('refuses another item with the same title', async () => {
    const content = createContent()
    await publishNew(content)
    const copy = { ...content, title: content.title.toUpperCase() }
    const { status, body } = await publish(await start({ kind: 'challenge', content: copy }))
    expect([status, Object.keys(body.fields), body.current]).toEqual([409, ['content.title'], undefined])
    await publishNew({ ...resource, title: content.title }, 'resource')
  })

  test('refuses words that could harm someone, and adds a medical note', async () => {
    const harmful = { ...createContent(), promise: 'You should stop taking your medication.' }
    const { status, body } = await publish(await start({ kind: 'challenge', content: harmful }))
    expect([status, body.code]).toEqual([422, 'content-refused'])
    const id = await publishNew({ ...createContent(), description: 'Thirty days without alcohol.' })
    expect((await member.call('GET', `/api/challenges/${id}`)).json().description).toContain('see a doctor')
  })

  test('answers 409 with the current draft when it was saved since', async () => {
    const draft = await start({ kind: 'challenge', content: createContent() })
    await save(draft, { title: 'Theirs' }, secondAdmin)
    const { status, body } = await publish(draft)
    expect([status, body.current.content]).toEqual([409, { title: 'Theirs' }])
  })

  test('is recorded in the security log', async () => {
    const content = createContent()
    await publishNew(content)
    const [entry] = (await admin.call('GET', '/api/admin/audit?kind=content')).json()
    expect(entry).toMatchObject({ actor: { id: admin.id }, detail: `published “${content.title}”` })
  })
})

describe('publishing an edit', () => {
  test('changes the item, also with the title it has', async () => {
    const content = createContent()
    const edits = await publishNew(content)
    const draft = await start({ kind: 'challenge', edits })
    const { body } = await save(draft, { ...content, description: 'Changed.' })
    expect((await publish(body)).body.published).toEqual({ kind: 'challenge', id: edits })
    expect((await member.call('GET', `/api/challenges/${edits}`)).json().description).toBe('Changed.')
  })

  test.each([
    ['challenge', createContent],
    ['resource', () => ({ ...resource, title: `Guide number ${++count}` })],
  ])('answers 409 with the current %s when another admin has changed it', async (kind, create) => {
    const content = create()
    const edits = await publishNew(content, kind)
    const mine = await start({ kind, edits })
    const theirs = await start({ kind, edits }, secondAdmin)
    const changed = { ...content, description: 'Theirs.' }
    expect((await publish((await save(theirs, changed, secondAdmin)).body, {}, secondAdmin)).status).toBe(200)

    const saved = (await save(mine, { ...content, description: 'Mine.' })).body
    const { status, body } = await publish(saved)
    expect([status, body.current.content]).toEqual([409, changed])
    expect((await admin.call('GET', `/api/content/drafts/${mine.id}`)).json().content.description).toBe('Mine.')
    expect((await publish(saved, { over: body.current.revision })).status).toBe(200)
    expect((await member.call('GET', `/api/${kind}s/${edits}`)).json().description).toBe('Mine.')
  })

  test('adds a new item when the item was deleted', async () => {
    const content = createContent()
    const edits = await publishNew(content)
    const draft = await start({ kind: 'challenge', edits })
    await site.database.deleteFrom('challenges').where('id', '=', edits).execute()
    expect((await admin.call('GET', `/api/content/drafts/${draft.id}`)).json().edits).toBeNull()
    expect((await publish(draft)).body.published.id).not.toBe(edits)
  })
})

describe('publishing later', () => {
  const inMinutes = (minutes: number) => new Date(site.services.clock.now().getTime() + minutes * 60_000).toISOString()
  const isPublic = async (title: string) =>
    (await member.call('GET', '/api/challenges')).json().some((each: { title: string }) => each.title === title)

  test('waits for its time, and several processes publish it once', async () => {
    const content = createContent()
    const at = inMinutes(60)
    const { body } = await publish(await start({ kind: 'challenge', content }), { at })
    expect(body).toMatchObject({ published: null, draft: { publishAt: at, content } })
    site.services.clock.advance({ minutes: 59 })
    await publishDueDrafts(site)
    expect(await isPublic(content.title)).toBe(false)
    site.services.clock.advance({ minutes: 1 })
    await Promise.all([publishDueDrafts(site), publishDueDrafts(site), publishDueDrafts(site)])
    const list = (await member.call('GET', '/api/challenges')).json()
    expect(list.filter(({ title }: { title: string }) => title === content.title)).toHaveLength(1)
    expect((await admin.call('GET', `/api/content/drafts/${body.draft.id}`)).statusCode).toBe(404)
  })

  test('checks the draft first, and does not wait for a time in the past', async () => {
    const draft = await start({ kind: 'challenge', content: {} })
    expect((await publish(draft, { at: inMinutes(60) })).status).toBe(400)
    const good = await start({ kind: 'challenge', content: createContent() })
    const far = await publish(good, { at: inMinutes(366 * 24 * 60) })
    expect(far.body.fields).toEqual({ at: 'Choose a time within a year' })
    const correction = await publish(good, { at: inMinutes(60), forEveryone: true })
    expect(Object.keys(correction.body.fields)).toEqual(['at'])
    expect((await publish(good, { at: inMinutes(-1) })).body.published).not.toBeNull()
  })

  test('can be cancelled', async () => {
    const content = createContent()
    const { body } = await publish(await start({ kind: 'challenge', content }), { at: inMinutes(60) })
    const cancelled = await admin.call('DELETE', `/api/content/drafts/${body.draft.id}/publish`)
    expect(cancelled.json().publishAt).toBeNull()
    site.services.clock.advance({ minutes: 61 })
    await publishDueDrafts(site)
    expect(await isPublic(content.title)).toBe(false)
  })

  test('waits until nobody has saved the draft for two minutes', async () => {
    const content = createContent()
    const { body } = await publish(await start({ kind: 'challenge', content }), { at: inMinutes(60) })
    site.services.clock.advance({ minutes: 60 })
    await save(body.draft, { ...content, description: 'Half a sen' })
    await publishDueDrafts(site)
    expect(await isPublic(content.title)).toBe(false)
    site.services.clock.advance({ minutes: 2 })
    await publishDueDrafts(site)
    expect(await isPublic(content.title)).toBe(true)
  })

  test('says why it failed, and publishes the others', async () => {
    const [unfinished, taken, good] = [createContent(), createContent(), createContent()]
    const first = (await publish(await start({ kind: 'challenge', content: unfinished }), { at: inMinutes(1) })).body
      .draft
    const second = (await publish(await start({ kind: 'challenge', content: taken }), { at: inMinutes(2) })).body.draft
    await publish(await start({ kind: 'challenge', content: good }), { at: inMinutes(3) })
    await save(first, { ...unfinished, description: '' })
    await publishNew(taken)
    site.services.clock.advance({ minutes: 5 })
    await publishDueDrafts(site)
    expect(await isPublic(good.title)).toBe(true)
    const drafts: ListedDraft[] = (await admin.call('GET', '/api/content/drafts')).json()
    const errors = [first, second].map(({ id }) => drafts.find((draft) => draft.id === id))
    expect(errors).toMatchObject([
      { publishAt: null, publishError: 'content.description: Required' },
      { publishAt: null, publishError: `The site already has “${taken.title}”. Change the title.` },
    ])
    expect((await publish({ ...first, revision: 2 }, { at: inMinutes(1) })).status).toBe(400)
  })

  test('tells admins that it failed, until the draft is published or deleted', async () => {
    const listFailed = async ({ call }: TestClient): Promise<string[]> =>
      (await call('GET', '/api/notifications')).json().flatMap(({ draftId }: { draftId?: string }) => draftId ?? [])
    const countUnread = async () => (await admin.call('GET', '/api/notifications/unread')).json().unread
    const before = await listFailed(admin)
    const [one, other] = [createContent(), createContent()]
    const first = (await publish(await start({ kind: 'challenge', content: one }), { at: inMinutes(1) })).body.draft
    const second = (await publish(await start({ kind: 'challenge', content: other }), { at: inMinutes(1) })).body.draft
    await save(first, { ...one, description: '' })
    await save(second, { ...other, description: '' })
    site.services.clock.advance({ minutes: 5 })
    await publishDueDrafts(site)
    expect((await listFailed(admin)).toSorted()).toEqual([...before, first.id, second.id].toSorted())
    expect(await listFailed(secondAdmin)).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(await listFailed(member)).toEqual([])
    const unread = await countUnread()

    await admin.call('DELETE', `/api/content/drafts/${first.id}`)
    expect(await countUnread()).toBe(unread - 1)
    await save({ ...second, revision: 2 }, other)
    expect((await publish({ ...second, revision: 3 })).body.published).not.toBeNull()
    expect(await listFailed(admin)).toEqual(before)
    expect(await countUnread()).toBe(unread - 2)
  })
})

describe('a draft', () => {
  test('is found by nobody else in any list', async () => {
    const title = 'Quokka watching'
    await start({ kind: 'challenge', content: { ...challenge, title } })
    await start({ kind: 'resource', content: { ...resource, title } })
    const lists = (endpoints as readonly Endpoint[]).filter(
      ({ method, path, access, reply }) =>
        method === 'GET' &&
        (access === 'member' || access === 'public') &&
        typeof reply !== 'string' &&
        !/\{/.test(path),
    )
    for (const { path } of lists) expect((await member.call('GET', path)).body, path).not.toContain(title)
  })
})
