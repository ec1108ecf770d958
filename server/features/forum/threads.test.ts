import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { Notification } from '#contract/notifications.ts'
import { composers } from '#server/composers.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { addTestChallenge, joinTestChallenge } from '#test/challenge-member.ts'
import { openEvents } from '#test/event-stream.ts'
import { listStarterIds, removeStarter } from './starters.ts'

let jonas: TestClient
let ade: TestClient
let tom: TestClient

const site = await createTestApp()
const admin = await site.signUp()
beforeEach(async () => {
  jonas = await site.signUp()
  ade = await site.signUp()
  tom = await site.signUp()
  await site.ageAccounts()
})
afterAll(() => site.close())

const get = async ({ call }: TestClient, url: string) => (await call('GET', url)).json()
const getThread = (client: TestClient, owner: string) => get(client, `/api/${owner}/thread`)
const post = ({ call }: TestClient, owner: string, content: string) => call('POST', `/api/${owner}/thread`, { content })
const write = async (client: TestClient, owner: string, content = 'Day 3 was hard.'): Promise<ForumReply> => {
  const reply = await post(client, owner, content)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}
const listReplies = (client: TestClient, postId: string): Promise<ForumReply[]> =>
  get(client, `/api/forum/${postId}/replies`)
const listTitles = async (client: TestClient): Promise<string[]> =>
  (await get(client, '/api/forum?limit=100')).map(({ title }: ForumPost) => title)
const listInbox = (client: TestClient): Promise<Notification[]> => get(client, '/api/notifications')

