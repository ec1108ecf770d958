import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import type { Round } from '#contract/crew-rounds.ts'
import type { ForumReply } from '#contract/forum.ts'
import type { Notification } from '#contract/notifications.ts'
import type { ReactionGiver } from '#contract/reactions.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { openEvents } from '#test/event-stream.ts'
import { composers } from '../../composers.ts'
import { generateId } from '../../database/ids.ts'
import { transaction } from '../../database/transaction.ts'
import { hidePost } from '../forum/moderated.ts'
import { setAnswerDecision } from '../rounds/moderated.ts'
import { readDayReactions, readFinishReactions } from './day-reactions.ts'
import { withdrawUnseenReactions } from './leave.ts'

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
afterAll(() => site.close())

const today = '2026-03-10'
const now = () => site.services.clock.now()

async function signUpMembers() {
  const members = { jonas: await site.signUp(), ade: await site.signUp(), tom: await site.signUp() }
  await site.ageAccounts()
  return members
}

async function createCrew(members: TestClient[]): Promise<string> {
  const id = generateId()
  const crew = { name: 'Thursday', link_id: generateId(), created_at: now().toISOString() }
  await site.database
    .insertInto('crews')
    .values({ id, founder_id: members[0]?.id ?? null, ...crew })
    .execute()
  for (const { id: userId } of members)
    await site.database
      .insertInto('crew_members')
      .values({ crew_id: id, user_id: userId, joined_at: now().toISOString() })
      .execute()
  return id
}

/** Joins a challenge that crews see, and marks today. */
async function markDay(client: TestClient, audience: 'nobody' | 'crews' = 'crews', duration = 30) {
  const challenge = await joinTestChallenge(site, client, { duration })
  await site.database.updateTable('user_challenges').set({ audience }).where('id', '=', challenge.id).execute()
  expect((await challenge.mark()).statusCode).toBe(201)
  return challenge
}

const react = (client: TestClient, body: object) => client.call('PATCH', '/api/reactions', body)
const listInbox = async ({ call }: TestClient): Promise<Notification[]> =>
  (await call('GET', '/api/notifications')).json()
const countUnread = async ({ call }: TestClient): Promise<number> =>
  (await call('GET', '/api/notifications/unread')).json().unread

