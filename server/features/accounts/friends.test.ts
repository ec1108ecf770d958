import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { challengeInvitations } from '#contract/friends.ts'
import { memberInvitations } from '#contract/invitations.ts'
import { perMemberLimits } from '#contract/limits.ts'
import type { Notification } from '#contract/notifications.ts'
import { formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { crewOfferComposer } from '../notifications/crew-composers.ts'
import { friendComposer } from '../notifications/together-composers.ts'

let site: TestApp
let admin: TestClient
let marcus: TestClient
let challengeId: string
let number = 0

beforeEach(async () => {
  site = await startTestApp()
  admin = await site.signUp({ username: 'boss' })
  marcus = await site.signUp({ username: 'Marcus' })
  challengeId = await addTestChallenge(site, { title: 'Forty mornings outside', duration: 40 })
})

const requestLink = (client: TestClient, id = challengeId) => client.call('POST', `/api/challenges/${id}/invitation`)

async function invite(client = marcus, id = challengeId): Promise<{ id: string; token: string }> {
  const reply = await requestLink(client, id)
  if (![200, 201].includes(reply.statusCode)) throw new Error(reply.body)
  return { id: reply.json().id, token: reply.json().url.split('/invite#token=')[1] }
}

/** Signs up as a visitor with the link. */
function signUp(invitation: string, details: object = {}) {
  const username = `tomas${++number}`
  const payload = { email: `${username}@example.org`, username, password, invitation, ...details }
  return site.inject({ method: 'POST', url: '/api/auth/sign-up', payload, remoteAddress: '10.8.1.1' })
}

const signIn = (email: string) =>
  site.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password }, remoteAddress: '10.8.1.2' })

function becomeClient(reply: Awaited<ReturnType<typeof signIn>>): TestClient {
  const cookie = formatCookieHeader(reply)
  const { id, email, username } = reply.json()
  return { id, email, username, cookie, call: (method, url, body) => site.visitor(method, url, body, { cookie }) }
}

/** Describes a message of the outbox as its composer gets it. */
function describeMessage(
  { id, username, email }: TestClient,
  about: Pick<Notification, 'kind'> & { subjectId: string },
) {
  const recipient = { userId: id, username, email, timeZone: 'UTC', dayStart: 3 }
  const message = { ...about, data: null, createdAt: '' }
  return { dependencies: site, database: site.database, recipient, message, now: site.services.clock.now() }
}

const look = (client: TestClient, invitation: string) => client.call('POST', '/api/friends/invitation', { invitation })
const accept = (client: TestClient, invitation: string) => client.call('POST', '/api/friends', { invitation })
const check = async (invitation: string) => (await site.visitor('POST', '/api/auth/invitation', { invitation })).json()
const readInbox = async (client: TestClient): Promise<Notification[]> =>
  (await client.call('GET', '/api/notifications')).json()
const countUnread = async (client: TestClient): Promise<number> =>
  (await client.call('GET', '/api/notifications/unread')).json().unread
const listInvitations = async (client: TestClient) => (await client.call('GET', '/api/invitations')).json()
const listFriends = async (client: TestClient, id = challengeId) =>
  (await client.call('GET', `/api/challenges/${id}/friends`)).json()
const listJoined = async (client: TestClient): Promise<string[]> =>
  (await client.call('GET', '/api/user-challenges')).json().map((each: { challengeId: string }) => each.challengeId)
const join = (client: TestClient, id = challengeId) => client.call('POST', '/api/user-challenges', { challengeId: id })
const hide = (id = challengeId) =>
  site.database.updateTable('challenges').set({ hidden_at: '2026-03-10T00:00:00.000Z' }).where('id', '=', id).execute()
const block = async (client: TestClient, { id }: TestClient) =>
  expect((await client.call('POST', `/api/members/${id}/block`)).statusCode).toBe(200)
const countPairs = async () => (await site.database.selectFrom('brought_friends').selectAll().execute()).length