describe('the thread of a challenge', () => {
  let titles = 0
  const addChallenge = () => addTestChallenge(site, { title: `Morning walks ${++titles}`, pillar: 'physical' })

  test('starts with the first reply, and is listed while it has replies', async () => {
    const id = await addChallenge()
    const title = `Morning walks ${titles}`
    expect(await getThread(jonas, `challenges/${id}`)).toEqual({ id: null, replies: 0, open: true, showsPart: false })
    const reply = await write(jonas, `challenges/${id}`)
    expect(await getThread(ade, `challenges/${id}`)).toEqual({
      id: reply.postId,
      replies: 1,
      open: true,
      showsPart: false,
    })
    expect(await get(ade, `/api/forum/${reply.postId}`)).toMatchObject({
      title,
      pillar: 'physical',
      userId: null,
      challengeId: id,
      crewId: null,
      replies: 1,
    })
    expect(await listTitles(ade)).toContain(title)
    expect(await get(ade, '/api/new-posts')).toMatchObject([{ kind: 'reply', postId: reply.postId, title }])
    await jonas.call('DELETE', `/api/forum/${reply.postId}/replies/${reply.id}`)
    expect(await listTitles(ade)).not.toContain(title)
    expect(await getThread(ade, `challenges/${id}`)).toMatchObject({ id: reply.postId, replies: 0 })
  })

  test('says that posting shows the part of a member unless everyone sees it', async () => {
    const { id, challengeId } = await joinTestChallenge(site, jonas)
    expect(await getThread(jonas, `challenges/${challengeId}`)).toMatchObject({ showsPart: true })
    await site.database.updateTable('user_challenges').set({ audience: 'site' }).where('id', '=', id).execute()
    expect(await getThread(jonas, `challenges/${challengeId}`)).toMatchObject({ showsPart: false })
    await site.database
      .updateTable('user_challenges')
      .set({ audience: 'crews', left_at: 'now' })
      .where('id', '=', id)
      .execute()
    expect(await getThread(jonas, `challenges/${challengeId}`)).toMatchObject({ showsPart: false })
  })

  test('is not a discussion of the site that a generation may replace', async () => {
    const id = await addChallenge()
    const { postId, id: replyId } = await write(jonas, `challenges/${id}`)
    await jonas.call('DELETE', `/api/forum/${postId}/replies/${replyId}`)
    expect(await listStarterIds(site.database)).not.toContain(postId)
    expect(await removeStarter(site.database, postId)).toBe(false)
  })

  test('is found only by admins and members of the challenge while an admin hides it', async () => {
    const { challengeId } = await joinTestChallenge(site, jonas, { title: 'Rarely walked' })
    const owner = `challenges/${challengeId}`
    await write(jonas, owner)
    const { postId } = await write(ade, owner)
    await write(jonas, owner)
    expect(await listInbox(ade)).toMatchObject([{ kind: 'reply', postTitle: 'Rarely walked', own: false }])
    await admin.call('POST', `/api/content/catalog/challenge/${challengeId}/hide`)
    const missing = await ade.call('GET', '/api/forum/missing')
    for (const reply of [
      await ade.call('GET', `/api/forum/${postId}`),
      await ade.call('GET', `/api/forum/${postId}/replies`),
      await ade.call('GET', `/api/forum/${postId}/follow`),
      await ade.call('POST', `/api/forum/${postId}/replies`, { content: 'Hello?' }),
    ])
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
    const unknown = await ade.call('GET', '/api/challenges/missing/thread')
    for (const reply of [await ade.call('GET', `/api/${owner}/thread`), await post(ade, owner, 'Hello?')])
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
    expect(await listTitles(ade)).not.toContain('Rarely walked')
    expect([await listInbox(ade), await get(ade, '/api/notifications/unread')]).toEqual([[], { unread: 0 }])
    expect((await ade.call('GET', '/api/new-posts')).body).not.toContain('Rarely walked')
    await write(jonas, owner, 'Still here')
    expect(await listInbox(ade)).toEqual([])
    for (const client of [jonas, admin])
      expect([await listTitles(client), await getThread(client, owner)]).toEqual([
        expect.arrayContaining(['Rarely walked']),
        expect.objectContaining({ id: postId, replies: 4 }),
      ])
  })

  test('keeps its challenge from being deleted, and takes its new title', async () => {
    const draft = await admin.call('POST', '/api/content/drafts', {
      kind: 'challenge',
      content: {
        title: 'Old name',
        description: 'Walk.',
        pillar: 'physical',
        duration: 7,
        difficulty: 'beginner',
        plan: [{ from: 1, to: 7, title: 'Walk', action: 'Walk.', done: 'you walked.' }],
      },
    })
    const { id: draftId, revision } = draft.json()
    const published = await admin.call('POST', `/api/content/drafts/${draftId}/publish`, { revision })
    const { id } = published.json().published
    const { postId } = await write(jonas, `challenges/${id}`)
    const edit = (await admin.call('POST', '/api/content/drafts', { kind: 'challenge', edits: id })).json()
    const changed = { ...edit.content, title: 'New name' }
    const saved = await admin.call('PATCH', `/api/content/drafts/${edit.id}`, {
      revision: edit.revision,
      content: changed,
    })
    await admin.call('POST', `/api/content/drafts/${edit.id}/publish`, { revision: saved.json().revision })
    expect(await get(ade, `/api/forum/${postId}`)).toMatchObject({ title: 'New name' })
    expect((await admin.call('DELETE', `/api/content/catalog/challenge/${id}`)).statusCode).toBe(409)
    expect((await jonas.call('GET', `/api/forum/${postId}`)).statusCode).toBe(200)
  })
})