describe('an answer to a post', () => {
  async function createThread() {
    const members = await signUpMembers()
    const { jonas, ade } = members
    const form = { title: 'First light', content: 'Who is up?', pillar: 'physical' }
    const postId: string = (await jonas.call('POST', '/api/forum', form)).json().id
    const reply: ForumReply = (await ade.call('POST', `/api/forum/${postId}/replies`, { content: 'I am.' })).json()
    return { ...members, postId, replyId: reply.id }
  }

  test('is counted, replaced by another one, and taken back', async () => {
    const { ade, tom, postId } = await createThread()
    const about = { kind: 'discussion', id: postId }
    expect((await react(ade, { ...about, answer: 'with-you' })).json()).toEqual({
      counts: { 'with-you': 1 },
      own: 'with-you',
    })
    await react(ade, { ...about, answer: 'with-you' })
    expect((await react(tom, { ...about, answer: 'with-you' })).json()).toEqual({
      counts: { 'with-you': 2 },
      own: 'with-you',
    })
    expect((await react(tom, { ...about, answer: 'thank-you' })).json()).toEqual({
      counts: { 'with-you': 1, 'thank-you': 1 },
      own: 'thank-you',
    })
    const taken = { counts: { 'with-you': 1 }, own: null }
    for (let time = 0; time < 2; time++) expect((await react(tom, { ...about, answer: null })).json()).toEqual(taken)
    expect((await tom.call('GET', `/api/forum/${postId}`)).json().reactions).toEqual(taken)
    const listed = (await tom.call('GET', '/api/forum')).json().find(({ id }: { id: string }) => id === postId)
    expect(listed.reactions).toEqual(taken)
  })

  test('is in the list of replies, without those by blocked members', async () => {
    const { jonas, ade, tom, postId, replyId } = await createThread()
    for (const client of [jonas, tom])
      expect((await react(client, { kind: 'reply', id: replyId, answer: 'same-here' })).statusCode).toBe(200)
    const read = async ({ call }: TestClient) =>
      (await call('GET', `/api/forum/${postId}/replies`)).json()[0].reactions.counts
    expect(await read(jonas)).toEqual({ 'same-here': 2 })
    await jonas.call('POST', `/api/members/${tom.id}/block`)
    expect(await read(jonas)).toEqual({ 'same-here': 1 })
    expect(await read(ade)).toEqual({ 'same-here': 2 })
  })

  test('is refused for own posts, other answers and everything the member does not see, in the same words', async () => {
    const { jonas, ade, tom, postId, replyId } = await createThread()
    const crewId = await createCrew([jonas, ade])
    const hiddenId: string = (await jonas.call('POST', `/api/forum/${postId}/replies`, { content: 'Hm.' })).json().id
    const hidden = { kind: 'reply', id: hiddenId, decisionId: 'd', now: now() } as const
    await transaction(site.database, (tx) => hidePost(tx, hidden))
    const missing = await react(jonas, { kind: 'reply', id: 'missing', answer: 'with-you' })
    expect(missing.statusCode).toBe(404)
    const refused = [
      await react(jonas, { kind: 'discussion', id: postId, answer: 'with-you' }),
      await react(ade, { kind: 'reply', id: replyId, answer: 'with-you' }),
      await react(admin, { kind: 'reply', id: hiddenId, answer: 'with-you' }),
      await react(tom, { kind: 'day', memberId: jonas.id, date: today, answer: 'with-you' }),
    ]
    for (const table of ['forum_posts', 'forum_replies'] as const)
      await site.database.updateTable(table).set({ crew_id: crewId }).where('id', 'in', [postId, replyId]).execute()
    refused.push(
      await react(tom, { kind: 'discussion', id: postId, answer: 'with-you' }),
      await react(tom, { kind: 'reply', id: replyId, answer: 'with-you' }),
      await react(admin, { kind: 'reply', id: replyId, answer: 'with-you' }),
    )
    for (const { statusCode, body } of refused) expect([statusCode, body]).toEqual([404, missing.body])
    expect((await react(ade, { kind: 'discussion', id: postId, answer: 'with-you' })).statusCode).toBe(200)
    expect((await react(ade, { kind: 'discussion', id: postId, answer: 'well-done' })).statusCode).toBe(400)
  })

  test('tells the author once, grouped, and is withdrawn with its cause', async () => {
    const { jonas, ade, tom, postId, replyId } = await createThread()
    await jonas.call('POST', '/api/notifications/read', {})
    const about = { kind: 'discussion', id: postId }
    await react(ade, { ...about, answer: 'with-you' })
    await react(tom, { ...about, answer: 'with-you' })
    const [first] = await listInbox(jonas)
    expect(first).toMatchObject({
      kind: 'reaction',
      about: 'discussion',
      answer: 'with-you',
      title: 'First light',
      postId,
      name: tom.username,
      others: 1,
    })
    await react(tom, { ...about, answer: 'thank-you' })
    expect((await listInbox(jonas))[0]).toMatchObject({ answer: null, others: 1 })
    await react(tom, { ...about, answer: null })
    expect((await listInbox(jonas))[0]).toMatchObject({ answer: 'with-you', name: ade.username, others: 0 })
    await react(ade, { ...about, answer: null })
    expect((await listInbox(jonas)).filter(({ kind }) => kind === 'reaction')).toEqual([])
    expect(await countUnread(jonas)).toBe(0)
    await react(tom, { kind: 'reply', id: replyId, answer: 'same-here' })
    expect((await listInbox(ade))[0]).toMatchObject({ about: 'reply', title: 'First light', postId })
    const opened = await ade.call('POST', '/api/notifications/read', { postId })
    expect(opened.json()).toEqual({ unread: 0 })
  })

  test.each([
    ['the reply is hidden', async ({ replyId }) => hide('reply', replyId)],
    ['its discussion is hidden', async ({ postId }) => hide('discussion', postId)],
    [
      'the author deletes the reply',
      ({ ade, postId, replyId }) => ade.call('DELETE', `/api/forum/${postId}/replies/${replyId}`),
    ],
    ['the two block each other', ({ ade, tom }) => ade.call('POST', `/api/members/${tom.id}/block`)],
    [
      'the author of the discussion blocks them',
      ({ jonas, ade }) => jonas.call('POST', `/api/members/${ade.id}/block`),
    ],
    ['the member deletes the account', ({ tom }) => deleteAccount(tom)],
  ] satisfies [string, (thread: Awaited<ReturnType<typeof createThread>>) => unknown][])(
    'is withdrawn when %s',
    async (_cause, act) => {
      const thread = await createThread()
      await react(thread.tom, { kind: 'reply', id: thread.replyId, answer: 'same-here' })
      expect(await countUnread(thread.ade)).toBe(1)
      await act(thread)
      expect([await countUnread(thread.ade), await listInbox(thread.ade)]).toEqual([0, []])
    },
  )

  const hide = (kind: 'discussion' | 'reply', id: string) =>
    transaction(site.database, (tx) => hidePost(tx, { kind, id, decisionId: 'd', now: now() }))
  const deleteAccount = (client: TestClient) => client.call('POST', '/api/account/delete', { password, posts: 'keep' })

  test('says on a locked screen nothing about it unless the member has chosen names', async () => {
    const { jonas, ade, tom, postId, replyId } = await createThread()
    const both = [jonas.id, ade.id]
    await site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', 'in', both).execute()
    await react(ade, { kind: 'discussion', id: postId, answer: 'with-you' })
    const compose = async ({ id: userId, username, email } = jonas, subjectId = postId) => {
      const context = {
        dependencies: site,
        database: site.database,
        recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
        message: { kind: 'reaction', subjectId, data: null, createdAt: '' },
        now: now(),
      }
      const mail = await composers.reaction.email(context)
      return [(await composers.reaction.push(context))?.body, mail?.subject, mail?.paragraphs[0]]
    }
    const text = `${ade.username} says “With you” on your discussion “First light”`
    const neutral = 'There is a new answer for you'
    expect(await compose()).toEqual([`${neutral}.`, neutral, `${text}.`])
    await jonas.call('PATCH', '/api/notification-settings', { named: true })
    expect(await compose()).toEqual([`${text}.`, text, `${text}.`])

    await react(tom, { kind: 'reply', id: replyId, answer: 'same-here' })
    const answered = (noun: string) => `${tom.username} says “Same here” on your ${noun} in “First light”.`
    expect((await compose(ade, replyId)).at(-1)).toBe(answered('reply'))
    const crewId = await createCrew([ade, tom])
    await site.database.updateTable('forum_posts').set({ crew_id: crewId }).where('id', '=', postId).execute()
    expect((await compose(ade, replyId)).at(-1), 'in the thread of a crew').toBe(answered('post'))
    expect((await listInbox(ade))[0]).toMatchObject({ about: 'reply', crew: true })
  })

  test('is refused for a muted member', async () => {
    const { tom, postId } = await createThread()
    await site.database.updateTable('users').set({ muted_until: '9999' }).where('id', '=', tom.id).execute()
    const reply = await react(tom, { kind: 'discussion', id: postId, answer: 'with-you' })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'muted'])
  })
})