describe('a link to a challenge', () => {
  test('is one of the member’s invitations, for a few people and days', async () => {
    const reply = await requestLink(marcus)
    expect(reply.statusCode, reply.body).toBe(201)
    expect(reply.json()).toMatchObject({
      note: null,
      uses: 0,
      maxUses: challengeInvitations.uses,
      expiresAt: '2026-03-24T09:00:00.000Z',
      status: 'active',
      challenge: { id: challengeId, title: 'Forty mornings outside' },
      members: [],
    })
    expect(await listInvitations(marcus)).toMatchObject([{ id: reply.json().id, challenge: { id: challengeId } }])
    expect(challengeInvitations.uses).toBeLessThanOrEqual(memberInvitations.uses)
    expect(challengeInvitations.days).toBeLessThanOrEqual(memberInvitations.days)
  })

  test('is shown again instead of a new one, so that taps use up no limit', async () => {
    const first = await requestLink(marcus)
    for (let tap = 0; tap < throttleLimits.invitationsPerMember.maxAttempts + 5; tap++) {
      const again = await requestLink(marcus)
      expect(again.statusCode).toBe(200)
      expect(again.json()).toEqual(first.json())
    }
    const both = await Promise.all([requestLink(admin), requestLink(admin)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201])
    expect((await marcus.call('POST', '/api/invitations', {})).statusCode).toBe(201)
  })

  test('is replaced when it is revoked, used up or about to expire', async () => {
    const revoked = await invite()
    await marcus.call('DELETE', `/api/invitations/${revoked.id}`)
    const usedUp = await invite()
    expect(usedUp.id).not.toBe(revoked.id)
    await site.database.updateTable('invitations').set({ uses: challengeInvitations.uses }).execute()
    const expiring = await invite()
    expect(expiring.id).not.toBe(usedUp.id)
    site.services.clock.advance({ minutes: (challengeInvitations.days - challengeInvitations.daysLeft) * 24 * 60 })
    expect((await invite()).id).toBe(expiring.id)
    site.services.clock.advance({ minutes: 1 })
    expect((await invite()).id).not.toBe(expiring.id)
  })

  test('counts towards the five active invitations, and each challenge has its own', async () => {
    for (let count = 0; count < memberInvitations.active; count++) await invite(marcus, await addTestChallenge(site))
    const refused = await requestLink(marcus)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('You already have 5 active invitations. Revoke one to create another.')
    for (let count = 0; count <= memberInvitations.active; count++) await invite(admin, await addTestChallenge(site))
  })

  test('does not exist for an unknown or hidden challenge', async () => {
    expect((await requestLink(marcus, 'unknown')).statusCode).toBe(404)
    await join(marcus)
    await hide()
    expect((await requestLink(marcus)).statusCode).toBe(404)
  })

  test('names no challenge while it is hidden', async () => {
    const { token } = await invite()
    expect(await check(token)).toEqual({ valid: true, by: 'Marcus', challengeId, vouched: false, email: null })
    await hide()
    expect(await check(token)).toEqual({ valid: true, by: 'Marcus', challengeId: null, vouched: false, email: null })
    expect(await listInvitations(marcus)).toMatchObject([{ challenge: null }])
  })
})

