import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'

// Tests every endpoint of the contract against every state of a caller.

const all: readonly Endpoint[] = endpoints

/** Writing in the community: refused while the member is muted or has not accepted the guidelines. */
const posting = all.filter(({ whileMuted }) => whileMuted === 'refused').map(getName)

/** Changing what others see of the member: refused while they are muted. */
const showing = all.filter(({ whileMuted }) => whileMuted === 'public-refused').map(getName)

/** Calls about something of one author: as if it did not exist for those whom the author has blocked. */
const ofAuthor = [
  'GET /api/forum/{id}',
  'GET /api/forum/{id}/replies',
  'POST /api/forum/{id}/replies',
  'GET /api/forum/{id}/follow',
  'PATCH /api/forum/{id}/follow',
]

const states = ['visitor', 'awaiting approval', 'suspended', 'member', 'moderator', 'admin'] as const
type State = (typeof states)[number]
type Call = TestClient['call']

/** `admitted`: neither the session nor the role is in the way. */
type Outcome = 'admitted' | 'not-signed-in' | 'signed-out' | 'forbidden'

function expectOutcome({ access }: Endpoint, state: State): Outcome {
  if (access === 'public') return 'admitted'
  if (state === 'visitor' || state === 'awaiting approval') return 'not-signed-in'
  if (state === 'suspended') return 'signed-out'
  if (access === 'admin') return state === 'admin' ? 'admitted' : 'forbidden'
  if (access === 'moderator') return state === 'moderator' || state === 'admin' ? 'admitted' : 'forbidden'
  return 'admitted'
}

const ids = { discussion: '', own: '', reply: '' }

const form = { title: 'First light', content: 'Hello', pillar: 'mental' }

const site = await createTestApp({ signUp: 'open' })
const admin = await site.signUp()
const [moderator, suspended] = [await site.signUp(), await site.signUp()]
const author = await site.signUp()
const muted = await site.signUp()
const blocked = await site.signUp()
const member = await site.signUp()
ids.discussion = (await author.call('POST', '/api/forum', form)).json().id
ids.own = (await muted.call('POST', '/api/forum', form)).json().id
ids.reply = (await muted.call('POST', `/api/forum/${ids.discussion}/replies`, { content: 'Hi' })).json().id
const appointed = { user_id: moderator.id, appointed_by: admin.id, created_at: 'now' }
await site.database.insertInto('moderators').values(appointed).execute()
await admin.call('POST', `/api/admin/members/${suspended.id}/suspend`, {})
await site.database
  .updateTable('users')
  .set({ muted_until: '9999-12-31T23:59:59.999Z' })
  .where('id', '=', muted.id)
  .execute()
await author.call('POST', `/api/members/${blocked.id}/block`)
const calls = {
  visitor: site.visitor,
  'awaiting approval': await applyToJoin(),
  suspended: suspended.call,
  member: member.call,
  muted: muted.call,
  blocked: blocked.call,
  moderator: moderator.call,
  admin: admin.call,
}
afterAll(() => site.close())

/** Signs up where members need approval. @returns calls with whatever cookies the sign-up set */
async function applyToJoin(): Promise<Call> {
  site.config.signUp = 'approval'
  const email = 'waiting@example.org'
  const data = { email, username: 'waiting', password, timeZone: 'UTC' }
  const applied = await site.inject({ method: 'POST', url: '/api/auth/sign-up', payload: data })
  expect(applied.statusCode).toBe(202)
  const cookie = applied.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (method, url, body, headers = {}) => site.visitor(method, url, body, { ...(cookie && { cookie }), ...headers })
}

