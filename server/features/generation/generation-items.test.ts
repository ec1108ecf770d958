import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { GenerationDetail } from '#contract/generations.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import type { ModelFake } from '#test/model-fake.ts'
import { createTestOpenAiWriter, startOpenAiFake } from '#test/openai-fake.ts'

let site: TestApp
let admin: TestClient
let fake: ModelFake
let generation: GenerationDetail

beforeEach(async () => {
  fake = await startOpenAiFake()
  site = await createTestApp({}, { writer: createTestOpenAiWriter(fake) })
  admin = await site.signUp()
  await admin.call('POST', '/api/content/populate-pillar', { pillar: 'mental' })
  const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
  generation = (await admin.call('GET', `/api/content/runs/${id}`)).json()
})
afterEach(async () => {
  await site.close()
  await fake.close()
})

async function first(kind: string): Promise<GenerationItemDetail> {
  const item = generation.items.find((each) => each.piece === kind)
  return (await admin.call('GET', `/api/content/items/${item?.id}`)).json()
}
const getStatus = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  (await admin.call(method, path, body)).statusCode
const join = async (challengeId: string | null) =>
  (await site.signUp()).call('POST', '/api/user-challenges', { challengeId })

test('returns each generation item with the content of its kind', async () => {
  expect(await first('challenge')).toMatchObject({
    piece: 'challenge',
    inUse: false,
    challenge: { duration: 14, plan: expect.any(Array) },
    resource: null,
    discussion: null,
  })
  expect(await first('resource')).toMatchObject({
    piece: 'resource',
    resource: { type: 'article', blocks: expect.any(Array) },
    challenge: null,
  })
  expect(await first('discussion')).toMatchObject({
    piece: 'discussion',
    discussion: { content: expect.stringContaining('community account') },
  })
})

test('shows an edited generation item to members at the same URL', async () => {
  const { id, pieceId, challenge } = await first('challenge')
  expect((await site.visitor('GET', `/api/challenges/${pieceId}`)).json().title).toBe(challenge?.title)
  const onChange = await admin.call('PATCH', `/api/content/items/${id}`, {
    challenge: { ...challenge, title: 'Said better', duration: 7, plan: null },
  })
  expect(onChange.json()).toMatchObject({ title: 'Said better', challenge: { title: 'Said better', duration: 7 } })
  expect((await site.visitor('GET', `/api/challenges/${pieceId}`)).json()).toMatchObject({
    title: 'Said better',
    duration: 7,
    plan: null,
  })
  const { id: resourceId, pieceId: resource, resource: draft } = await first('resource')
  await admin.call('PATCH', `/api/content/items/${resourceId}`, {
    resource: { ...draft, blocks: [{ kind: 'intro', markdown: 'Shorter.' }] },
  })
  expect((await admin.call('GET', `/api/resources/${resource}`)).json()).toMatchObject({
    content: 'Shorter.',
    readTime: 1,
    blocks: '[{"kind":"intro","markdown":"Shorter."}]',
  })
})

test('lets an admin choose the days, rules and passes of a challenge', async () => {
  const { id, pieceId, challenge } = await first('challenge')
  const readChallenge = async () => (await site.visitor('GET', `/api/challenges/${pieceId}`)).json()
  const edit = (terms: object) =>
    admin.call('PATCH', `/api/content/items/${id}`, { challenge: { ...challenge, ...terms } })
  const defaults = await readChallenge()
  expect(defaults).toMatchObject({ schedule: { kind: 'daily' }, rules: ['flexible', 'passes', 'strict'], passes: 1 })

  const terms = { schedule: { kind: 'weekdays', days: [1, 3, 5] }, rules: ['strict', 'passes'], passes: 4 }
  expect((await edit(terms)).json().challenge).toEqual({ ...challenge, ...terms })
  expect(await readChallenge()).toEqual({ ...defaults, ...terms })
  expect((await edit({ schedule: { kind: 'weekly', times: 3 } })).json().challenge).toEqual({
    ...challenge,
    schedule: { kind: 'weekly', times: 3 },
  })
  expect((await edit({})).json().challenge).toEqual(challenge)
  expect(await readChallenge()).toEqual(defaults)
})

