import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Audience, ShareLevel } from '#contract/audience.ts'
import type { ChallengeMember } from '#contract/challenge-members.ts'
import type { Participation } from '#contract/challenges.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { generateId } from '../../database/ids.ts'

let site: TestApp
let admin: TestClient
let member: TestClient
let viewer: TestClient
let challengeId: string

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.signUp()
  viewer = await site.signUp()
  challengeId = await addTestChallenge(site)
})

async function join(client: TestClient, body: object = {}): Promise<Participation> {
  const reply = await client.call('POST', '/api/user-challenges', { challengeId, ...body })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}

const choose = async (client: TestClient, id: string, audience: Audience) => {
  const reply = await client.call('PATCH', `/api/user-challenges/${id}`, { audience })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json() as Participation
}

async function joinSeenBy(client: TestClient, audience: Audience): Promise<Participation> {
  return choose(client, (await join(client)).id, audience)
}

const list = (client: TestClient, query = '') => client.call('GET', `/api/challenges/${challengeId}/members${query}`)
const listMembers = async (client: TestClient): Promise<ChallengeMember[]> => (await list(client)).json().members
const listNames = async (client: TestClient) => (await listMembers(client)).map(({ username }) => username)
const readPreferences = async (client: TestClient) => (await client.call('GET', '/api/preferences')).json()
const readProfile = async (client: TestClient) =>
  (await client.call('GET', `/api/members/${member.id}`)).json().challenges.map(({ id }: { id: string }) => id)

async function addCrew(...members: TestClient[]): Promise<string> {
  const now = site.services.clock.now().toISOString()
  const id = generateId()
  const none = { round_weekday: null, round_hour: null, questions: null }
  await site.database
    .insertInto('crews')
    .values({ id, name: 'Thursday', founder_id: null, link_id: generateId(), ...none, created_at: now })
    .execute()
  for (const { id: userId } of members)
    await site.database
      .insertInto('crew_members')
      .values({ crew_id: id, user_id: userId, tells_gaps: false, round_at: null, joined_at: now })
      .execute()
  return id
}

const share = (crewId: string, participationId: string, level: ShareLevel) =>
  site.database
    .insertInto('crew_challenges')
    .values({ crew_id: crewId, user_challenge_id: participationId, level })
    .execute()