describe('signing up with a link to a challenge', () => {
  test.each(['open', 'invite'] as const)('joins it at once with SIGN_UP=%s, and tells who invited', async (mode) => {
    await join(marcus)
    const { token } = await invite()
    site.config.signUp = mode
    const reply = await signUp(token)
    expect(reply.statusCode, reply.body).toBe(201)
    expect(reply.json().startedChallengeId).toBe(challengeId)
    const tomas = becomeClient(reply)
    expect(await listJoined(tomas)).toEqual([challengeId])
    expect(await readInbox(marcus)).toMatchObject([
      {
        kind: 'friend',
        friend: { id: tomas.id, username: tomas.username },
        challengeId,
        challengeTitle: 'Forty mornings outside',
        together: true,
        crewmate: false,
      },
    ])
    expect(await listFriends(tomas)).toMatchObject([{ id: marcus.id, username: 'Marcus', invited: false }])
    expect(await listFriends(marcus)).toMatchObject([{ id: tomas.id, invited: true, crewmate: false }])
    expect(await listInvitations(marcus)).toMatchObject([{ uses: 1, members: [{ id: tomas.id }] }])
    const { audience } = await site.database
      .selectFrom('user_challenges')
      .select('audience')
      .where('user_id', '=', tomas.id)
      .executeTakeFirstOrThrow()
    expect(audience, 'using the link shows them to nobody else').toBe('nobody')
  })

  test('joins it at the first sign-in after approval, also long after and with the link revoked', async () => {
    const { id, token } = await invite()
    site.config.signUp = 'approval'
    const reply = await signUp(token)
    expect(reply.statusCode, reply.body).toBe(202)
    await marcus.call('DELETE', `/api/invitations/${id}`)
    const [application] = (await admin.call('GET', '/api/admin/applications')).json()
    expect(application).toMatchObject({ invitedBy: 'Marcus' })
    expect((await admin.call('POST', `/api/admin/applications/${application.id}/approve`)).statusCode).toBe(200)
    expect(await readInbox(marcus), 'nobody is told before the first visit').toEqual([])
    site.services.clock.advance({ minutes: 40 * 24 * 60 })
    const signedIn = await signIn(application.email)
    expect(signedIn.json().startedChallengeId).toBe(challengeId)
    const tomas = becomeClient(signedIn)
    expect(await listJoined(tomas)).toEqual([challengeId])
    const [started] = (await tomas.call('GET', '/api/user-challenges')).json()
    expect(started.startedAt, 'day 1 is the day of the visit').toMatch(/^2026-04-19/)
    expect(await readInbox(marcus)).toMatchObject([{ kind: 'friend', together: false }])

    await tomas.call('DELETE', `/api/user-challenges/${started.id}`)
    expect((await signIn(application.email)).json().startedChallengeId, 'only once').toBeNull()
    expect(await listJoined(tomas)).toEqual([])
  })

  test('needs no approval with a link of staff', async () => {
    const { token } = await invite(admin)
    site.config.signUp = 'approval'
    const reply = await signUp(token)
    expect(reply.statusCode).toBe(201)
    expect(await listJoined(becomeClient(reply))).toEqual([challengeId])
  })

  test('starts nothing when the challenge was hidden since, and does not keep the member out', async () => {
    const { token } = await invite()
    site.config.signUp = 'approval'
    await signUp(token)
    await hide()
    const [application] = (await admin.call('GET', '/api/admin/applications')).json()
    await admin.call('POST', `/api/admin/applications/${application.id}/approve`)
    const signedIn = await signIn(application.email)
    expect(signedIn.statusCode, signedIn.body).toBe(200)
    expect(signedIn.json().startedChallengeId).toBeNull()
    expect(await readInbox(marcus)).toEqual([])
    expect(await countPairs()).toBe(0)
  })

  test.each(['deleted', 'suspended'])('joins without a friend whose account was %s while it waited', async (state) => {
    const { token } = await invite()
    site.config.signUp = 'approval'
    await signUp(token)
    if (state === 'deleted') await marcus.call('POST', '/api/account/delete', { password, posts: 'keep' })
    else
      await site.database
        .updateTable('users')
        .set({ suspended_at: '2026-03-10T09:00:00.000Z' })
        .where('id', '=', marcus.id)
        .execute()
    const [application] = (await admin.call('GET', '/api/admin/applications')).json()
    await admin.call('POST', `/api/admin/applications/${application.id}/approve`)
    const signedIn = await signIn(application.email)
    expect(signedIn.json().startedChallengeId).toBe(challengeId)
    expect(await listFriends(becomeClient(signedIn))).toEqual([])
    expect(await countPairs()).toBe(0)
  })

  test('is not possible while sign-up is closed, but members can use the link', async () => {
    site.config.signUp = 'closed'
    const { token } = await invite()
    expect(await check(token)).toEqual({ valid: false, by: null, challengeId: null, vouched: false, email: null })
    expect((await signUp(token)).json().code).toBe('sign-up-closed')
    expect((await accept(await site.signUp(), token)).statusCode).toBe(200)
  })

  test('starts nothing with an invitation to the site', async () => {
    const token = (await marcus.call('POST', '/api/invitations', {})).json().url.split('#token=')[1]
    const reply = await signUp(token)
    expect(reply.json().startedChallengeId).toBeNull()
    expect(await readInbox(marcus)).toEqual([])
  })
})