describe('the thread of a crew', () => {
  async function foundCrew(...members: TestClient[]): Promise<string> {
    const [founder, ...others] = members
    if (!founder) throw new Error('A crew needs a founder')
    const { id, url } = (await founder.call('POST', '/api/crews', { name: 'Thursday crew' })).json()
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')
    for (const member of others) await member.call('POST', '/api/crew-link/join', { token, shares: {} })
    return id
  }
  const leave = (client: TestClient, crewId: string) =>
    client.call('DELETE', `/api/crews/${crewId}/members/${client.id}`)

  test('is a thread with posts in the mail about it, whose subject does not name it', async () => {
    const crewId = await foundCrew(jonas, ade)
    const { id: replyId, postId } = await write(jonas, `crews/${crewId}`)
    const { id: userId, username, email } = ade
    await site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', userId).execute()
    const mail = await composers.reply.email({
      dependencies: site,
      database: site.database,
      recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
      message: { kind: 'reply', subjectId: postId, data: null, createdAt: '' },
      now: site.services.clock.now(),
    })
    expect(mail).toMatchObject({
      subject: 'There is a new post in one of your crews',
      paragraphs: [`${jonas.username} wrote to “Thursday crew”.`],
      action: { label: 'Read the thread', path: `/community/${postId}?reply=${replyId}` },
    })
  })

  test('tells the members, who follow it unless they unfollow, and has the last replies', async () => {
    const crewId = await foundCrew(jonas, ade, tom)
    const owner = `crews/${crewId}`
    const none = { id: null, replies: 0, open: true, readUpTo: null, unread: 0, latest: [] }
    expect(await getThread(jonas, owner)).toEqual(none)
    const { postId } = await write(jonas, owner, 'One')
    const replies = (inbox: Notification[]) => inbox.filter(({ kind }) => kind === 'reply')
    expect(replies(await listInbox(ade))).toMatchObject([{ postTitle: 'Thursday crew', crew: true, own: false }])
    expect(await get(tom, `/api/forum/${postId}/follow`)).toEqual({ following: true })
    expect((await getThread(tom, owner)).unread).toBe(1)
    await tom.call('PATCH', `/api/forum/${postId}/follow`, { following: false })
    await tom.call('POST', '/api/notifications/read', {})
    for (const content of ['Two', 'Three', 'Four']) await write(ade, owner, content)
    expect(replies(await listInbox(tom))).toMatchObject([{ read: true }])
    expect((await getThread(tom, owner)).unread, 'who does not follow it').toBe(0)
    expect((await getThread(jonas, owner)).unread).toBe(3)
    await jonas.call('POST', '/api/notifications/read', { postId })
    expect((await getThread(jonas, owner)).unread).toBe(0)
    const { replies: count, latest } = await getThread(tom, owner)
    expect([count, latest.map(({ content }: ForumReply) => content)]).toEqual([4, ['Two', 'Three', 'Four']])
    await jonas.call('PATCH', `/api/crews/${crewId}`, { name: 'Friday crew' })
    expect(await get(tom, `/api/forum/${postId}`)).toMatchObject({ title: 'Friday crew', crewId })
  })

  test('lists its replies newest first, page by page', async () => {
    const owner = `crews/${await foundCrew(jonas, ade)}`
    const { postId } = await write(jonas, owner, 'One')
    for (const content of ['Two', 'Three']) await write(ade, owner, content)
    const url = `/api/forum/${postId}/replies?limit=2`
    const first = await jonas.call('GET', url)
    const contents = (replies: ForumReply[]) => replies.map(({ content }) => content)
    expect(contents(first.json())).toEqual(['Three', 'Two'])
    const [, cursor] = /cursor=([\w-]+)/.exec(String(first.headers.link)) ?? []
    expect(contents(await get(jonas, `${url}&cursor=${cursor}`))).toEqual(['One'])
  })

  test('lists its replies from one on in the order in which they were written, and those before it', async () => {
    const owner = `crews/${await foundCrew(jonas, ade)}`
    const written: ForumReply[] = []
    for (const content of ['One', 'Two', 'Three', 'Four']) written.push(await write(ade, owner, content))
    const [first, second] = written
    const url = `/api/forum/${first?.postId}/replies?limit=2`
    const from = await jonas.call('GET', `${url}&from=${second?.id}`)
    const contents = (replies: ForumReply[]) => replies.map(({ content }) => content)
    expect(contents(from.json())).toEqual(['Two', 'Three'])
    const [, next = ''] = /<([^>]+)>/.exec(String(from.headers.link)) ?? []
    expect(contents(await get(jonas, next))).toEqual(['Four'])
    expect(contents(await get(jonas, `${url}&before=${second?.id}`))).toEqual(['One'])
  })

  test('counts what is unread after the mark of the member, and before they have one, what they were told', async () => {
    const crewId = await foundCrew(jonas, ade, tom)
    const owner = `crews/${crewId}`
    const { id: firstId, postId } = await write(jonas, owner, 'One')
    await jonas.call('POST', `/api/crews/${crewId}/thread`, { content: `Two, @${ade.username}` })
    await ade.call('POST', '/api/notifications/read', {})
    site.services.clock.advance({ minutes: 1 })
    const mention = await jonas.call('POST', `/api/crews/${crewId}/thread`, { content: `@${ade.username}` })
    expect(await getThread(ade, owner), 'a mention is news too').toMatchObject({ readUpTo: null, unread: 1 })
    const { id: lastId } = mention.json()
    const read = await ade.call('POST', `/api/forum/${postId}/read`, { upTo: firstId })
    expect(read.json()).toEqual({ readUpTo: firstId, unread: 2 })
    await ade.call('POST', '/api/notifications/read', {})
    expect(await getThread(ade, owner), 'whatever the inbox says').toMatchObject({ readUpTo: firstId, unread: 2 })
    expect(await get(ade, `/api/forum/${postId}`)).toMatchObject({ unread: 2 })
    await ade.call('POST', `/api/forum/${postId}/read`, { upTo: lastId })
    expect(await getThread(ade, owner)).toMatchObject({ readUpTo: lastId, unread: 0 })
    await leave(ade, crewId)
    const marks = site.database.selectFrom('forum_reads').select('user_id').where('post_id', '=', postId)
    expect(await marks.execute()).toEqual([])
  })

  test('has tombstones of who left, nothing about it for them, and its counter is right', async () => {
    const crewId = await foundCrew(jonas, ade, tom)
    const { postId } = await write(jonas, `crews/${crewId}`, 'I stay')
    const own = await write(tom, `crews/${crewId}`, 'I leave')
    await write(tom, `crews/${crewId}`, 'Soon')
    await ade.call('PATCH', '/api/reactions', { kind: 'reply', id: own.id, answer: 'with-you' })
    const first = (await listReplies(jonas, postId)).at(-1)
    await tom.call('PATCH', '/api/reactions', { kind: 'reply', id: first?.id, answer: 'with-you' })
    expect((await leave(tom, crewId)).statusCode).toBe(200)
    const replies = await listReplies(jonas, postId)
    expect(replies.map(({ content, userId, deleted }) => [content, userId, deleted])).toEqual([
      ['', null, true],
      ['', null, true],
      ['I stay', jonas.id, false],
    ])
    expect(JSON.stringify(replies)).not.toContain(tom.username)
    expect(replies.map(({ reactions }) => reactions.counts)).toEqual([{}, {}, {}])
    expect(await getThread(jonas, `crews/${crewId}`)).toMatchObject({ replies: 1, latest: [{ content: 'I stay' }] })
    for (const client of [jonas, ade, tom]) {
      const inbox = JSON.stringify(await listInbox(client))
      expect([client === tom ? inbox : '', inbox.includes(tom.username)]).toEqual([client === tom ? '[]' : '', false])
      const unread = (await listInbox(client)).filter(({ read }) => !read).length
      expect(await get(client, '/api/notifications/unread')).toEqual({ unread })
    }
    for (const url of [`/api/forum/${postId}`, `/api/forum/${postId}/replies`, `/api/crews/${crewId}/thread`])
      expect((await tom.call('GET', url)).statusCode).toBe(404)
    const edit = await tom.call('PATCH', `/api/forum/${postId}/replies/${own.id}`, { content: 'Changed' })
    const remove = await tom.call('DELETE', `/api/forum/${postId}/replies/${own.id}`)
    const report = await jonas.call('POST', '/api/reports', { kind: 'reply', subjectId: own.id, reason: 'spam' })
    expect([edit.statusCode, remove.statusCode, report.statusCode]).toEqual([404, 404, 404])
  })

  test.each([
    ['changed', 'PATCH'],
    ['deleted', 'DELETE'],
  ] as const)('is read again by the others when a post is %s', async (_, method) => {
    const crewId = await foundCrew(jonas, ade)
    const { id, postId } = await write(jonas, `crews/${crewId}`)
    const stream = await openEvents(site, ade.cookie)
    const body = method === 'PATCH' ? { content: 'Changed' } : undefined
    expect((await jonas.call(method, `/api/forum/${postId}/replies/${id}`, body)).statusCode).toBeLessThan(300)
    expect(await stream.until((event) => event.type === 'crews')).toEqual({ type: 'crews' })
    await stream.close()
  })

  test.each(['keep', 'remove'] as const)('has tombstones of a deleted account (posts: %s)', async (posts) => {
    const crewId = await foundCrew(jonas, ade)
    const { postId } = await write(ade, `crews/${crewId}`, 'Ade was here')
    await write(jonas, `crews/${crewId}`, 'Jonas too')
    await ade.call('POST', '/api/account/delete', { password, posts })
    const replies = await listReplies(jonas, postId)
    expect(replies.map(({ content, deleted }) => [content, deleted])).toEqual([
      ['Jonas too', false],
      ['', true],
    ])
    expect((await getThread(jonas, `crews/${crewId}`)).replies).toBe(1)
  })

  test('shows staff only a reported reply with what it follows, and lets them act on nothing else', async () => {
    const crewId = await foundCrew(jonas, ade)
    const { postId } = await write(ade, `crews/${crewId}`, 'Before it')
    const reported = await write(ade, `crews/${crewId}`, 'The reported one')
    await write(jonas, `crews/${crewId}`, 'After it')
    const act = (kind: string, id: string, action: string) =>
      admin.call('POST', `/api/moderation/posts/${kind}/${id}`, { action })
    const limits = (kind: string, id: string) => admin.call('GET', `/api/moderation/posts/${kind}/${id}`)
    const [missing, noReply] = [await act('discussion', 'missing', 'lock'), await act('reply', 'missing', 'hide')]
    expect(missing.statusCode).toBe(404)
    const refused = async () => {
      for (const action of ['lock', 'pin', 'hide', 'remove'])
        expect((await act('discussion', postId, action)).body).toBe(missing.body)
      expect((await limits('discussion', postId)).statusCode).toBe(404)
    }
    await refused()
    for (const action of ['hide', 'remove']) expect((await act('reply', reported.id, action)).body).toBe(noReply.body)
    expect((await limits('reply', reported.id)).statusCode).toBe(404)
    const root = await jonas.call('POST', '/api/reports', { kind: 'discussion', subjectId: postId, reason: 'spam' })
    expect(root.statusCode).toBe(404)
    await jonas.call('POST', '/api/reports', { kind: 'reply', subjectId: reported.id, reason: 'harassment' })
    await refused()
    const [open] = await get(admin, '/api/moderation/cases')
    expect(open.item).toMatchObject({ content: 'The reported one', postId: null })
    const text = (await admin.call('GET', `/api/moderation/cases/${open.id}`)).body
    expect([text.includes('Before it'), text.includes('After it'), text.includes('Thursday crew')]).toEqual([
      true,
      false,
      false,
    ])
    expect((await admin.call('GET', `/api/forum/${postId}`)).statusCode).toBe(404)
    expect((await limits('reply', reported.id)).statusCode).toBe(200)
    expect((await act('reply', reported.id, 'remove')).statusCode).toBe(200)
    expect((await listReplies(jonas, postId))[1]).toMatchObject({ content: '', removed: true })
    expect((await act('reply', reported.id, 'restore')).statusCode).toBe(200)
    expect((await listReplies(jonas, postId))[1]).toMatchObject({ content: 'The reported one', removed: false })
  })

  test('is left alone when all posts of a member are hidden, and not counted for staff', async () => {
    const crewId = await foundCrew(jonas, ade)
    const { postId } = await write(ade, `crews/${crewId}`, 'For the crew')
    const suspended = await admin.call('POST', `/api/moderation/members/${ade.id}`, {
      action: 'suspend',
      days: 3,
      posts: 'remove',
    })
    expect(suspended.statusCode, suspended.body).toBe(200)
    expect((await listReplies(jonas, postId))[0]).toMatchObject({ content: 'For the crew', removed: false })
    expect(await get(admin, `/api/moderation/members/${ade.id}`)).toMatchObject({ replies: 0 })
  })
})