describe('the audience of a challenge', () => {
  test('is nobody until the member has been asked', async () => {
    expect(await join(member)).toMatchObject({ audience: 'nobody' })
    expect(await readPreferences(member)).toMatchObject({ audience: null })
  })

  test('is also the one of later challenges when the member chooses the first time', async () => {
    await joinSeenBy(member, 'crews')
    expect(await readPreferences(member)).toMatchObject({ audience: 'crews' })
    challengeId = await addTestChallenge(site)
    const second = await join(member)
    expect(second).toMatchObject({ audience: 'crews' })
    expect(await choose(member, second.id, 'site')).toMatchObject({ audience: 'site', cue: null, rule: 'flexible' })
    expect(await readPreferences(member), 'only the first choice').toMatchObject({ audience: 'crews' })
  })

  test('can be chosen while joining, for this challenge only', async () => {
    await member.call('PATCH', '/api/preferences', { audience: 'site' })
    expect(await join(member, { audience: 'nobody' })).toMatchObject({ audience: 'nobody' })
    expect(await readPreferences(member)).toMatchObject({ audience: 'site' })
    expect(await readProfile(viewer)).toEqual([])
    challengeId = await addTestChallenge(site)
    const date = { date: '2026-03-12', audience: 'nobody' }
    expect((await member.call('POST', `/api/challenges/${challengeId}/starts`, date)).statusCode).toBe(201)
    const [waiting] = (await member.call('GET', '/api/user-challenges')).json()
    expect(waiting).toMatchObject({ challengeId, audience: 'nobody' })
  })

  test('can be set for new challenges alone', async () => {
    await join(member)
    await member.call('PATCH', '/api/preferences', { audience: 'challenge' })
    const [first] = (await member.call('GET', '/api/user-challenges')).json()
    expect(first).toMatchObject({ audience: 'nobody' })
    challengeId = await addTestChallenge(site)
    const date = { date: '2026-03-12' }
    expect((await member.call('POST', `/api/challenges/${challengeId}/starts`, date)).statusCode).toBe(201)
    const [waiting] = (await member.call('GET', '/api/user-challenges')).json()
    expect(waiting).toMatchObject({ challengeId, audience: 'challenge', startsOn: '2026-03-12' })
  })

  test('stays when the member starts over, or leaves and joins again', async () => {
    await member.call('PATCH', '/api/preferences', { audience: 'site' })
    const { id } = await joinSeenBy(member, 'nobody')
    expect((await member.call('POST', `/api/user-challenges/${id}/restart`, { run: 1 })).json()).toMatchObject({
      audience: 'nobody',
    })
    await member.call('DELETE', `/api/user-challenges/${id}`)
    expect(await join(member)).toMatchObject({ audience: 'nobody' })
  })

  test('keeps a crew out that the last participation kept out, but shares no notes again', async () => {
    const [first, second] = [await addCrew(member, viewer), await addCrew(member, viewer)]
    const { id } = await joinSeenBy(member, 'crews')
    await share(first, id, 'nothing')
    await share(second, id, 'notes')
    await member.call('DELETE', `/api/user-challenges/${id}`)
    const again = await join(member)
    const levels = site.database.selectFrom('crew_challenges').select(['crew_id', 'level'])
    expect(await levels.where('user_challenge_id', '=', again.id).execute()).toEqual([
      { crew_id: first, level: 'nothing' },
    ])
  })

  test('forgets what crews saw, but not that they saw nothing, once nobody sees the challenge', async () => {
    const [first, second] = [await addCrew(member, viewer), await addCrew(member, viewer)]
    const { id } = await joinSeenBy(member, 'crews')
    await share(first, id, 'nothing')
    await share(second, id, 'notes')
    const readLevels = async () =>
      site.database.selectFrom('crew_challenges').select('level').where('user_challenge_id', '=', id).execute()
    await choose(member, id, 'site')
    expect(await readLevels(), 'of a challenge that is seen').toHaveLength(2)
    await choose(member, id, 'nobody')
    expect(await readLevels()).toEqual([{ level: 'nothing' }])
    await share(second, id, 'notes')
    await choose(member, id, 'crews')
    expect(await readLevels(), 'what an earlier release kept').toEqual([{ level: 'nothing' }])
    const shares = async (crew: string) => (await member.call('GET', `/api/crews/${crew}/shares`)).json()
    expect(await shares(first)).toMatchObject({ challenges: [{ id, level: 'nothing' }] })
    expect(await shares(second)).toMatchObject({ challenges: [{ id, level: 'done' }] })
  })

  test('is answered once: a second answer from another tab is refused, unlike a later change', async () => {
    const { id } = await join(member)
    const answer = (audience: Audience) =>
      member.call('PATCH', `/api/user-challenges/${id}`, { audience, firstAnswer: true })
    expect((await answer('crews')).json()).toMatchObject({ audience: 'crews' })
    expect((await answer('crews')).statusCode, 'a retry').toBe(200)
    const stale = await answer('site')
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { audience: 'crews' } })
    expect((await member.call('GET', '/api/user-challenges')).json()).toMatchObject([{ audience: 'crews' }])
    expect(await readPreferences(member)).toMatchObject({ audience: 'crews' })
    expect(await choose(member, id, 'site')).toMatchObject({ audience: 'site' })
  })

  test('can change after the challenge is completed, for all participations in it', async () => {
    challengeId = await addTestChallenge(site, { duration: 1 })
    const { id } = await join(member)
    await member.call('POST', `/api/user-challenges/${id}/check-ins`, {})
    const again = await join(member)
    expect(await choose(member, id, 'site')).toMatchObject({ completed: true, audience: 'site' })
    const all: Participation[] = (await member.call('GET', '/api/user-challenges')).json()
    expect(all.map((each) => [each.id, each.audience])).toEqual([
      [again.id, 'site'],
      [id, 'site'],
    ])
    const body = { audience: 'crews', cue: 'At six' }
    expect((await member.call('PATCH', `/api/user-challenges/${id}`, body)).statusCode).toBe(409)
    expect((await member.call('GET', '/api/user-challenges')).json()).toMatchObject([
      { audience: 'site' },
      { audience: 'site' },
    ])
  })

  test('can be chosen only by the member', async () => {
    const { id } = await join(member)
    for (const client of [viewer, admin])
      expect((await client.call('PATCH', `/api/user-challenges/${id}`, { audience: 'site' })).statusCode).toBe(404)
    expect((await member.call('PATCH', `/api/user-challenges/${id}`, { audience: 'all' })).statusCode).toBe(400)
    expect((await member.call('PATCH', '/api/preferences', { audience: null })).statusCode).toBe(400)
  })
})