describe('an answer to a day or a finish', () => {
  const dayOf = ({ id: memberId }: TestClient, date = today) => ({ kind: 'day', memberId, date })

  test('is only for members of a crew that sees a challenge done on that day', async () => {
    const { jonas, ade, tom } = await signUpMembers()
    const { id } = await markDay(jonas)
    const crewId = await createCrew([jonas, ade])
    const answer = (client: TestClient, date = today) =>
      react(client, { ...dayOf(jonas, date), answer: 'well-done' }).then(({ statusCode }) => statusCode)
    expect([await answer(tom), await answer(jonas), await answer(ade, '2026-03-09'), await answer(ade)]).toEqual([
      404, 404, 404, 200,
    ])
    const share = { crew_id: crewId, user_challenge_id: id, level: 'nothing' } as const
    await site.database.insertInto('crew_challenges').values(share).execute()
    expect(await answer(ade)).toBe(404)
    await site.database.deleteFrom('crew_challenges').where('crew_id', '=', crewId).execute()
    await site.database.updateTable('user_challenges').set({ audience: 'nobody' }).where('id', '=', id).execute()
    expect(await answer(ade)).toBe(404)
  })

  test('is read for a crew board, with its notification and without answers from other crews', async () => {
    const { jonas, ade, tom } = await signUpMembers()
    await markDay(jonas)
    await createCrew([jonas, ade])
    const crewId = await createCrew([jonas, tom])
    await createCrew([jonas])
    for (const client of [ade, tom]) await react(client, { ...dayOf(jonas), answer: 'with-you' })
    const period = { memberIds: [jonas.id, ade.id], from: '2026-03-01', to: today }
    const read = async (viewer: TestClient) =>
      (await readDayReactions(site.database, { viewerId: viewer.id, ...period })).map(
        ({ memberId, date, reactions }) => [memberId, date, reactions.counts['with-you'], reactions.own],
      )
    expect(await read(ade)).toEqual([[jonas.id, today, 1, 'with-you']])
    expect(await read(jonas)).toEqual([[jonas.id, today, 2, null]])
    expect(await readDayReactions(site.database, { viewerId: ade.id, ...period, to: '2026-03-09' })).toEqual([])
    expect((await listInbox(jonas))[0]).toMatchObject({
      kind: 'reaction',
      about: 'day',
      date: today,
      title: null,
      answer: 'with-you',
      crewId,
      others: 1,
    })
  })

  test('goes with the last crew that the two share', async () => {
    const { jonas, ade } = await signUpMembers()
    const { id, challengeId } = await markDay(jonas, 'crews', 1)
    const [first, second] = [await createCrew([jonas, ade]), await createCrew([jonas, ade])]
    await react(ade, { ...dayOf(jonas), answer: 'with-you' })
    const finish = await react(ade, { kind: 'finish', id, answer: 'well-done' })
    expect([finish.statusCode, challengeId.length > 0]).toEqual([200, true])
    expect((await readFinishReactions(site.database, { viewerId: jonas.id, participationIds: [id] })).get(id)).toEqual({
      counts: { 'well-done': 1 },
      own: null,
    })
    const leave = (crewId: string) =>
      transaction(site.database, async (tx) => {
        await tx.deleteFrom('crew_members').where('crew_id', '=', crewId).where('user_id', '=', ade.id).execute()
        return withdrawUnseenReactions(tx, { userId: ade.id, now: now() })
      })
    expect(await leave(first)).toEqual([])
    expect((await listInbox(jonas)).map(({ kind }) => kind)).toEqual(['reaction', 'reaction'])
    expect(new Set(await leave(second))).toEqual(new Set([jonas.id]))
    expect([await listInbox(jonas), await countUnread(jonas)]).toEqual([[], 0])
    expect(await react(ade, { kind: 'finish', id, answer: 'well-done' })).toMatchObject({ statusCode: 404 })
  })
})

