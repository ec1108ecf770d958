import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { generateId } from '#server/database/ids.ts'
import { sendDueAnnouncements } from '#server/features/notifications/announcement-sending.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { createSubscriptionKeys } from '#test/push-encryption.ts'
import { sampleImages } from '#test/sample-images.ts'
import { addTestCrew } from '#test/test-crew.ts'

// Tests every endpoint of the contract by owner and input, so that new endpoints are covered automatically. Roles and
// sessions are in access-states.test.ts.

const all: readonly Endpoint[] = endpoints

const site = await createTestApp()
const admin = await site.signUp()
const owner = await site.signUp()
const stranger = await site.signUp()
afterAll(() => site.close())

type Ids = { id: string; partId?: string }

/** Creates what an id refers to, by path prefix; the longest match counts. */
const createOwned: Record<string, (caller: TestClient) => Promise<Ids>> = {
  '/api/user-challenges/{id}': async (caller) => {
    const challengeId = await addTestChallenge(site)
    const { id } = (await caller.call('POST', '/api/user-challenges', { challengeId })).json()
    await caller.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1 })
    return { id }
  },
  '/api/user-challenges/{id}/restart': async (caller) => {
    const challengeId = await addTestChallenge(site)
    return { id: (await caller.call('POST', '/api/user-challenges', { challengeId })).json().id }
  },
  '/api/breaks/{id}': async (caller) => {
    const today = site.services.clock.now().toISOString().slice(0, 10)
    return { id: (await caller.call('POST', '/api/breaks', { from: today, to: today })).json().id }
  },
  '/api/push/{id}': async (caller) => {
    const { p256dh, auth } = createSubscriptionKeys()
    const subscription = { endpoint: `https://93.184.216.34/${auth}`, keys: { p256dh, auth } }
    return { id: (await caller.call('POST', '/api/push', subscription)).json().id }
  },
  '/api/goals/{id}': async (caller) => ({
    id: (await caller.call('POST', '/api/goals', { title: 'A goal', pillar: 'career' })).json().id,
  }),
  '/api/goals/{id}/steps/{stepId}': async (caller) => {
    const { id } = (await caller.call('POST', '/api/goals', { title: 'A goal', pillar: 'career' })).json()
    const { steps } = (await caller.call('POST', `/api/goals/${id}/steps`, { title: 'A step' })).json()
    return { id, partId: steps[0].id }
  },
  '/api/journal/{id}': async (caller) => ({
    id: (await caller.call('POST', '/api/journal', { content: 'Private' })).json().id,
  }),
  '/api/announcements/{id}': async (caller) => {
    const challengeId = await addTestChallenge(site)
    await caller.call('POST', '/api/user-challenges', { challengeId })
    const form = { title: 'For some', content: 'Hello', challengeId }
    const { id } = (await admin.call('POST', '/api/admin/announcements', form)).json()
    await sendDueAnnouncements(site)
    return { id }
  },
  '/api/invitations/{id}': async (caller) => ({
    id: (await caller.call('POST', '/api/invitations', {})).json().id,
  }),
  '/api/decisions/{id}': async (caller) => {
    const id = generateId()
    const row = { id, kind: 'member', subject_id: caller.id, member_id: caller.id, action: 'warn' } as const
    await site.database
      .insertInto('moderation_decisions')
      .values({ ...row, actor_id: admin.id, created_at: site.services.clock.now().toISOString() })
      .execute()
    return { id }
  },
  '/api/crews/{id}/round': async (caller) => {
    const id = await addTestCrew(site, [caller])
    const schedule = { round_weekday: 7, round_hour: 19, round_from: roundOn }
    await site.database.updateTable('crews').set(schedule).where('id', '=', id).execute()
    return { id }
  },
  '/api/reactions/{kind}/{id}': async (caller) => {
    const crew = await addTestCrew(site, [caller])
    const schedule = { round_weekday: 7, round_hour: 19, round_from: roundOn }
    await site.database.updateTable('crews').set(schedule).where('id', '=', crew).execute()
    const round = await caller.call('POST', `/api/crews/${crew}/round`, { on: roundOn, answers: ['Fine', '', ''] })
    return { id: round.json().answers[0].id }
  },
  '/api/crews/{id}': async (caller) => {
    // A member can be in few crews.
    const [earlier] = (await caller.call('GET', '/api/crews')).json()
    const crew = earlier ?? (await caller.call('POST', '/api/crews', { name: 'Thursday crew' })).json()
    return { id: crew.id, partId: caller.id }
  },
  '/api/forum/{id}': (caller) => createDiscussion(caller),
  '/api/forum-pictures/{id}': async (caller) => ({
    id: (await caller.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg })).json().id,
  }),
  '/api/forum/{id}/replies/{replyId}': async (caller) => {
    const { id } = await createDiscussion(stranger)
    return { id, partId: (await caller.call('POST', `/api/forum/${id}/replies`, { content: 'Mine' })).json().id }
  },
}