describe('profiles', () => {
  test('show a challenge to the viewers that its audience includes', async () => {
    await addCrew(member, viewer)
    const companion = await site.signUp()
    const stranger = await site.signUp()
    await join(companion)
    const { id } = await join(member)
    const seenBy: Record<Audience, TestClient[]> = {
      nobody: [],
      crews: [viewer],
      challenge: [viewer, companion],
      site: [viewer, companion, stranger, admin],
    }
    for (const audience of ['nobody', 'crews', 'challenge', 'site'] as const) {
      await choose(member, id, audience)
      for (const client of [viewer, companion, stranger, admin])
        expect(await readProfile(client), `${audience} ${client.username}`).toEqual(
          seenBy[audience].includes(client) ? [challengeId] : [],
        )
      expect(await readProfile(member), 'their own shows what everyone sees').toEqual(
        audience === 'site' ? [challengeId] : [],
      )
    }
  })

  test('change the challenges that are for everyone, and no others', async () => {
    const edit = async (challenges: string[]) => {
      const reply = await member.call('PATCH', '/api/account/profile', { about: 'I walk.', challenges })
      return reply.json().challenges.map(({ shown }: { shown: boolean }) => shown)
    }
    const readAudiences = async () =>
      (await member.call('GET', '/api/user-challenges')).json().map(({ audience }: Participation) => audience)
    const ids = []
    for (const audience of ['crews', 'challenge', 'site'] as const) {
      challengeId = await addTestChallenge(site)
      ids.push(challengeId)
      await joinSeenBy(member, audience)
    }
    const [ofCrews = '', , ofSite = ''] = ids
    expect(await edit([ofSite])).toEqual([true, false, false])
    expect(await readAudiences()).toEqual(['site', 'challenge', 'crews'])
    expect(await edit([ofCrews])).toEqual([false, false, true])
    expect(await readAudiences()).toEqual(['nobody', 'challenge', 'site'])
    await edit([])
    expect(await readAudiences()).toEqual(['nobody', 'challenge', 'nobody'])
  })
})

