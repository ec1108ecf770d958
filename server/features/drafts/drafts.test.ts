import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

let site: TestApp
let admin: TestClient
let secondAdmin: TestClient
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  secondAdmin = await site.signUp()
  member = await site.signUp()
  await admin.call('PATCH', `/api/admin/users/${secondAdmin.id}`, { role: 'admin' })
})
afterAll(() => site.close())

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

describe('starting a draft', () => {
  test('starts empty, or with the admin’s own words', async () => {
    expect(await start({ kind: 'challenge' })).toMatchObject({ content: {}, edits: null, author: 'man1', revision: 1 })
    expect((await start({ kind: 'challenge', content: { title: 'Swim' } })).content).toEqual({ title: 'Swim' })
  })
})

describe('publishing', () => {
  test('adds the item to the lists and deletes the draft', async () => {
    const draft = await start({ kind: 'challenge', content: challenge })
    const { status, body } = await publish(draft)
    expect([status, body]).toEqual([200, { published: { kind: 'challenge', id: expect.any(String) }, draft: null }])
    const published = (await member.call('GET', `/api/challenges/${body.published.id}`)).json()
    expect(published).toMatchObject(challenge)
    expect((await admin.call('GET', `/api/content/drafts/${draft.id}`)).statusCode).toBe(404)
  })

  test('names the field that is missing', async () => {
    const steps = [{ ...plan[0], title: '' }]
    const draft = await start({ kind: 'challenge', content: { ...challenge, title: 'Walk late', plan: steps } })
    const { status, body } = await publish(draft)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['content.plan.0.title']])
    expect((await publish(await start({ kind: 'resource', content: { ...resource, blocks: [] } }))).status).toBe(400)
  })
})
