import { afterAll, describe, expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import type { Notification } from '#contract/notifications.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { composers } from '../../composers.ts'
import { generateId } from '../../database/ids.ts'
import { transaction } from '../../database/transaction.ts'
import { hidePost } from '../forum/moderated.ts'
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
