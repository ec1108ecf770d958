import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { openEvents } from '#test/event-stream.ts'
import { publish } from '../../events.ts'
import { endPassedSuspensions } from '../moderation/suspension.ts'
import { handoverComposer } from '../notifications/crew-composers.ts'
import { forgetOldNudges } from './nudges.ts'

let marcus: TestClient
let tomas: TestClient
let karim: TestClient

const site = await createTestApp()
const admin = await site.signUp()
beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  marcus = await site.signUp()
  tomas = await site.signUp()
  karim = await site.signUp()
})
afterAll(() => site.close())

async function found(client: TestClient, name = 'Thursday crew') {
  const reply = await client.call('POST', '/api/crews', { name })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}
const toToken = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')
const join = (client: TestClient, url: string, shares = {}) =>
  client.call('POST', '/api/crew-link/join', { token: toToken(url), shares })
const look = async (client: TestClient, url: string) =>
  (await client.call('POST', '/api/crew-link', { token: toToken(url) })).json()
const get = async (client: TestClient, path: string) => (await client.call('GET', path)).json()
const names = (crew: { members: { username: string }[] }) => crew.members.map(({ username }) => username)
const board = async (client: TestClient, id: string, query = '') => get(client, `/api/crews/${id}/board${query}`)
type Row = {
  id: string
  states: string
  doneToday: boolean
  quietSince: string | null
  shares: boolean
  asked: boolean
}
const rowOf = async (client: TestClient, id: string, member: TestClient): Promise<Row | undefined> =>
  (await board(client, id)).members.find((row: Row) => row.id === member.id)
/** Shares a challenge and its gaps with a crew, marks a day, and lets four days pass. */
async function goQuiet(client: TestClient, crewId: string) {
  const { id, mark } = await joinTestChallenge(site, client)
  const choice = { challenges: [{ id, level: 'done' }], tellsGaps: true }
  await client.call('PATCH', `/api/crews/${crewId}/shares`, choice)
  await mark()
  site.services.clock.advance({ days: 4 })
  return { mark, choice }
}
const inbox = async (client: TestClient) => get(client, '/api/notifications')
const block = (client: TestClient, other: TestClient) => client.call('POST', `/api/members/${other.id}/block`)
const react = (client: TestClient, member: TestClient) =>
  client.call('PATCH', '/api/reactions', { kind: 'day', memberId: member.id, date: '2026-03-10', answer: 'well-done' })
async function readExport(client: TestClient): Promise<string> {
  const files = unzipSync((await client.call('GET', '/api/account/export')).rawPayload)
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}
const leave = (client: TestClient, id: string, member = client) =>
  client.call('DELETE', `/api/crews/${id}/members/${member.id}`)