test('keeps what members joined before an edit', async () => {
  const { id, pieceId, challenge } = await first('challenge')
  const member = await site.signUp()
  const joined = (await member.call('POST', '/api/user-challenges', { challengeId: pieceId })).json()
  const terms = { schedule: { kind: 'weekly', times: 2 }, rules: ['strict'], duration: 3, plan: null }
  const edited = await admin.call('PATCH', `/api/content/items/${id}`, { challenge: { ...challenge, ...terms } })
  expect(edited.statusCode).toBe(200)
  const [kept] = (await member.call('GET', '/api/user-challenges')).json()
  expect(kept).toEqual(joined)
  const later = (await (await site.signUp()).call('POST', '/api/user-challenges', { challengeId: pieceId })).json()
  const { plan: _, ...shown } = terms
  expect(later).toMatchObject({ schedule: terms.schedule, rule: 'strict', challenge: shown, nextStep: null })
})

test('rejects an invalid edit of a generation item, names the field and changes nothing', async () => {
  const { id, challenge } = await first('challenge')
  const { id: resourceId, resource } = await first('resource')
  for (const [path, body, field] of [
    [id, { challenge: { ...challenge, title: '\u200b' } }, 'challenge.title'],
    [id, { challenge: { ...challenge, duration: 15 } }, 'challenge.plan'],
    [id, { challenge: { ...challenge, participants: 9 } }, 'challenge'],
    [id, { challenge: { ...challenge, rules: [] } }, 'challenge.rules'],
    [id, { challenge: { ...challenge, rules: ['strict', 'strict'] } }, 'challenge.rules'],
    [id, { challenge: { ...challenge, passes: 0 } }, 'challenge.passes'],
    [id, { challenge: { ...challenge, schedule: { kind: 'weekdays', days: [1, 1] } } }, 'challenge.schedule'],
    [id, { challenge: { ...challenge, schedule: { kind: 'weekdays', days: [] } } }, 'challenge.schedule.days'],
    [id, { challenge: { ...challenge, schedule: { kind: 'weekly', times: 8 } } }, 'challenge.schedule.times'],
    [id, {}, 'body'],
    [id, { discussion: { title: 'x', content: 'y', pillar: 'mental' } }, 'challenge'],
    [
      resourceId,
      {
        resource: {
          ...resource,
          blocks: [{ kind: 'links', title: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
        },
      },
      'resource.blocks.0.links.0.url',
    ],
    [
      resourceId,
      {
        resource: {
          ...resource,
          blocks: [{ kind: 'links', title: 'x', links: [{ label: 'x', url: '//evil.example' }] }],
        },
      },
      'resource.blocks.0.links.0.url',
    ],
    [
      resourceId,
      { resource: { ...resource, blocks: [{ kind: 'download', label: 'x', filename: '../x.html', contents: 'x' }] } },
      'resource.blocks.0.filename',
    ],
  ] as const) {
    const reply = await admin.call('PATCH', `/api/content/items/${path}`, body)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  }
  expect(await first('challenge')).toMatchObject({ challenge })
})

test('removes an item for members and shows it as removed in the generation', async () => {
  const { id, pieceId } = await first('challenge')
  expect(await getStatus('DELETE', `/api/content/items/${id}`)).toBe(200)
  expect((await site.visitor('GET', `/api/challenges/${pieceId}`)).statusCode).toBe(404)
  expect(await first('challenge')).toMatchObject({ pieceId: null, challenge: null })
  expect(await getStatus('DELETE', `/api/content/items/${id}`)).toBe(200)
  expect(await getStatus('POST', `/api/content/items/${id}/regenerate`)).toBe(409)
  expect((await admin.call('GET', `/api/content/runs/${generation.id}`)).json().written).toEqual({
    challenges: 4,
    resources: 4,
    forumPosts: 3,
  })
})

test('keeps an item that members have joined or replied to', async () => {
  const { id, pieceId } = await first('challenge')
  await join(pieceId)
  expect(await getStatus('DELETE', `/api/content/items/${id}`)).toBe(409)
  expect(await getStatus('POST', `/api/content/items/${id}/regenerate`)).toBe(409)
  const { id: discussionId, pieceId: postId } = await first('discussion')
  await admin.call('POST', `/api/forum/${postId}/replies`, { content: 'Mine' })
  expect(await getStatus('DELETE', `/api/content/items/${discussionId}`)).toBe(409)
  expect(await first('discussion')).toMatchObject({ inUse: true })
})

test('rewrites an item at the same URL and adds its tokens to the generation', async () => {
  const before = await first('resource')
  const reply = await admin.call('POST', `/api/content/items/${before.id}/regenerate`)
  expect(reply.json()).toMatchObject({ pieceId: before.pieceId, piece: 'resource' })
  expect(reply.json().title).not.toBe(before.title)
  expect((await admin.call('GET', `/api/resources/${before.pieceId}`)).json().title).toBe(reply.json().title)
  expect((await admin.call('GET', `/api/content/runs/${generation.id}`)).json().tokens.input).toBe(
    generation.tokens.input + 100,
  )
})

test('keeps the old item when the model fails to rewrite it', async () => {
  const before = await first('discussion')
  fake.mode = 'prose'
  expect(await getStatus('POST', `/api/content/items/${before.id}/regenerate`)).toBe(502)
  expect(await first('discussion')).toEqual(before)
})

test('keeps an item that a member joins or replies to during a rewrite', async () => {
  const challenge = await first('challenge')
  const discussion = await first('discussion')
  const gate = fake.hold()
  const asked = fake.requests.length
  const both = [challenge, discussion].map(({ id }) => admin.call('POST', `/api/content/items/${id}/regenerate`))
  await fake.waitForRequests(asked + 2)
  await join(challenge.pieceId)
  await (await site.signUp()).call('POST', `/api/forum/${discussion.pieceId}/replies`, { content: 'Mine' })
  gate.release()
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([409, 409])
  expect(await first('challenge')).toEqual({ ...challenge, inUse: true })
  expect(await first('discussion')).toEqual({ ...discussion, inUse: true })
})

test('answers a pending rewrite without waiting for the model when the server closes', async () => {
  const before = await first('resource')
  fake.hold()
  const asked = fake.requests.length
  const waiting = admin.call('POST', `/api/content/items/${before.id}/regenerate`)
  await fake.waitForRequests(asked + 1)
  await site.app.close()
  expect((await waiting).statusCode).toBe(503)
  const { title } = await site.database
    .selectFrom('resources')
    .select('title')
    .where('id', '=', before.pieceId ?? '')
    .executeTakeFirstOrThrow()
  expect(title).toBe(before.title)
})

test('saves the parts of an idea that the plan leaves out, until an admin adds them', async () => {
  await admin.call('POST', '/api/challenges/ingest', { rawText: 'Each day: run, read, call a friend [[two-parts]]' })
  const [{ id }] = (await admin.call('GET', '/api/content/runs')).json()
  const { items }: GenerationDetail = (await admin.call('GET', `/api/content/runs/${id}`)).json()
  expect(items).toMatchObject([{ leftOut: ['call a friend'] }])
  const path = `/api/content/items/${items[0]?.id}`
  const { leftOut, challenge }: GenerationItemDetail = (await admin.call('GET', path)).json()
  expect(leftOut).toEqual(['call a friend'])
  const edit = async (action: string) =>
    (
      await admin.call('PATCH', path, {
        challenge: { ...challenge, plan: challenge?.plan?.map((step) => ({ ...step, action })) },
      })
    ).json()
  expect(await edit('Run and read.')).toMatchObject({ leftOut: ['call a friend'] })
  expect(await edit('Run, read and call somebody.')).toMatchObject({ leftOut: [] })
})