describe('an answer to what someone wrote in a weekly round', () => {
  const roundOn = '2026-03-08'

  /** Two members of a crew, one of another one, and what the first wrote in the round of their crew. */
  async function createRound() {
    const members = await signUpMembers()
    const { jonas, ade } = members
    const crewId = await createCrew([jonas, ade])
    const schedule = { round_weekday: 7, round_hour: 19, round_from: roundOn }
    await site.database.updateTable('crews').set(schedule).where('id', '=', crewId).execute()
    const url = `/api/crews/${crewId}/round`
    const round: Round = (await jonas.call('POST', url, { on: roundOn, answers: ['Hard', '', 'Run'] })).json()
    const about = { kind: 'round-answer', id: round.answers[0]?.id ?? '' }
    const readCounts = async ({ call }: TestClient) => ((await call('GET', url)).json() as Round).answers[0]?.reactions
    await jonas.call('POST', '/api/notifications/read', {})
    return { ...members, crewId, url, about, readCounts }
  }
  type World = Awaited<ReturnType<typeof createRound>>

  test('is counted in the round, told to its author, and taken back', async () => {
    const { jonas, ade, crewId, about, readCounts } = await createRound()
    const given = { counts: { 'thank-you': 1 }, own: 'thank-you' }
    expect((await react(ade, { ...about, answer: 'thank-you' })).json()).toEqual(given)
    expect(await readCounts(ade)).toEqual(given)
    expect(await readCounts(jonas)).toEqual({ ...given, own: null })
    expect((await listInbox(jonas))[0]).toMatchObject({
      kind: 'reaction',
      about: 'round-answer',
      answer: 'thank-you',
      title: 'Thursday',
      date: roundOn,
      crewId,
      name: ade.username,
      others: 0,
    })
    const taken = (await react(ade, { ...about, answer: null })).json()
    expect([taken, await countUnread(jonas), await listInbox(jonas)]).toEqual([{ counts: {}, own: null }, 0, []])
  })

  test('is refused for one’s own, outside the crew and for hidden ones, in the same words', async () => {
    const { jonas, ade, tom, crewId, about, readCounts } = await createRound()
    const given = { ...about, answer: 'with-you' }
    const missing = await react(ade, { ...given, id: 'missing' })
    const refused = [await react(jonas, given), await react(tom, given), await react(admin, given)]
    await site.database.updateTable('round_answers').set({ decision_id: 'd' }).where('crew_id', '=', crewId).execute()
    refused.push(await react(ade, given), await react(jonas, given))
    for (const { statusCode, body } of refused) expect([statusCode, body]).toEqual([404, missing.body])
    expect(await readCounts(jonas)).toEqual({ counts: {}, own: null })
    expect((await react(ade, { ...about, answer: 'well-done' })).statusCode).toBe(400)
    await site.database.updateTable('users').set({ muted_until: '9999' }).where('id', '=', ade.id).execute()
    expect((await react(ade, given)).json().code).toBe('muted')
  })

  test.each([
    ['its author leaves', ({ jonas, crewId }) => jonas.call('DELETE', `/api/crews/${crewId}/members/${jonas.id}`)],
    ['the member leaves', ({ ade, crewId }) => ade.call('DELETE', `/api/crews/${crewId}/members/${ade.id}`)],
    ['they block each other', ({ jonas, ade }) => ade.call('POST', `/api/members/${jonas.id}/block`)],
    [
      'the member deletes the account',
      ({ ade }) => ade.call('POST', '/api/account/delete', { password, posts: 'keep' }),
    ],
  ] satisfies [string, (world: World) => unknown][])('is gone when %s', async (_cause, act) => {
    const world = await createRound()
    // Another crew of both does not keep it.
    await createCrew([world.jonas, world.ade])
    await react(world.ade, { ...world.about, answer: 'same-here' })
    expect(await countUnread(world.jonas)).toBe(1)
    await act(world)
    const left = site.database.selectFrom('reactions').select('id').where('subject_id', '=', world.about.id)
    expect([await left.execute(), await countUnread(world.jonas), await listInbox(world.jonas)]).toEqual([[], 0, []])
  })

  test('is withdrawn when a moderator hides it, and counted again when it is shown again', async () => {
    const { jonas, ade, about, readCounts } = await createRound()
    await react(ade, { ...about, answer: 'same-here' })
    const decide = (decisionId: string | null) =>
      transaction(site.database, (tx) => setAnswerDecision(tx, { id: about.id, decisionId, now: now() }))
    expect(await decide('d')).toEqual({ changed: true, notified: [jonas.id] })
    expect([await countUnread(jonas), await listInbox(jonas)]).toEqual([0, []])
    expect(await decide(null)).toEqual({ changed: true, notified: [] })
    expect((await readCounts(ade))?.own).toBe('same-here')
  })

  test('is shown live to the others in the crew', async () => {
    const { jonas, ade, tom, about } = await createRound()
    const streams = await Promise.all([jonas, ade, tom].map(({ cookie }) => openEvents(site, cookie)))
    await react(ade, { ...about, answer: 'with-you' })
    await expect.poll(() => streams[0]?.events.filter(({ type }) => type === 'crews').length).toBe(1)
    expect(streams[2]?.events.filter(({ type }) => type === 'crews')).toEqual([])
    for (const stream of streams) await stream.close()
  })

  test('is shown live in the thread of the crew too', async () => {
    const { jonas, ade, tom, crewId } = await createRound()
    const post = (await jonas.call('POST', `/api/crews/${crewId}/thread`, { content: 'We leave at six' })).json()
    const streams = await Promise.all([jonas, tom].map(({ cookie }) => openEvents(site, cookie)))
    expect((await react(ade, { kind: 'reply', id: post.id, answer: 'with-you' })).statusCode).toBe(200)
    await expect.poll(() => streams[0]?.events.filter(({ type }) => type === 'crews').length).toBe(1)
    expect(streams[1]?.events.filter(({ type }) => type === 'crews')).toEqual([])
    for (const stream of streams) await stream.close()
  })

  test('is in a message with a link to the round', async () => {
    const { jonas, ade, crewId, about } = await createRound()
    await react(ade, { ...about, answer: 'thank-you' })
    const mail = await composers.reaction.email({
      dependencies: site,
      database: site.database,
      recipient: { userId: jonas.id, username: jonas.username, email: jonas.email, timeZone: 'UTC', dayStart: 3 },
      message: { kind: 'reaction', subjectId: about.id, data: null, createdAt: '' },
      now: now(),
    })
    expect(mail?.paragraphs[0]).toBe(
      `${ade.username} says “Thank you” on your answer in the weekly round of “Thursday”.`,
    )
    expect(mail?.action?.path).toBe(`/crew/${crewId}/round?on=${roundOn}`)
  })

  test('is in the exports of both', async () => {
    const { jonas, ade, about } = await createRound()
    await react(ade, { ...about, answer: 'thank-you' })
    const read = async ({ call }: TestClient) => {
      const files = unzipSync((await call('GET', '/api/account/export')).rawPayload)
      return JSON.parse(strFromU8(files['answers.json'] ?? new Uint8Array()))
    }
    const row = { answer: 'thank-you', about: 'round-answer' }
    expect(await read(ade)).toMatchObject([{ ...row, direction: 'given to', member: jonas.username }])
    expect(await read(jonas)).toMatchObject([{ ...row, direction: 'received from', member: ade.username }])
  })
})