describe('a crew', () => {
  test('is found by its link, joined once, and told', async () => {
    const crew = await found(marcus)
    expect(await look(tomas, crew.url)).toMatchObject({
      crew: { id: crew.id, name: 'Thursday crew', members: [{ username: marcus.username }] },
      joined: false,
      full: false,
    })
    for (let round = 0; round < 2; round++) expect(names((await join(tomas, crew.url)).json())).toHaveLength(2)
    expect(await inbox(marcus)).toMatchObject([
      { kind: 'crew', crewId: crew.id, crewName: 'Thursday crew', name: tomas.username, others: 0 },
    ])
    expect(await look(tomas, crew.url)).toMatchObject({ joined: true })
  })

  test('is not found by others, and its calls say no more than that', async () => {
    const { id } = await found(marcus)
    for (const path of [
      `/api/crews/${id}`,
      `/api/crews/${id}/board`,
      `/api/crews/${id}/shares`,
      `/api/crews/${id}/members/${marcus.id}`,
    ]) {
      const reply = await tomas.call('GET', path)
      expect([path, reply.statusCode, reply.body.includes('Thursday')]).toEqual([path, 404, false])
    }
    expect(await get(tomas, '/api/crews')).toEqual([])
  })

  test('has at most twelve members, and a member at most five crews', async () => {
    const crew = await found(marcus)
    for (let count = 1; count < 12; count++) expect((await join(await site.signUp(), crew.url)).statusCode).toBe(200)
    expect(await look(tomas, crew.url)).toMatchObject({ full: true })
    expect((await join(tomas, crew.url)).statusCode).toBe(409)
    for (let count = 0; count < 5; count++) await found(karim, `Crew ${count}`)
    expect((await karim.call('POST', '/api/crews', { name: 'Sixth' })).statusCode).toBe(409)
  })

  test('gives up the place of a suspended member, because nobody in it can see them', async () => {
    const crew = await found(marcus)
    for (let count = 1; count < 11; count++) await join(await site.signUp(), crew.url)
    await join(karim, crew.url)
    const suspend = site.database.updateTable('users').set({ suspended_at: '2026-03-10T09:00:00.000Z' })
    await suspend.where('id', '=', karim.id).execute()
    expect(await look(tomas, crew.url)).toMatchObject({ full: false, crew: { members: { length: 11 } } })
    expect((await join(tomas, crew.url)).json().members).toHaveLength(12)
  })

  test('takes one of the last two who join at once', async () => {
    const crew = await found(marcus)
    for (let count = 1; count < 11; count++) await join(await site.signUp(), crew.url)
    const replies = await Promise.all([join(tomas, crew.url), join(karim, crew.url)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is renamed, handed over and gets a new link by its founder only', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const path = `/api/crews/${crew.id}`
    expect((await tomas.call('PATCH', path, { name: 'Mine' })).statusCode).toBe(403)
    expect((await marcus.call('PATCH', path, { founderId: karim.id })).json().fields).toHaveProperty('founderId')
    expect((await marcus.call('POST', `${path}/link`)).json().url).not.toBe(crew.url)
    expect(await look(karim, crew.url)).toMatchObject({ crew: null, shares: null })
    expect((await join(karim, crew.url)).statusCode).toBe(404)
    expect((await marcus.call('PATCH', path, { name: 'Friday crew', founderId: tomas.id })).json()).toMatchObject({
      name: 'Friday crew',
      founder: false,
    })
    expect(await get(tomas, path)).toMatchObject({ founder: true })
  })

  test('tells a new founder, until it has another one or they leave', async () => {
    const crew = await found(marcus)
    for (const client of [tomas, karim]) await join(client, crew.url)
    const handOver = (from: TestClient, to: TestClient) =>
      from.call('PATCH', `/api/crews/${crew.id}`, { founderId: to.id })
    const told = async (client: TestClient) =>
      (await inbox(client)).filter(({ kind }: { kind: string }) => kind === 'handover')
    await handOver(marcus, marcus)
    await handOver(marcus, tomas)
    expect(await told(marcus)).toEqual([])
    expect(await told(tomas)).toMatchObject([
      { crewId: crew.id, crewName: 'Thursday crew', name: marcus.username, read: false },
    ])
    const { id: userId, username, email } = tomas
    await site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', userId).execute()
    const mail = await handoverComposer.email({
      dependencies: site,
      database: site.database,
      recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
      message: { kind: 'handover', subjectId: crew.id, data: null, createdAt: '' },
      now: site.services.clock.now(),
    })
    expect(mail).toMatchObject({
      subject: 'There is something new from your crew',
      paragraphs: [`${marcus.username} handed “Thursday crew” over to you.`, expect.any(String)],
      action: { path: `/crew/${crew.id}/settings` },
    })
    await handOver(tomas, karim)
    expect([await told(tomas), (await told(karim)).length]).toEqual([[], 1])
    await leave(tomas, crew.id)
    expect(await told(karim), 'about a member who has left').toEqual([])
    await handOver(karim, marcus)
    await leave(marcus, crew.id)
    expect(await told(marcus)).toEqual([])
  })

  test('goes on without its founder, and ends with its last member', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    expect((await leave(marcus, crew.id)).statusCode).toBe(200)
    expect(await get(tomas, `/api/crews/${crew.id}`)).toMatchObject({ founder: true, members: [{ id: tomas.id }] })
    await leave(tomas, crew.id)
    expect(await site.database.selectFrom('crews').select('id').where('id', '=', crew.id).execute()).toEqual([])
  })

  test('is left in silence: what the member shared and was told is gone', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    await join(karim, crew.url)
    const { id } = await joinTestChallenge(site, tomas)
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { challenges: [{ id, level: 'notes' }] })
    expect((await leave(karim, crew.id, tomas)).statusCode).toBe(403)
    const before = (await inbox(karim)).length
    expect((await leave(marcus, crew.id, tomas)).statusCode).toBe(200)
    expect((await board(karim, crew.id)).members).toHaveLength(2)
    expect(await inbox(tomas)).toEqual([])
    expect((await inbox(karim)).length).toBeLessThanOrEqual(before)
    expect(JSON.stringify(await inbox(marcus))).not.toContain(tomas.username)
    expect((await tomas.call('GET', `/api/crews/${crew.id}`)).statusCode).toBe(404)
    expect((await join(tomas, crew.url)).statusCode).toBe(404)
    expect(
      await site.database.selectFrom('crew_challenges').selectAll().where('user_challenge_id', '=', id).execute(),
    ).toEqual([])
  })

  test('is not in the reply to a repeated request of someone who has left', async () => {
    const call = (path: string, body: object, key: string) =>
      marcus.call('POST', path, body, { 'idempotency-key': `${key}-${marcus.id}` })
    const crew = (await call('/api/crews', { name: 'Thursday crew' }, 'found')).json()
    await join(tomas, crew.url)
    const write = () => call(`/api/crews/${crew.id}/thread`, { content: 'The tax letter' }, 'write')
    expect((await write()).statusCode).toBe(201)
    const postId = (await get(marcus, `/api/crews/${crew.id}/thread`)).id
    const reply = () => call(`/api/forum/${postId}/replies`, { content: 'And the dentist' }, 'reply')
    expect([(await reply()).statusCode, (await reply()).statusCode]).toEqual([201, 201])
    await leave(marcus, crew.id)
    const repeated = [await call('/api/crews', { name: 'Thursday crew' }, 'found'), await write(), await reply()]
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    for (const { body } of repeated) expect(body).not.toMatch(/Thursday|tax|dentist/)
  })

  test('leaves no names of the others in the export of someone who has left, nor new names after a block', async () => {
    const crew = await found(marcus)
    for (const each of [tomas, karim]) {
      await join(each, crew.url)
      const { id, mark } = await joinTestChallenge(site, each)
      await each.call('PATCH', `/api/crews/${crew.id}/shares`, { challenges: [{ id, level: 'done' }], tellsGaps: true })
      await mark()
    }
    await react(tomas, karim)
    await react(karim, tomas)
    site.services.clock.advance({ days: 4 })
    for (const [one, other] of [
      [tomas, karim],
      [karim, tomas],
    ] as const)
      expect((await one.call('POST', `/api/members/${other.id}/nudge`)).statusCode).toBe(200)
    expect(await readExport(tomas)).toContain(karim.username)
    await leave(tomas, crew.id)
    const own = await readExport(tomas)
    for (const { username } of [marcus, karim]) expect(own).not.toContain(username)
    expect(await readExport(karim)).not.toContain(tomas.username)
    await karim.call('POST', `/api/members/${marcus.id}/block`)
    await marcus.call('PATCH', '/api/account', { username: `New${marcus.username}` })
    expect(await readExport(karim)).not.toContain(`New${marcus.username}`)
  })

  test('is handed over when the account of its founder is deleted', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    await marcus.call('POST', '/api/account/delete', { password, posts: 'keep' })
    expect(await get(tomas, `/api/crews/${crew.id}`)).toMatchObject({ founder: true, members: [{ id: tomas.id }] })
  })
})