describe('the members of a challenge', () => {
  test('are those who chose to be seen, to those whom they chose', async () => {
    await addCrew(member, viewer)
    const companion = await site.signUp()
    const stranger = await site.signUp()
    await join(companion)
    const { id } = await join(member)
    const seenBy: Record<Audience, TestClient[]> = {
      nobody: [],
      crews: [viewer],
      challenge: [viewer, companion],
      site: [viewer, companion, stranger, admin],
    }
    for (const audience of ['nobody', 'crews', 'challenge', 'site'] as const) {
      await choose(member, id, audience)
      for (const client of [viewer, companion, stranger, admin]) {
        const names = seenBy[audience].includes(client) ? [member.username] : []
        const { seen, members } = (await list(client)).json()
        expect(
          [seen, members.map(({ username }: ChallengeMember) => username)],
          `${audience} ${client.username}`,
        ).toEqual([names.length, names])
      }
    }
    expect(await listNames(member), 'never the member').toEqual([])
    expect((await site.visitor('GET', `/api/challenges/${challengeId}/members`)).statusCode).toBe(401)
    expect((await viewer.call('GET', '/api/challenges/unknown/members')).statusCode).toBe(404)
  })

  test('leave out a crew that the member keeps out, members who left, blocked and suspended ones', async () => {
    const crewId = await addCrew(member, viewer)
    const { id } = await joinSeenBy(member, 'crews')
    expect(await listNames(viewer)).toEqual([member.username])
    await share(crewId, id, 'nothing')
    expect(await listNames(viewer)).toEqual([])
    await choose(member, id, 'site')
    expect(await listNames(viewer)).toEqual([member.username])
    for (const [blocker, blocked] of [
      [viewer, member],
      [member, viewer],
    ] as const) {
      await blocker.call('POST', `/api/members/${blocked.id}/block`)
      expect(await listNames(viewer)).toEqual([])
      await blocker.call('DELETE', `/api/members/${blocked.id}/block`)
    }
    expect(await listNames(viewer)).toEqual([member.username])
    const ofMember = site.database.updateTable('users').where('id', '=', member.id)
    await ofMember.set({ suspended_at: '2026-03-10T09:00:00.000Z' }).execute()
    expect(await listNames(viewer)).toEqual([])
    await ofMember.set({ suspended_at: null }).execute()
    await member.call('DELETE', `/api/user-challenges/${id}`)
    expect(await listNames(viewer)).toEqual([])
  })

  test('show the day of the ledger and whether it is done, on the calendar of each member', async () => {
    site.services.clock.set('2026-03-10T11:00:00.000Z')
    const [early, late] = [
      await site.signUp({ timeZone: 'Pacific/Kiritimati' }),
      await site.signUp({ timeZone: 'America/Los_Angeles' }),
    ]
    for (const client of [early, late]) {
      await client.call('PATCH', '/api/preferences', { audience: 'site' })
      const { id } = await join(client, { rule: 'strict' })
      await client.call('POST', `/api/user-challenges/${id}/check-ins`, {})
    }
    const read = async () =>
      (await listMembers(viewer)).map(({ username, progress, doneToday }) => [username, progress, doneToday])
    expect(await read()).toEqual([
      [late.username, 1, true],
      [early.username, 1, true],
    ])
    site.services.clock.advance({ minutes: 180 })
    expect(await read(), 'the next day has begun on the island').toEqual([
      [late.username, 1, true],
      [early.username, 1, false],
    ])
    site.services.clock.advance({ days: 4 })
    expect(await read(), 'the rule has started both over').toEqual([
      [late.username, 0, false],
      [early.username, 0, false],
    ])
  })

  test('have one row each: who finished, started again or waits for a date', async () => {
    challengeId = await addTestChallenge(site, { duration: 1 })
    const { id } = await joinSeenBy(member, 'site')
    await member.call('POST', `/api/user-challenges/${id}/check-ins`, {})
    const row = { id: member.id, username: member.username, profileImageUrl: null, duration: 1 }
    const finished = { ...row, progress: 1, doneToday: true, finished: true, startsOn: null }
    expect(await listMembers(viewer)).toEqual([finished])
    site.services.clock.advance({ days: 1 })
    expect(await listMembers(viewer)).toEqual([{ ...finished, doneToday: false }])
    await join(member)
    const active = { ...row, progress: 0, doneToday: false, finished: false, startsOn: null }
    expect(await listMembers(viewer)).toEqual([active])
    challengeId = await addTestChallenge(site, { duration: 1 })
    await member.call('POST', `/api/challenges/${challengeId}/starts`, { date: '2026-03-14' })
    expect(await listMembers(viewer)).toEqual([{ ...active, startsOn: '2026-03-14' }])
  })

  test('come in pages, with crewmates first', async () => {
    const others = []
    for (const audience of ['challenge', 'site', 'site', 'challenge', 'site'] as const) {
      const client = await site.signUp()
      await joinSeenBy(client, audience)
      others.unshift(client.username)
    }
    const [third = '', fourth = ''] = [others[3], others[4]]
    const crewmates = site.database.selectFrom('users').select('id').where('username', 'in', [third, fourth])
    await addCrew(viewer, ...(await crewmates.execute()).map(({ id }) => ({ ...member, id })))
    await join(viewer)
    const all = [third, fourth, ...others.slice(0, 3)]
    for (const limit of [1, 2, 3, 5]) {
      const names: string[] = []
      let url: string | undefined = `/api/challenges/${challengeId}/members?limit=${limit}`
      while (url) {
        const reply = await viewer.call('GET', url)
        expect(reply.json()).toMatchObject({ seen: 5 })
        expect(reply.json().members.length).toBeLessThanOrEqual(limit)
        names.push(...reply.json().members.map(({ username }: ChallengeMember) => username))
        url = /<([^>]*)>/.exec(String(reply.headers['link'] ?? ''))?.[1]
      }
      expect(names, `pages of ${limit}`).toEqual(all)
    }
  })

  test('of a hidden challenge are seen by nobody', async () => {
    await joinSeenBy(member, 'site')
    await join(viewer)
    await site.database.updateTable('challenges').set({ hidden_at: 'now' }).where('id', '=', challengeId).execute()
    for (const client of [viewer, admin]) expect((await list(client)).json()).toEqual({ seen: 0, members: [] })
    expect((await list(await site.signUp())).statusCode).toBe(404)
  })
})
