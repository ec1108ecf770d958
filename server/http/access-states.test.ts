import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'

// Tests every endpoint of the contract against every state of a caller. What the contract does not say is decided in
// the tables below: a new call for members fails here until it is in one of them.

const all: readonly Endpoint[] = endpoints

/** Writing in the community: refused while the member is muted or has not accepted the guidelines. */
const posting = [
  'POST /api/forum',
  'PATCH /api/forum/{id}',
  'POST /api/forum/{id}/replies',
  'PATCH /api/forum/{id}/replies/{replyId}',
  'POST /api/social/ingest-url',
]

/** Calls about something of one author: as if it did not exist for those whom the author has blocked. */
const ofAuthor = [
  'GET /api/forum/{id}',
  'GET /api/forum/{id}/replies',
  'POST /api/forum/{id}/replies',
  'GET /api/forum/{id}/follow',
  'PATCH /api/forum/{id}/follow',
  'GET /api/members/{id}',
]

/** Lists that leave out what the member may not see. test/visibility.test.ts tests what is in them. */
const filtered = ['GET /api/forum', 'GET /api/social', 'GET /api/replies', 'GET /api/notifications', 'GET /api/events']

/** Mutes and blocks make no difference: the member's own data, the library, and what protects members. */
const unaffected = [
  'GET /api/account',
  'PATCH /api/account',
  'POST /api/account/delete',
  'POST /api/account/email',
  'GET /api/account/export',
  'POST /api/account/password',
  'POST /api/account/picture',
  'DELETE /api/account/picture',
  'GET /api/account/profile',
  'PATCH /api/account/profile',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'GET /api/announcements/{id}',
  'POST /api/auth/request-verification',
  'GET /api/auth/user',
  'GET /api/bad-day-plan',
  'PATCH /api/bad-day-plan',
  'DELETE /api/bad-day-plan',
  'GET /api/blocks',
  'GET /api/breaks',
  'POST /api/breaks',
  'DELETE /api/breaks/{id}',
  'POST /api/calendar',
  'DELETE /api/calendar',
  'POST /api/complete-onboarding',
  'POST /api/create-setup-intent',
  'GET /api/days',
  'GET /api/decisions/{id}',
  'POST /api/decisions/{id}/appeal',
  'DELETE /api/forum/{id}',
  'DELETE /api/forum/{id}/replies/{replyId}',
  'GET /api/goals',
  'POST /api/goals',
  'PATCH /api/goals/{id}',
  'DELETE /api/goals/{id}',
  'PATCH /api/goals/{id}/toggle',
  'POST /api/guidelines/accept',
  'GET /api/invitations',
  'POST /api/invitations',
  'DELETE /api/invitations/{id}',
  'GET /api/journal',
  'POST /api/journal',
  'PATCH /api/journal/{id}',
  'DELETE /api/journal/{id}',
  'POST /api/members/{id}/block',
  'DELETE /api/members/{id}/block',
  'GET /api/notification-settings',
  'PATCH /api/notification-settings',
  'POST /api/notification-settings/test',
  'POST /api/notifications/read',
  'GET /api/notifications/unread',
  'GET /api/pictures/{id}',
  'GET /api/preferences',
  'PATCH /api/preferences',
  'GET /api/push',
  'POST /api/push',
  'DELETE /api/push/{id}',
  'GET /api/reminders',
  'PATCH /api/reminders',
  'POST /api/reminders/later',
  'POST /api/reports',
  'GET /api/resources',
  'GET /api/resources/{id}',
  'GET /api/resources/{id}/ticks',
  'PATCH /api/resources/{id}/ticks',
  'GET /api/standing',
  'GET /api/stored-card',
  'DELETE /api/stored-card',
  'GET /api/today',
  'GET /api/user-challenges',
  'POST /api/user-challenges',
  'PATCH /api/user-challenges/{id}',
  'DELETE /api/user-challenges/{id}',
  'GET /api/user-challenges/{id}/check-ins',
  'POST /api/user-challenges/{id}/check-ins',
  'DELETE /api/user-challenges/{id}/check-ins/{day}',
  'PATCH /api/user-challenges/{id}/progress',
  'PATCH /api/user-challenges/{id}/reminder',
  'POST /api/user-challenges/{id}/restart',
]