describe('the stream', () => {
  type Ids = [crewId: string, participationId: string, goalId: string]
  type Change = [name: string, change: (...ids: Ids) => Promise<{ statusCode: number } | void>]
  const suspend = () =>
    site.database
      .updateTable('users')
      .set({ suspended_at: 'now', suspended_until: '2026-03-10' })
      .where('id', '=', tomas.id)
      .execute()
  const changes: Change[] = [
    ['leaves', (id) => leave(tomas, id)],
    ['is removed', (id) => leave(marcus, id, tomas)],
    ['blocks someone in it', () => block(tomas, marcus)],
    ['deletes the account', () => tomas.call('POST', '/api/account/delete', { password, posts: 'keep' })],
    [
      'shares less',
      (id, participation) =>
        tomas.call('PATCH', `/api/crews/${id}/shares`, { challenges: [{ id: participation, level: 'nothing' }] }),
    ],
    [
      'shows a challenge to nobody',
      (_, participation) => tomas.call('PATCH', `/api/user-challenges/${participation}`, { audience: 'nobody' }),
    ],
    ['marks a day', (_, participation) => tomas.call('POST', `/api/user-challenges/${participation}/check-ins`, {})],
    ['leaves a challenge', (_, participation) => tomas.call('DELETE', `/api/user-challenges/${participation}`)],
    ['changes a goal', (_crew, _challenge, goal) => tomas.call('PATCH', `/api/goals/${goal}`, { title: 'Walk' })],
    ['completes a goal', (_crew, _challenge, goal) => tomas.call('PATCH', `/api/goals/${goal}/toggle`, {})],
    ['deletes a goal', (_crew, _challenge, goal) => tomas.call('DELETE', `/api/goals/${goal}`)],
    ['founded it and renames it', (id) => marcus.call('PATCH', `/api/crews/${id}`, { name: 'Friday crew' })],
    ['founded it and moves its round', (id) => marcus.call('PATCH', `/api/crews/${id}/round`, { weekday: 5 })],
    ['is suspended by an admin', () => admin.call('POST', `/api/admin/members/${tomas.id}/suspend`)],
    [
      'is suspended by a moderator',
      () => admin.call('POST', `/api/moderation/members/${tomas.id}`, { action: 'suspend', days: 1 }),
    ],
    [
      'is restored',
      async () => {
        await suspend()
        return admin.call('POST', `/api/admin/members/${tomas.id}/restore`)
      },
    ],
    [
      'has been suspended long enough',
      async () => {
        await suspend()
        await endPassedSuspensions(site)
      },
    ],
  ]
  test.each(changes)('tells the others to read the crew again when a member %s', async (_, change) => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    await join(karim, crew.url)
    const { id } = await joinTestChallenge(site, tomas)
    await tomas.call('PATCH', `/api/user-challenges/${id}`, { audience: 'crews' })
    const goal = (await tomas.call('POST', '/api/goals', { title: 'Run', pillar: 'physical' })).json()
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { goals: [{ id: goal.id, level: 'done' }] })
    const stream = await openEvents(site, karim.cookie)
    expect(stream.events.map(({ type }) => type)).toEqual(['ready', 'notifications'])
    const reply = await change(crew.id, id, goal.id)
    if (reply) expect(reply.statusCode).toBeLessThan(300)
    expect(await stream.until((event) => event.type === 'crews')).toEqual({ type: 'crews' })
    await stream.close()
  })

  test('says nothing of a day and a goal that the crew does not see', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const { id } = await joinTestChallenge(site, tomas)
    const goal = (await tomas.call('POST', '/api/goals', { title: 'Run', pillar: 'physical' })).json()
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { goals: [{ id: goal.id, level: 'nothing' }] })
    const stream = await openEvents(site, marcus.cookie)
    const calls = [
      ['POST', `/api/user-challenges/${id}/check-ins`],
      ['DELETE', `/api/goals/${goal.id}`],
    ] as const
    for (const [index, [method, url]] of calls.entries()) {
      expect((await tomas.call(method, url, {})).statusCode).toBeLessThan(300)
      // Comes after whatever the call has published.
      const unread = 100 + index
      publish(site.database, { key: 'last', isFor: () => true, read: async () => ({ type: 'notifications', unread }) })
      await stream.until((event): event is MemberEvent => event.type === 'notifications' && event.unread === unread)
    }
    expect(stream.events.filter(({ type }) => type === 'crews')).toEqual([])
    await stream.close()
  })
})