/** The date of the round that is open in the crew of a test. */
const roundOn = '2026-03-08'

/** Endpoints with an id that are open to every member. */
const shared = [
  'GET /api/members/{id}',
  'POST /api/members/{id}/block',
  'POST /api/members/{id}/nudge',
  'DELETE /api/members/{id}/block',
  'GET /api/forum/{id}',
  'POST /api/forum/{id}/read',
  'GET /api/forum/{id}/mentionable',
  'GET /api/forum/{id}/follow',
  'PATCH /api/forum/{id}/follow',
  'GET /api/forum/{id}/replies',
  'POST /api/forum/{id}/replies',
  'GET /api/pictures/{id}',
  'GET /api/challenges/{id}/members',
  'POST /api/challenges/{id}/starts',
  'POST /api/challenges/{id}/invitation',
  'GET /api/challenges/{id}/friends',
  'GET /api/starts/{id}',
  'GET /api/challenges/{id}/file',
  'GET /api/resources/{id}',
  'GET /api/resources/{id}/file',
  'GET /api/resources/{id}/ticks',
  'GET /api/challenges/{id}/thread',
  'POST /api/challenges/{id}/thread',
  'PATCH /api/resources/{id}/ticks',
]

/** Endpoints with an id of a member that admins may call too. */
const alsoForAdmins = ['DELETE /api/invitations/{id}']

/** Valid bodies for endpoints that require one. */
const bodies: Record<string, unknown> = {
  'POST /api/crews/{id}/round': { on: roundOn, answers: ['Fine', '', ''] },
  'PATCH /api/user-challenges/{id}/progress': { progress: 2 },
  'PATCH /api/user-challenges/{id}': { rule: 'strict' },
  'POST /api/user-challenges/{id}/check-ins': { again: true },
  'POST /api/user-challenges/{id}/restart': { run: 1 },
  'PATCH /api/goals/{id}': { title: 'Changed' },
  'POST /api/goals/{id}/steps': { title: 'A step' },
  'PATCH /api/goals/{id}/steps/{stepId}': { done: true },
  'PATCH /api/journal/{id}': { content: 'Changed' },
  'POST /api/decisions/{id}/appeal': { message: 'I meant no harm.' },
  'POST /api/crews/{id}/thread': { content: 'Hello' },
  'PATCH /api/forum/{id}': { content: 'Changed' },
  'PATCH /api/forum/{id}/replies/{replyId}': { content: 'Changed' },
}

const getName = ({ method, path }: Endpoint) => `${method} ${path}`
const fillPath = (path: string, id: string, partId = id) =>
  path
    .replace('{id}', id)
    .replace('{replyId}', partId)
    .replace('{memberId}', partId)
    .replace('{stepId}', partId)
    .replace('{pictureId}', partId)
    .replace('{day}', '1')
    .replace('{noteId}', 'x')
    .replace(
      '{kind}',
      path.startsWith('/api/content/') ? 'challenge' : path.startsWith('/api/reactions/') ? 'round-answer' : 'reply',
    )
    .replace('{key}', 'privacy')
    .replace('{item}', 'challenge:walk')
    .replace('{step}', 'backup')
const toTable = (chosen: readonly Endpoint[]) => chosen.map((endpoint) => [getName(endpoint), endpoint] as const)