const states = [
  'visitor',
  'awaiting approval',
  'suspended',
  'member',
  'muted',
  'blocked',
  'moderator',
  'admin',
] as const
type State = (typeof states)[number]
type Call = TestClient['call']

/** `admitted`: neither the session nor the role is in the way. */
type Outcome = 'admitted' | 'not-signed-in' | 'forbidden'

function expectOutcome({ access }: Endpoint, state: State): Outcome {
  if (access === 'public') return 'admitted'
  if (state === 'visitor' || state === 'awaiting approval' || state === 'suspended') return 'not-signed-in'
  if (access === 'admin') return state === 'admin' ? 'admitted' : 'forbidden'
  if (access === 'moderator') return state === 'moderator' || state === 'admin' ? 'admitted' : 'forbidden'
  return 'admitted'
}

let site: TestApp
let author: TestClient
let muted: TestClient
let blocked: TestClient
let member: TestClient
let calls: Record<State, Call>
const ids = { discussion: '', own: '', reply: '' }

const form = { title: 'First light', content: 'Hello', pillar: 'mental' }

beforeAll(async () => {
  site = await createTestApp({ signUp: 'open' })
  const admin = await site.signUp()
  const [moderator, suspended] = [await site.signUp(), await site.signUp()]
  author = await site.signUp()
  muted = await site.signUp()
  blocked = await site.signUp()
  member = await site.signUp()
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
  calls = {
    visitor: site.visitor,
    'awaiting approval': await applyToJoin(),
    suspended: suspended.call,
    member: member.call,
    muted: muted.call,
    blocked: blocked.call,
    moderator: moderator.call,
    admin: admin.call,
  }
})
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

const getName = ({ method, path }: Endpoint) => `${method} ${path}`
const fillPath = (path: string) =>
  path
    .replace('{day}', '1')
    .replace('{kind}', 'reply')
    .replace('{key}', 'privacy')
    .replaceAll(/\{\w+\}/g, 'x')

describe('the tables', () => {
  const forMembers = all.filter(({ access }) => access === 'member')

  test('have a decision about every call for members', () => {
    const decided = new Set([...posting, ...ofAuthor, ...filtered, ...unaffected])
    expect([...decided].sort()).toEqual(forMembers.map(getName).sort())
    expect(unaffected.filter((name) => [...posting, ...ofAuthor, ...filtered].includes(name))).toEqual([])
  })

  test.each(['muted', 'guidelines-required'] as const)('name the calls that the contract refuses with %s', (code) => {
    const refused = all.filter(({ errors }) => errors?.includes(code)).map(getName)
    expect(refused.sort()).toEqual(posting.toSorted())
  })
})

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
      const outcome = code === 'not-signed-in' || code === 'forbidden' ? code : 'admitted'
      expect([outcome, reply.statusCode]).toEqual([expected, expectStatus(expected, reply.statusCode)])
    },
  )
})

function expectStatus(outcome: Outcome, status: number): number {
  if (outcome === 'admitted') return status < 500 || status === 503 ? status : 200
  return outcome === 'forbidden' ? 403 : 401
}

/** Valid requests for the calls of the tables, with items of the author and of the muted member. */
const requests: Record<string, () => [path: string, body?: object]> = {
  'POST /api/forum': () => ['/api/forum', form],
  'PATCH /api/forum/{id}': () => [`/api/forum/${ids.own}`, { content: 'Changed' }],
  'GET /api/forum/{id}': () => [`/api/forum/${ids.discussion}`],
  'GET /api/forum/{id}/replies': () => [`/api/forum/${ids.discussion}/replies`],
  'POST /api/forum/{id}/replies': () => [`/api/forum/${ids.discussion}/replies`, { content: 'Hi' }],
  'PATCH /api/forum/{id}/replies/{replyId}': () => [
    `/api/forum/${ids.discussion}/replies/${ids.reply}`,
    { content: 'Changed' },
  ],
  'GET /api/forum/{id}/follow': () => [`/api/forum/${ids.discussion}/follow`],
  'PATCH /api/forum/{id}/follow': () => [`/api/forum/${ids.discussion}/follow`, { following: true }],
  'GET /api/members/{id}': () => [`/api/members/${author.id}`],
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
  test.each(posting)('cannot %s', async (name) => {
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