describe('who answered', () => {
  const list = async ({ call }: TestClient, url: string) => (await call('GET', `/api/reactions/${url}`)).json()
  const listNames = async (client: TestClient, url: string) =>
    (await list(client, url)).givers.map(({ username, answer }: ReactionGiver) => [username, answer])

  test('is listed for everyone who sees a post, without blocked and suspended members, as counted', async () => {
    const { jonas, ade, tom } = await signUpMembers()
    const form = { title: 'First light', content: 'Who is up?', pillar: 'physical' }
    const id: string = (await jonas.call('POST', '/api/forum', form)).json().id
    const about = { kind: 'discussion', id }
    await react(tom, { ...about, answer: 'same-here' })
    await react(ade, { ...about, answer: 'with-you' })
    const both = [
      [tom.username, 'same-here'],
      [ade.username, 'with-you'],
    ]
    const url = `discussion/${id}`
    for (const reader of [jonas, ade, admin]) expect(await listNames(reader, url)).toEqual(both)
    const readCounts = async ({ call }: TestClient) => (await call('GET', `/api/forum/${id}`)).json().reactions.counts
    await ade.call('POST', `/api/members/${tom.id}/block`)
    expect([await listNames(ade, url), await readCounts(ade)]).toEqual([[both[1]], { 'with-you': 1 }])
    await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', ade.id).execute()
    expect([await listNames(jonas, url), await readCounts(jonas)]).toEqual([[both[0]], { 'same-here': 1 }])
  })

  test('is listed for a day only from a crew of all three', async () => {
    const { jonas, ade, tom } = await signUpMembers()
    await markDay(jonas)
    await createCrew([jonas, ade])
    await createCrew([jonas, tom])
    await createCrew([ade, tom])
    for (const client of [ade, tom])
      await react(client, { kind: 'day', memberId: jonas.id, date: today, answer: 'with-you' })
    const url = `day/${jonas.id}?date=${today}`
    expect(await listNames(ade, url)).toEqual([[ade.username, 'with-you']])
    expect(await listNames(jonas, url)).toHaveLength(2)
    await createCrew([jonas, ade, tom])
    expect(await listNames(ade, url)).toHaveLength(2)
  })

  test('is not found for what the member does not see', async () => {
    const { jonas, ade, tom } = await signUpMembers()
    const { id } = await markDay(jonas, 'crews', 1)
    await createCrew([jonas, ade])
    const missing = await tom.call('GET', '/api/reactions/reply/missing')
    for (const url of [`day/${jonas.id}?date=${today}`, `day/${jonas.id}`, `finish/${id}`]) {
      const { statusCode, body } = await tom.call('GET', `/api/reactions/${url}`)
      expect([statusCode, body]).toEqual([404, missing.body])
    }
    expect(await list(ade, `finish/${id}`)).toEqual({ givers: [], more: 0 })
  })

  test('lists a hundred, and says how many others there are', async () => {
    const { jonas, ade } = await signUpMembers()
    const form = { title: 'First light', content: 'Who is up?', pillar: 'physical' }
    const id: string = (await jonas.call('POST', '/api/forum', form)).json().id
    const query = site.database.selectFrom('users').selectAll().where('id', '=', ade.id)
    const user = await query.executeTakeFirstOrThrow()
    for (let count = 0; count < 102; count++) {
      const userId = generateId()
      const copy = { ...user, id: userId, username: userId, username_key: userId, email: `${userId}@example.org` }
      await site.database.insertInto('users').values(copy).execute()
      const reaction = { id: userId, user_id: userId, member_id: jonas.id, kind: 'discussion', subject_id: id } as const
      const given = { post_id: id, reply_id: null, answer: 'with-you', created_at: 'now' } as const
      await site.database
        .insertInto('reactions')
        .values({ ...reaction, ...given })
        .execute()
    }
    const { givers, more } = await list(jonas, `discussion/${id}`)
    expect([givers.length, more]).toEqual([100, 2])
  })
})