const forStaff = all.filter(({ access }) => access === 'admin' || access === 'moderator')
const callWithNothing = (caller: TestClient, { method, path }: Endpoint) =>
  caller.call(method, fillPath(path, 'x'), method === 'GET' ? undefined : {})

describe('requests of a member with ADMIN_ACCESS=everyone', () => {
  let open: TestApp
  let member: TestClient
  beforeAll(async () => {
    open = await createTestApp({ adminAccess: 'everyone' })
    await open.signUp()
    member = await open.signUp()
  })
  afterAll(() => open.close())

  test.each(toTable(forStaff.filter(({ openToEveryone }) => !openToEveryone)))(
    'answers %s with 403, because the specification does not name it',
    async (_name, endpoint) => {
      const reply = await callWithNothing(member, endpoint)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden'])
    },
  )

  test.each(toTable(forStaff.filter(({ openToEveryone }) => openToEveryone)))('allows %s', async (_name, endpoint) => {
    expect((await callWithNothing(member, endpoint)).statusCode).not.toBe(403)
  })
})

describe('data of another member', () => {
  const byId = all.filter(({ access, path }) => access !== 'public' && path.includes('{id}'))
  const prefixes = Object.keys(createOwned).sort((a, b) => b.length - a.length)
  const ownerOf = (endpoint: Endpoint) =>
    shared.includes(getName(endpoint)) ? undefined : prefixes.find((prefix) => endpoint.path.startsWith(prefix))

  test('covers every endpoint with an id', () => {
    expect(
      byId
        .filter((endpoint) => !ownerOf(endpoint) && !shared.includes(getName(endpoint)) && !forStaff.includes(endpoint))
        .map(getName),
    ).toEqual([])
  })

  test.each(toTable(byId.filter(ownerOf)))(
    'answers %s for another member’s data as if it did not exist',
    async (_name, endpoint) => {
      const { method, path } = endpoint
      const { id = '', partId } = (await createOwned[ownerOf(endpoint) ?? '']?.(owner)) ?? {}
      const before = await readAllLists(owner)
      const body = bodies[getName(endpoint)]
      for (const caller of alsoForAdmins.includes(getName(endpoint)) ? [stranger] : [stranger, admin]) {
        const theirs = await caller.call(method, fillPath(path, id, partId), body)
        const missing = await caller.call(method, fillPath(path, '01900000-0000-7000-8000-000000000000'), body)
        expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
      }
      expect(await readAllLists(owner)).toEqual(before)
      const own = await owner.call(method, fillPath(path, id, partId), body)
      expect(own.statusCode, own.body).toBeLessThan(300)
    },
  )
})

describe('ids', () => {
  test.each(toTable(all.filter(({ path }) => path.includes('{id}'))))(
    'rejects an invalid id in %s',
    async (_name, { method, path, access }) => {
      const caller = access === 'admin' || access === 'moderator' ? admin : owner
      for (const wrong of ['a%00b', '%C3%BC', 'x'.repeat(65)]) {
        const reply = await caller.call(
          method,
          fillPath(path, wrong, '01900000-0000-7000-8000-000000000000'),
          method === 'GET' || method === 'DELETE' ? undefined : {},
        )
        expect([reply.statusCode, reply.json().fields], wrong).toEqual([400, { id: 'Invalid identifier' }])
      }
    },
  )

  test('rejects an invalid id without a session', async () => {
    expect((await site.visitor('GET', '/api/challenges/%00')).statusCode).toBe(400)
  })
})