describe('a member with a link', () => {
  test('sees who invites them and joins with one call, which counts once', async () => {
    const { token } = await invite()
    const tomas = await site.signUp({ username: 'tomas' })
    const seen = { by: { id: marcus.id, username: 'Marcus' }, challengeId, own: false, crewmate: false }
    expect((await look(tomas, token)).json()).toEqual({ ...seen, joined: false })
    expect((await accept(tomas, token)).json()).toEqual({ ...seen, joined: true })
    expect((await look(tomas, token)).json()).toEqual({ ...seen, joined: true })
    expect((await accept(tomas, token)).statusCode, 'a repeat').toBe(200)
    expect(await listJoined(tomas)).toEqual([challengeId])
    expect(await listInvitations(marcus)).toMatchObject([{ uses: 1, members: [{ id: tomas.id, username: 'tomas' }] }])
    expect(await readInbox(marcus)).toHaveLength(1)

    const [{ id }] = (await tomas.call('GET', '/api/user-challenges')).json()
    await tomas.call('DELETE', `/api/user-challenges/${id}`)
    expect((await accept(tomas, token)).statusCode, 'after leaving').toBe(200)
    expect(await listInvitations(marcus)).toMatchObject([{ uses: 1 }])
    expect(await readInbox(marcus), 'told once').toHaveLength(1)
  })

  test('who is in the challenge already is told so, and changes nothing', async () => {
    const { token } = await invite()
    const tomas = await site.signUp()
    await join(tomas)
    expect((await look(tomas, token)).json()).toMatchObject({ joined: true, crewmate: false })
    expect((await accept(tomas, token)).json()).toMatchObject({ joined: true })
    const crew = (await marcus.call('POST', '/api/crews', { name: 'Thursday crew' })).json()
    await tomas.call('POST', '/api/crew-link/join', { token: crew.url.split('#token=')[1], shares: {} })
    expect((await look(tomas, token)).json()).toMatchObject({ joined: true, crewmate: true })
    expect(await listInvitations(marcus)).toMatchObject([{ uses: 0 }])
    expect(await readInbox(marcus)).not.toMatchObject([{ kind: 'friend' }])
  })

  type Ended = [name: string, end: (tomas: TestClient, id: string) => Promise<unknown>]
  const ended: Ended[] = [
    ['revoked', (_, id) => marcus.call('DELETE', `/api/invitations/${id}`)],
    ['used up', () => site.database.updateTable('invitations').set({ uses: challengeInvitations.uses }).execute()],
    ['expired', async () => site.services.clock.advance({ minutes: challengeInvitations.days * 24 * 60 })],
    ['by someone who blocked them', (tomas) => block(marcus, tomas)],
    ['by someone whom they blocked', (tomas) => block(tomas, marcus)],
    ['to a hidden challenge', () => hide()],
    ['by a deleted member', () => marcus.call('POST', '/api/account/delete', { password, posts: 'keep' })],
    [
      'by a suspended member',
      () =>
        site.database
          .updateTable('users')
          .set({ suspended_at: '2026-03-10T09:00:00.000Z' })
          .where('id', '=', marcus.id)
          .execute(),
    ],
  ]
  test.each(ended)('cannot use one that is %s, and reads the same for each', async (_, end) => {
    const { id, token } = await invite()
    const tomas = await site.signUp()
    await end(tomas, id)
    const expected = {
      code: 'link-expired',
      message: 'This invitation can’t be used. It may have expired or been used up.',
    }
    for (const reply of [await look(tomas, token), await accept(tomas, token)]) {
      expect(reply.statusCode).toBe(410)
      expect(reply.json()).toMatchObject(expected)
    }
    expect(await listJoined(tomas)).toEqual([])
    expect(await countPairs()).toBe(0)
  })

  test('cannot use their own, a forged one or one without a challenge', async () => {
    const { token } = await invite()
    const plain = (await marcus.call('POST', '/api/invitations', {})).json().url.split('#token=')[1]
    const tomas = await site.signUp()
    expect((await look(marcus, token)).json()).toMatchObject({ own: true, crewmate: false })
    expect((await accept(marcus, token)).json().code).toBe('link-expired')
    expect(await countPairs()).toBe(0)
    await site.database.updateTable('invitations').set({ revoked_at: '2026-03-10T09:00:00.000Z' }).execute()
    expect((await look(marcus, token)).json().code).toBe('link-expired')
    await site.database.updateTable('invitations').set({ revoked_at: null }).execute()
    for (const text of [`${token}x`, 'x']) expect((await look(tomas, text)).json().code).toBe('link-expired')
    expect((await look(tomas, plain)).json()).toMatchObject({ challengeId: null, joined: false })
    expect((await accept(tomas, plain)).json().code).toBe('link-expired')
  })

  test('chooses who else sees that they take part', async () => {
    const { token } = await invite()
    const tomas = await site.signUp()
    const body = { invitation: token, audience: 'nobody' }
    expect((await tomas.call('POST', '/api/friends', body)).statusCode).toBe(200)
    expect((await tomas.call('GET', '/api/user-challenges')).json()).toMatchObject([{ audience: 'nobody' }])
    const ade = await site.signUp()
    await ade.call('POST', '/api/friends', { ...body, audience: 'site' })
    expect((await ade.call('GET', '/api/user-challenges')).json()).toMatchObject([{ audience: 'site' }])
  })

  test('is refused at the limit of challenges, without a use of the link', async () => {
    const { token } = await invite()
    const tomas = await site.signUp()
    await join(tomas, await addTestChallenge(site))
    const { id: _, ...row } = await site.database
      .selectFrom('user_challenges')
      .selectAll()
      .where('user_id', '=', tomas.id)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: perMemberLimits.participations - 1 }, (_each, index) => ({
      ...row,
      id: `filler${index}`,
      completed: true,
    }))
    for (let start = 0; start < rows.length; start += 100)
      await site.database
        .insertInto('user_challenges')
        .values(rows.slice(start, start + 100))
        .execute()
    expect((await accept(tomas, token)).statusCode).toBe(409)
    expect(await listInvitations(marcus)).toMatchObject([{ uses: 0 }])
    expect(await readInbox(marcus)).toEqual([])
  })

  test('cannot share the last use with another who accepts at the same time', async () => {
    const { token } = await invite()
    await site.database
      .updateTable('invitations')
      .set({ uses: challengeInvitations.uses - 1 })
      .execute()
    const friends = [await site.signUp(), await site.signUp()]
    const replies = await Promise.all(friends.map((friend) => accept(friend, token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    expect(await countPairs()).toBe(1)
  })
})

describe('what the two are told', () => {
  async function bring(): Promise<TestClient> {
    const { token } = await invite()
    const tomas = await site.signUp({ username: 'tomas' })
    expect((await accept(tomas, token)).statusCode).toBe(200)
    expect(await countUnread(marcus)).toBe(1)
    return tomas
  }

  test.each(['who invited', 'who was invited'])('goes when the one %s blocks the other', async (who) => {
    const tomas = await bring()
    await (who === 'who invited' ? block(marcus, tomas) : block(tomas, marcus))
    expect(await readInbox(marcus)).toEqual([])
    expect(await countUnread(marcus)).toBe(0)
    expect(await listFriends(marcus)).toEqual([])
    expect(await listFriends(tomas)).toEqual([])
  })

  test('goes with the account of the friend', async () => {
    const tomas = await bring()
    expect((await tomas.call('POST', '/api/account/delete', { password, posts: 'keep' })).statusCode).toBe(200)
    expect(await readInbox(marcus)).toEqual([])
    expect(await countUnread(marcus)).toBe(0)
    expect(await listFriends(marcus)).toEqual([])
    expect(await countPairs()).toBe(0)
  })

  test('is in the exports of both, by the names that they know', async () => {
    const tomas = await bring()
    await block(tomas, marcus)
    await marcus.call('PATCH', '/api/account', { username: 'Mark' })
    const readFriends = async (client: TestClient) => {
      const { rawPayload } = await client.call('GET', '/api/account/export')
      const file = unzipSync(rawPayload)['friends.json']
      return JSON.parse(strFromU8(file ?? new Uint8Array()))
    }
    const started = { challenge: 'Forty mornings outside', createdAt: '2026-03-10T09:00:00.000Z' }
    expect(await readFriends(marcus)).toMatchObject([{ ...started, friend: 'tomas', role: 'invited' }])
    expect(await readFriends(tomas)).toMatchObject([{ ...started, friend: 'Marcus', role: 'invited by' }])
    expect(await readFriends(admin)).toEqual([])
  })

  test.each([
    [false, 'A friend has used your invitation', 'A friend has used your invitation.'],
    [true, 'tomas started “Forty mornings outside” with you', 'tomas started “Forty mornings outside” with you.'],
  ])(
    'is in an email and a push, which name nothing outside its body unless allowed: %s',
    async (named, subject, push) => {
      await marcus.call('PATCH', '/api/notification-settings', { named })
      await join(marcus)
      await bring()
      const [told] = await readInbox(marcus)
      const row = await site.database
        .selectFrom('notifications')
        .select('subject_id')
        .where('id', '=', told?.id ?? '')
        .executeTakeFirstOrThrow()
      const context = describeMessage(marcus, { kind: 'friend', subjectId: row.subject_id })
      expect(await friendComposer.email(context)).toMatchObject({
        subject,
        paragraphs: ['tomas started “Forty mornings outside” with you.'],
        action: { label: 'Open the challenge', path: `/challenge/${challengeId}` },
      })
      expect(await friendComposer.push(context)).toMatchObject({ body: push })
    },
  )

  test('asks who invited by email to join too, unless they are in the challenge', async () => {
    await bring()
    const { subject_id: subjectId } = await site.database
      .selectFrom('notifications')
      .select('subject_id')
      .where('kind', '=', 'friend')
      .executeTakeFirstOrThrow()
    const context = describeMessage(marcus, { kind: 'friend', subjectId })
    const paragraphs = [
      'tomas started “Forty mornings outside”.',
      'You’re not in this challenge. Join it to do it together.',
    ]
    expect(await friendComposer.email(context)).toMatchObject({ paragraphs })
  })

  test('does not name a challenge that is hidden', async () => {
    await bring()
    await hide()
    expect(await readInbox(marcus)).toMatchObject([{ challengeTitle: null, friend: { username: 'tomas' } }])
  })

  test('is seen by nobody else, and for 30 days in the challenge', async () => {
    const tomas = await bring()
    expect(await listFriends(admin)).toEqual([])
    expect(await listFriends(marcus, await addTestChallenge(site))).toEqual([])
    site.services.clock.advance({ minutes: 30 * 24 * 60 })
    expect(await listFriends(tomas)).toEqual([])
  })
})

describe('a crew for a friend', () => {
  let tomas: TestClient
  beforeEach(async () => {
    tomas = await site.signUp({ username: 'Tomas' })
    await tomas.call('POST', '/api/user-challenges', { challengeId })
    await marcus.call('POST', '/api/user-challenges', { challengeId })
  })

  const found = async (client: TestClient, friend: TestClient): Promise<string> => {
    const reply = await client.call('POST', '/api/crews', { name: 'The two of us', friendId: friend.id })
    expect(reply.statusCode, reply.body).toBe(201)
    return reply.json().id
  }
  const readOffers = async (client: TestClient) => (await readInbox(client)).filter(({ kind }) => kind === 'crew-offer')
  const joinCrew = (client: TestClient, token: string) =>
    client.call('POST', '/api/crew-link/join', { token, shares: {} })
  const bring = async () => {
    const ade = await site.signUp({ username: 'Ade' })
    await accept(ade, (await invite()).token)
    return ade
  }

  test('is told to them, and they join without a link', async () => {
    const ade = await bring()
    const crewId = await found(marcus, ade)
    expect(await readOffers(ade)).toMatchObject([{ crewId, crewName: 'The two of us', name: 'Marcus' }])
    const context = describeMessage(ade, { kind: 'crew-offer', subjectId: crewId })
    expect(await crewOfferComposer.email(context)).toMatchObject({
      subject: 'A friend wants you in a crew',
      paragraphs: ['Marcus wants you in “The two of us”.', expect.any(String)],
      action: { path: `/crew-invite#token=${crewId}` },
    })
    expect((await joinCrew(tomas, crewId)).statusCode, 'someone else').toBe(404)
    const look = await ade.call('POST', '/api/crew-link', { token: crewId })
    expect(look.json()).toMatchObject({ crew: { id: crewId }, joined: false })
    expect((await joinCrew(ade, crewId)).statusCode).toBe(200)
    expect(await readOffers(ade)).toEqual([])
    expect(await countUnread(ade)).toBe(0)
  })

  test('can be founded by who was invited too', async () => {
    const ade = await bring()
    const crewId = await found(ade, marcus)
    expect(await readOffers(marcus)).toMatchObject([{ crewId }])
  })

  test('is not told to others, or after a block', async () => {
    const ade = await bring()
    await found(marcus, tomas)
    expect(await readOffers(tomas)).toEqual([])
    await ade.call('POST', `/api/members/${marcus.id}/block`)
    await found(marcus, ade)
    expect(await readOffers(ade)).toEqual([])
  })

  test.each<[string, (crewId: string, ade: TestClient) => Promise<unknown>]>([
    ['the link is replaced', (id) => marcus.call('POST', `/api/crews/${id}/link`)],
    ['the founder leaves', (id) => marcus.call('DELETE', `/api/crews/${id}/members/${marcus.id}`)],
    ['the founder blocks the friend', (_, ade) => marcus.call('POST', `/api/members/${ade.id}/block`)],
  ])('is no longer offered once %s', async (_, end) => {
    const ade = await bring()
    const crewId = await found(marcus, ade)
    const { url } = (await marcus.call('GET', `/api/crews/${crewId}`)).json()
    await joinCrew(tomas, new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '')
    await end(crewId, ade)
    expect(await readOffers(ade)).toEqual([])
    expect((await joinCrew(ade, crewId)).statusCode).toBe(404)
  })
})