describe('a block', () => {
  test('makes the blocker leave shared crews, and ends the links for both', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    await join(karim, crew.url)
    await block(tomas, marcus)
    expect(await get(tomas, '/api/crews')).toEqual([])
    expect(names(await get(marcus, `/api/crews/${crew.id}`))).toEqual([marcus.username, karim.username])
    const ended = await look(tomas, crew.url)
    const own = await found(tomas, 'Tomás and friends')
    expect(await look(marcus, own.url)).toEqual(ended)
    expect((await join(marcus, own.url)).body).toBe((await join(tomas, crew.url)).body)
    expect(ended).toEqual(await look(karim, 'http://x/#token=unknown'))
  })
})

describe('the board', () => {
  test('has a row per member with what each of them shares', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const shared = await joinTestChallenge(site, tomas)
    const secret = await joinTestChallenge(site, tomas, { title: 'Three weeks without alcohol' })
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ shares: false, states: '-'.repeat(14) })
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { challenges: [{ id: shared.id, level: 'done' }] })
    await secret.mark()
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({
      shares: true,
      doneToday: false,
      states: `${'-'.repeat(13)}o`,
    })
    await shared.mark({ note: 'Rain.' })
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ doneToday: true, states: `${'-'.repeat(13)}d` })
    const detail = await get(marcus, `/api/crews/${crew.id}/members/${tomas.id}`)
    expect(detail.challenges).toMatchObject([{ title: 'Thirty mornings', progress: 1, notes: null }])
    expect(JSON.stringify(detail)).not.toMatch(/alcohol|Rain/)
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { challenges: [{ id: shared.id, level: 'notes' }] })
    expect((await get(marcus, `/api/crews/${crew.id}/members/${tomas.id}`)).challenges).toMatchObject([
      { notes: [{ date: '2026-03-10', text: 'Rain.' }] },
    ])
  })

  test('shows a month', async () => {
    const crew = await found(marcus)
    expect(await board(marcus, crew.id, '?month=2026-02')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
    expect((await marcus.call('GET', `/api/crews/${crew.id}/board?month=2026-13`)).statusCode).toBe(400)
  })

  test('opens a private challenge to one crew only', async () => {
    const [one, other] = [await found(marcus, 'One'), await found(karim, 'Other')]
    await join(tomas, one.url)
    await join(tomas, other.url)
    const { id } = await joinTestChallenge(site, tomas)
    await tomas.call('PATCH', `/api/crews/${one.id}/shares`, { challenges: [{ id, level: 'done' }] })
    expect(await rowOf(marcus, one.id, tomas)).toMatchObject({ shares: true })
    expect(await rowOf(karim, other.id, tomas)).toMatchObject({ shares: false })
    const later = await found(tomas, 'Later')
    await join(karim, later.url)
    expect(await rowOf(karim, later.id, tomas)).toMatchObject({ shares: false })
  })

  test('shows goals only when chosen, and their text only with notes', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const goal = { title: 'Call my father', description: 'Every Sunday', pillar: 'relationships' }
    const { id } = (await tomas.call('POST', '/api/goals', goal)).json()
    const goals = async () => (await get(marcus, `/api/crews/${crew.id}/members/${tomas.id}`)).goals
    expect(await goals()).toEqual([])
    await marcus.call('PATCH', `/api/crews/${crew.id}/shares`, { goals: [{ id, level: 'notes' }] })
    expect(await goals()).toEqual([])
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { goals: [{ id, level: 'done' }] })
    expect(await goals()).toMatchObject([{ title: 'Call my father', description: null }])
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { goals: [{ id, level: 'notes' }] })
    expect(await goals()).toMatchObject([{ description: 'Every Sunday' }])
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'says on Home whose today the member has answered, also when it is another date in %s',
    async (timeZone) => {
      const crew = await found(marcus)
      const far = await site.signUp({ timeZone })
      await join(far, crew.url)
      // There it is the morning of the next day, or one at night, when the day before has not ended.
      site.services.clock.advance({ minutes: (timeZone === 'Pacific/Kiritimati' ? 8 : 3) * 60 })
      const { id, mark } = await joinTestChallenge(site, far)
      await far.call('PATCH', `/api/user-challenges/${id}`, { audience: 'crews' })
      await mark()
      const readDone = async () => (await get(marcus, '/api/crews/today')).done
      const [{ date }] = await readDone()
      expect(date).not.toBe('2026-03-10')
      expect(await readDone()).toMatchObject([{ id: far.id, answered: false }])
      const day = { kind: 'day', memberId: far.id, date, answer: 'with-you' }
      expect((await marcus.call('PATCH', '/api/reactions', day)).statusCode).toBe(200)
      expect(await readDone()).toMatchObject([{ id: far.id, answered: true }])
      site.services.clock.advance({ days: 1 })
      await far.call('POST', `/api/user-challenges/${id}/check-ins`, {})
      expect(await readDone()).toMatchObject([{ id: far.id, answered: false }])
    },
  )

  test('says who has been quiet only if they allow it, and without their rest days', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const { id, mark } = await joinTestChallenge(site, tomas)
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { challenges: [{ id, level: 'done' }] })
    await mark()
    site.services.clock.advance({ days: 4 })
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ quietSince: null })
    expect((await marcus.call('POST', `/api/members/${tomas.id}/nudge`)).statusCode).toBe(404)
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, { tellsGaps: true })
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ quietSince: '2026-03-10', asked: false })
    expect(await get(marcus, '/api/crews/today')).toMatchObject({
      quiet: { id: tomas.id, since: '2026-03-10', asked: false },
    })
    await marcus.call('PATCH', '/api/preferences', { showNumbers: false })
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ quietSince: null })
    await marcus.call('PATCH', '/api/preferences', { showNumbers: true })
    for (let round = 0; round < 2; round++)
      expect((await marcus.call('POST', `/api/members/${tomas.id}/nudge`)).json()).toEqual({ asked: true })
    expect(await inbox(tomas)).toMatchObject([{ kind: 'nudge', name: marcus.username, others: 0 }])
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ asked: true })
    expect(await get(marcus, '/api/crews/today')).toMatchObject({ quiet: { id: tomas.id, asked: true } })
    await forgetOldNudges(site.database, new Date(site.services.clock.now().getTime() + 90 * 864e5))
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ asked: true })
    await forgetOldNudges(site.database, new Date(site.services.clock.now().getTime() + 91 * 864e5))
    expect(await rowOf(marcus, crew.id, tomas)).toMatchObject({ asked: false })
    await mark()
    expect(await get(marcus, '/api/crews/today')).toMatchObject({
      done: [{ id: tomas.id, crewId: crew.id }],
      quiet: null,
    })
  })

  test('tells who asks until the next day or a mark, unless they are blocked or suspended, or the member hides streaks and scores', async () => {
    const crew = await found(marcus)
    await found(tomas, 'Other crew')
    for (const client of [tomas, karim]) await join(client, crew.url)
    const { mark } = await goQuiet(tomas, crew.id)
    const askedBy = async () => (await get(tomas, '/api/crews/today')).askedBy
    expect(await askedBy()).toEqual([])
    for (const client of [marcus, karim]) {
      await client.call('POST', `/api/members/${tomas.id}/nudge`)
      site.services.clock.advance({ minutes: 1 })
    }
    const toPerson = ({ id, username }: TestClient) => ({ id, username, profileImageUrl: null })
    expect(await askedBy()).toEqual(
      [marcus, karim].map((client) => ({ ...toPerson(client), crewId: crew.id, crewName: 'Thursday crew' })),
    )
    expect(await get(karim, '/api/crews/today')).toMatchObject({ askedBy: [], quiet: { crewName: null } })
    await tomas.call('PATCH', '/api/preferences', { showNumbers: false })
    expect(await askedBy()).toEqual([])
    await tomas.call('PATCH', '/api/preferences', { showNumbers: true })
    await leave(karim, crew.id)
    expect(await askedBy()).toMatchObject([{ id: marcus.id }])
    site.services.clock.advance({ days: 1 })
    expect(await askedBy()).toMatchObject([{ id: marcus.id }])
    site.services.clock.advance({ days: 1 })
    expect(await askedBy()).toEqual([])
    await marcus.call('POST', `/api/members/${tomas.id}/nudge`)
    expect(await askedBy()).toHaveLength(1)
    for (const [one, other] of [
      [marcus, tomas],
      [tomas, marcus],
    ] as const) {
      await site.database
        .insertInto('member_blocks')
        .values({ user_id: one.id, blocked_id: other.id, created_at: 'now', blocked_name: 'a', blocker_name: 'b' })
        .execute()
      expect(await askedBy()).toEqual([])
      await site.database.deleteFrom('member_blocks').execute()
    }
    expect(await askedBy()).toHaveLength(1)
    const suspend = (at: string | null) =>
      site.database.updateTable('users').set({ suspended_at: at }).where('id', '=', marcus.id).execute()
    await suspend('now')
    expect(await askedBy()).toEqual([])
    await suspend(null)
    site.services.clock.advance({ minutes: 1 })
    await mark()
    expect(await askedBy()).toEqual([])
  })

  test('tells who asks when their date is two days earlier', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const { id, mark } = await joinTestChallenge(site, tomas)
    const choice = { challenges: [{ id, level: 'done' }], tellsGaps: true }
    await tomas.call('PATCH', `/api/crews/${crew.id}/shares`, choice)
    await mark()
    for (const [client, clock] of [
      [marcus, { time_zone: 'America/New_York', day_start: 12 }],
      [tomas, { time_zone: 'Australia/Sydney', day_start: 0 }],
    ] as const)
      await site.database.updateTable('users').set(clock).where('id', '=', client.id).execute()
    // 00:30 on the 16th in Sydney, and 09:30 on the 15th in New York.
    site.services.clock.set('2026-03-15T13:30:00.000Z')
    await marcus.call('POST', `/api/members/${tomas.id}/nudge`)
    const { date } = await site.database
      .selectFrom('nudges')
      .select('date')
      .where('user_id', '=', marcus.id)
      .executeTakeFirstOrThrow()
    expect(date).toBe('2026-03-14')
    expect((await get(tomas, '/api/crews/today')).askedBy).toMatchObject([{ id: marcus.id }])
  })

  test('tells those who ask that the member is here, once and without a mark, until they ask on another day', async () => {
    const crew = await found(marcus)
    for (const client of [tomas, karim]) await join(client, crew.url)
    await goQuiet(tomas, crew.id)
    const ask = (client: TestClient) => client.call('POST', `/api/members/${tomas.id}/nudge`)
    const sayHere = (client: TestClient) => client.call('POST', '/api/crews/here')
    const askedBy = async () => (await get(tomas, '/api/crews/today')).askedBy
    const readHere = async (client: TestClient) =>
      (await inbox(client)).filter(({ kind }: { kind: string }) => kind === 'here')
    expect((await sayHere(tomas)).json()).toEqual({ here: true })
    expect(await readHere(marcus), 'nobody asks').toEqual([])
    for (const client of [marcus, karim]) await ask(client)
    const readBoard = (month = '') => get(tomas, `/api/crews/${crew.id}/board?month=${month}`)
    expect((await readBoard()).askedBy).toEqual([marcus, karim].map(({ id, username }) => ({ id, username })))
    expect((await readBoard('2026-03')).askedBy).toEqual([])
    for (let time = 0; time < 2; time++) expect((await sayHere(tomas)).statusCode).toBe(200)
    expect([await askedBy(), (await readBoard()).askedBy]).toEqual([[], []])
    for (const client of [marcus, karim])
      expect(await readHere(client)).toMatchObject([{ name: tomas.username, others: 0, read: false }])
    for (const days of [0, 1]) {
      site.services.clock.advance({ days })
      for (const client of [marcus, karim]) {
        expect((await get(client, '/api/crews/today')).quiet, 'who has just answered is not asked again').toBeNull()
        expect(await rowOf(client, crew.id, tomas)).toMatchObject({ quietSince: null })
        expect((await ask(client)).statusCode).toBe(404)
      }
    }
    site.services.clock.advance({ days: 1 })
    expect(await rowOf(karim, crew.id, tomas)).toMatchObject({ quietSince: '2026-03-10', asked: false })
    await ask(marcus)
    expect(await askedBy()).toMatchObject([{ id: marcus.id }])
    const mute = (until: string | null) =>
      site.database.updateTable('users').set({ muted_until: until }).where('id', '=', tomas.id).execute()
    await mute('9999')
    expect((await sayHere(tomas)).json().code).toBe('muted')
    await mute(null)
    await leave(tomas, crew.id)
    for (const client of [marcus, karim]) expect(await readHere(client), 'who left').toEqual([])
  })

  test('asks about the next quiet member first, and then shows the one asked last', async () => {
    const crew = await found(marcus)
    for (const client of [tomas, karim]) {
      await join(client, crew.url)
      const { id, mark } = await joinTestChallenge(site, client)
      const choice = { challenges: [{ id, level: 'done' }], tellsGaps: true }
      await client.call('PATCH', `/api/crews/${crew.id}/shares`, choice)
      await mark()
      site.services.clock.advance({ days: 1 })
    }
    site.services.clock.advance({ days: 4 })
    const readQuiet = async () => (await get(marcus, '/api/crews/today')).quiet
    for (const [client, next, asked] of [
      [karim, tomas, false],
      [tomas, tomas, true],
    ] as const) {
      site.services.clock.advance({ minutes: 1 })
      await marcus.call('POST', `/api/members/${client.id}/nudge`)
      expect(await readQuiet()).toMatchObject({ id: next.id, asked })
    }
  })

  test('shows an open round until the member has answered it, the one that ends first', async () => {
    const crew = await found(marcus)
    const other = await found(marcus, 'Other crew')
    await join(karim, other.url)
    const readRound = async () => (await get(marcus, '/api/crews/today')).round
    // 10 March 2026 is a Tuesday.
    await marcus.call('PATCH', `/api/crews/${crew.id}/round`, { weekday: 2, hour: 10 })
    expect(await readRound()).toBeNull()
    site.services.clock.advance({ days: 1 })
    expect(await readRound(), 'nobody else is in it').toBeNull()
    await join(tomas, crew.url)
    expect(await readRound()).toEqual({
      crewId: crew.id,
      crewName: 'Thursday crew',
      nextAt: '2026-03-17T10:00:00.000Z',
    })
    await marcus.call('PATCH', `/api/crews/${other.id}/round`, { weekday: 3, hour: 10 })
    site.services.clock.advance({ days: 1 })
    const answer = (crewId: string, on: string) =>
      marcus.call('POST', `/api/crews/${crewId}/round`, { on, answers: ['Fine', 'Sleep', 'Run'] })
    expect((await answer(crew.id, '2026-03-10')).statusCode).toBe(200)
    expect(await readRound()).toMatchObject({ crewId: other.id, nextAt: '2026-03-18T10:00:00.000Z' })
    expect((await answer(other.id, '2026-03-11')).statusCode).toBe(200)
    expect(await readRound()).toBeNull()
    site.services.clock.advance({ days: 6 })
    expect(await readRound()).toMatchObject({ crewId: crew.id, nextAt: '2026-03-24T10:00:00.000Z' })
  })

  test('asks once in parallel calls, and never someone who leaves at the same time', async () => {
    const crew = await found(marcus)
    await join(tomas, crew.url)
    const { choice } = await goQuiet(tomas, crew.id)
    const ask = () => marcus.call('POST', `/api/members/${tomas.id}/nudge`)
    expect((await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const listNudges = () => site.database.selectFrom('nudges').selectAll().where('member_id', '=', tomas.id).execute()
    expect(await listNudges()).toHaveLength(1)
    expect(await inbox(tomas)).toMatchObject([{ kind: 'nudge', others: 0 }])
    for (let round = 0; round < 3; round++) {
      await Promise.all([ask(), leave(tomas, crew.id), ask()])
      expect([await listNudges(), await inbox(tomas)]).toEqual([[], []])
      await join(tomas, crew.url, choice)
    }
  })
})