describe('request bodies', () => {
  const withBody = all.filter(({ body }) => typeof body === 'object')

  test.each(toTable(withBody))(
    'rejects and names unknown fields in %s',
    async (_name, { method, path, access, body }) => {
      const caller = access === 'admin' || access === 'moderator' ? admin : owner
      for (const { shape, choice } of formsOf(body))
        for (const key of ['role', 'id', 'isAdmin']) {
          if (key in shape) continue
          const reply = await caller.call(method, fillPath(path, 'x'), { ...choice, [key]: 1 })
          expect(reply.statusCode).toBe(400)
          expect(JSON.stringify(reply.json())).toContain(`'${key}'`)
        }
    },
  )

  test.each(toTable(withBody))(
    'answers %s with a message for every field of a wrong type',
    async (_name, { method, path, access, body }) => {
      const caller = access === 'admin' || access === 'moderator' ? admin : owner
      for (const { shape, choice } of formsOf(body)) {
        const keys = Object.keys(shape).filter(
          (key) => !(key in choice) && ((key !== 'userId' && key !== 'username') || /^.api.(auth|admin)/.test(path)),
        )
        const wrong = Object.fromEntries(keys.map((key) => [key, getWrongValue(shape[key])]))
        const reply = await caller.call(method, fillPath(path, 'x'), { ...choice, ...wrong })
        expect(reply.statusCode).toBe(400)
        expect(Object.keys(reply.json().fields)).toEqual(expect.arrayContaining(keys))
      }
    },
  )

  test.each(
    withBody.flatMap((endpoint) =>
      formsOf(endpoint.body).flatMap(({ shape, choice }) =>
        Object.entries(shape)
          .filter(([key]) => !(key in choice))
          .flatMap(([key, field]) =>
            [undefined, '', ' \u200b\n']
              .filter((value) => isMissing(field, value))
              .map((value) => [getName(endpoint), key, value, endpoint, choice] as const),
          ),
      ),
    ),
  )('answers %s with "Required" when %s is %j', async (_name, key, value, { method, path, access }, choice) => {
    const caller = access === 'admin' || access === 'moderator' ? admin : owner
    const reply = await caller.call(method, fillPath(path, 'x'), { ...choice, [key]: value })
    expect([reply.statusCode, reply.json().fields?.[key]]).toEqual([400, 'Required'])
  })

  test.each(toTable(all.filter(({ method }) => method !== 'GET')))(
    'rejects %s from another site',
    async (_name, { method, path }) => {
      for (const [header, value] of [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
        ['origin', 'https://evil.example'],
        ['origin', 'null'],
      ] as const) {
        const reply = await owner.call(method, fillPath(path, 'x'), {}, { [header]: value })
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'cross-site'])
      }
    },
  )
})

/** The fields of a body, for each of its forms with what chooses that form: `{ action: 'warn' }`. */
function formsOf(body: Endpoint['body']): { shape: Record<string, unknown>; choice: Record<string, unknown> }[] {
  if (body instanceof z.ZodObject) return [{ shape: body.shape, choice: {} }]
  if (!(body instanceof z.ZodDiscriminatedUnion)) return []
  const key = body.def.discriminator
  return body.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return []
    const field = option.shape[key]
    const [value] = field instanceof z.ZodLiteral ? field.values : field instanceof z.ZodEnum ? field.options : []
    return [{ shape: option.shape, choice: { [key]: value } }]
  })
}

/** An object, or an array for a field that takes any object. */
function getWrongValue(field: unknown): unknown {
  const wrong = { wrong: true }
  return field instanceof z.ZodType && field.safeParse(wrong).success ? [wrong] : wrong
}

/** Whether a field of a body must not be missing or empty. Passwords may consist of spaces. */
function isMissing(field: unknown, value: string | undefined): boolean {
  if (!(field instanceof z.ZodType) || field.safeParse(value).success) return false
  if (value === undefined) return true
  const codeWhenEmpty = field.safeParse('').error?.issues[0]?.code
  const isRequiredText = codeWhenEmpty !== undefined && codeWhenEmpty !== 'invalid_type'
  const isTrimmed = field.safeParse(' 12345678 ').data === '12345678'
  return isRequiredText && (value === '' || isTrimmed)
}

async function createDiscussion(caller: TestClient): Promise<Ids> {
  return { id: (await caller.call('POST', '/api/forum', { title: 'A', content: 'B', pillar: 'mental' })).json().id }
}

async function readAllLists(caller: TestClient) {
  const lists = all.filter(
    ({ method, path, access, reply }) =>
      // The export is logged, so each one differs.
      method === 'GET' && access === 'member' && typeof reply !== 'string' && !path.includes('{'),
  )
  return Promise.all(lists.map(async ({ path }) => (await caller.call('GET', path)).body))
}