function getName({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

const fillPath = (path: string) =>
  path
    .replace('{day}', '1')
    .replace('{kind}', 'reply')
    .replace('{key}', 'privacy')
    .replaceAll(/\{\w+\}/g, 'x')

describe.each(states)('a caller who is: %s', (state) => {
  // Signing out would end the session that the other tests use, and a stream does not end.
  const callable = all.filter(
    (endpoint) =>
      endpoint.path !== '/api/logout' &&
      !(endpoint.reply === 'stream' && expectOutcome(endpoint, state) === 'admitted'),
  )

  test.each(callable.map((endpoint) => [getName(endpoint), expectOutcome(endpoint, state), endpoint] as const))(
    '%s: %s',
    async (_name, expected, { method, path }) => {
      const hasBody = method === 'POST' || method === 'PATCH'
      const reply = await calls[state](method, fillPath(path), hasBody ? { nonsense: true } : undefined)
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      const code: unknown = reply.statusCode >= 400 && isJson ? reply.json().code : null
      const outcome = code === 'not-signed-in' || code === 'signed-out' || code === 'forbidden' ? code : 'admitted'
      expect([outcome, reply.statusCode]).toEqual([expected, expectStatus(expected, reply.statusCode)])
    },
  )
})

function expectStatus(outcome: Outcome, status: number): number {
  if (outcome === 'admitted') return status < 500 || status === 503 ? status : 200
  return outcome === 'forbidden' ? 403 : 401
}

let renames = 0

/** Valid requests for the calls of the tables, with items of the author and of the muted member. */
const requests: Record<string, () => [path: string, body?: object]> = {
  'POST /api/crews': () => ['/api/crews', { name: 'Thursday crew' }],
  'PATCH /api/crews/{id}': () => ['/api/crews/missing', { name: 'Thursday crew' }],
  'POST /api/crews/{id}/round': () => ['/api/crews/missing/round', { on: '2026-03-15', answers: ['Fine', '', ''] }],
  'PATCH /api/crews/{id}/round': () => ['/api/crews/missing/round', { weekday: 7 }],
  'POST /api/crews/here': () => ['/api/crews/here'],
  'POST /api/members/{id}/nudge': () => ['/api/members/missing/nudge'],
  'POST /api/challenges/{id}/thread': () => ['/api/challenges/missing/thread', { content: 'Hi' }],
  'POST /api/crews/{id}/thread': () => ['/api/crews/missing/thread', { content: 'Hi' }],
  'POST /api/forum': () => ['/api/forum', form],
  'PATCH /api/forum/{id}': () => [`/api/forum/${ids.own}`, { content: 'Changed' }],
  'GET /api/forum/{id}': () => [`/api/forum/${ids.discussion}`],
  'GET /api/forum/{id}/replies': () => [`/api/forum/${ids.discussion}/replies`],
  'POST /api/forum/{id}/replies': () => [`/api/forum/${ids.discussion}/replies`, { content: 'Hi' }],
  'PATCH /api/forum/{id}/replies/{replyId}': () => [
    `/api/forum/${ids.discussion}/replies/${ids.reply}`,
    { content: 'Changed' },
  ],
  'PATCH /api/reactions': () => ['/api/reactions', { kind: 'discussion', id: ids.discussion, answer: 'with-you' }],
  'GET /api/forum/{id}/follow': () => [`/api/forum/${ids.discussion}/follow`],
  'PATCH /api/forum/{id}/follow': () => [`/api/forum/${ids.discussion}/follow`, { following: true }],
  'PATCH /api/account': () => ['/api/account', { username: `renamed${++renames}` }],
  'PATCH /api/account/profile': () => ['/api/account/profile', { about: 'I walk.' }],
  'POST /api/account/picture': () => ['/api/account/picture', { image: sampleImages.jpeg }],
  'POST /api/forum-pictures': () => ['/api/forum-pictures', { image: sampleImages.jpeg }],
  'POST /api/social/ingest-url': () => [
    '/api/social/ingest-url',
    { platform: 'instagram', url: 'https://www.instagram.com/p/ABCDEFGHIJK/' },
  ],
}

function request(name: string, call: Call) {
  const method = all.find((endpoint) => getName(endpoint) === name)?.method ?? 'GET'
  const [path, body] = requests[name]?.() ?? ['/missing']
  return call(method, path, body)
}

describe('a muted member', () => {
  test.each([...posting, ...showing])('cannot %s', async (name) => {
    const reply = await request(name, calls.muted)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'muted'])
  })

  test.each(ofAuthor.filter((name) => !posting.includes(name)))('can %s', async (name) => {
    expect((await request(name, calls.muted)).statusCode).toBe(200)
  })
})

describe('a member who has not accepted the guidelines', () => {
  test.each(posting)('cannot %s', async (name) => {
    await setGuidelinesDue(true)
    const reply = await request(name, member.call)
    await setGuidelinesDue(false)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'guidelines-required'])
  })

  test.each(showing)('can %s', async (name) => {
    await setGuidelinesDue(true)
    const reply = await request(name, member.call)
    await setGuidelinesDue(false)
    expect(reply.statusCode).toBe(200)
  })

  const setGuidelinesDue = (guidelines_due: boolean) =>
    site.database.updateTable('users').set({ guidelines_due }).where('id', '=', member.id).execute()
})

describe('a member whom the author has blocked', () => {
  test.each(ofAuthor)('gets the same answer to %s as if there were no such thing', async (name) => {
    const reply = await request(name, calls.blocked)
    const seen = await request(name, calls.member)
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
    expect(seen.statusCode).toBeLessThan(300)
  })
})

describe('a person who waits for approval', () => {
  test('has no session and cannot sign in', async () => {
    const payload = { email: 'waiting@example.org', password }
    const reply = await site.inject({ method: 'POST', url: '/api/auth/sign-in', payload })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'awaiting-approval'])
  })
})
