import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import type { Notification } from '#contract/notifications.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { openEvents } from '#test/event-stream.ts'
import { openDatabase } from '../../database/open.ts'
import { transaction } from '../../database/transaction.ts'
import { forgetOldNotifications } from './inbox.ts'
import { notify } from './notify.ts'

let author: TestClient
let sam: TestClient
let lee: TestClient
let kim: TestClient

const site = await createTestApp({}, { connections: 20 })
await site.signUp()
beforeEach(async () => {
  author = await site.signUp()
  sam = await site.signUp()
  lee = await site.signUp()
  kim = await site.signUp()
})
afterAll(() => site.close())

const startDiscussion = async (caller: TestClient, title = 'First light'): Promise<string> =>
  (await caller.call('POST', '/api/forum', { title, content: 'Who is up?', pillar: 'physical' })).json().id
const replyTo = async (caller: TestClient, postId: string, key?: string): Promise<string> =>
  (
    await caller.call(
      'POST',
      `/api/forum/${postId}/replies`,
      { content: 'I am.' },
      key ? { 'idempotency-key': key } : {},
    )
  ).json().id
const listInbox = async (caller: TestClient): Promise<Notification[]> =>
  (await caller.call('GET', '/api/notifications')).json()
const countUnread = async (caller: TestClient): Promise<number> =>
  (await caller.call('GET', '/api/notifications/unread')).json().unread
const read = async (caller: TestClient, body: object = {}): Promise<number> =>
  (await caller.call('POST', '/api/notifications/read', body)).json().unread
const hasUnread =
  (unread: number) =>
  (event: MemberEvent): event is MemberEvent =>
    event.type === 'notifications' && event.unread === unread

describe('replies', () => {
  test('groups the replies to a discussion while they are unread', async () => {
    const postId = await startDiscussion(author)
    const replyId = await replyTo(sam, postId)
    for (const caller of [lee, sam, kim]) await replyTo(caller, postId)
    expect(await listInbox(author)).toEqual([
      {
        id: expect.any(String),
        kind: 'reply',
        at: '2026-03-10T09:00:00.000Z',
        read: false,
        crew: false,
        postId,
        postTitle: 'First light',
        own: true,
        name: kim.username,
        others: 2,
        replyId,
        words: 'I am.',
      },
    ])
    expect(await countUnread(author)).toBe(1)
    await read(author)
    await replyTo(lee, postId)
    expect(await listInbox(author)).toMatchObject([
      { read: false, name: lee.username, others: 0 },
      { read: true, name: kim.username, others: 2 },
    ])
  })

  test('leaves out a notification of a kind that a later version has', async () => {
    const postId = await startDiscussion(author)
    await replyTo(sam, postId)
    await sql`update notifications set kind = 'later' where user_id = ${author.id}`.execute(site.database)
    await replyTo(lee, await startDiscussion(author, 'Second light'))
    expect((await listInbox(author)).map(({ kind }) => kind)).toEqual(['reply'])
  })

  test('tells those who replied before, but not the author of the reply', async () => {
    const postId = await startDiscussion(author)
    await replyTo(sam, postId)
    await replyTo(lee, postId)
    expect(await listInbox(sam)).toMatchObject([{ own: false, name: lee.username, others: 0 }])
    expect(await listInbox(lee)).toEqual([])
    expect(await listInbox(kim)).toEqual([])
  })

  test('tells nobody twice when a reply is sent again', async () => {
    const postId = await startDiscussion(author)
    await Promise.all([replyTo(sam, postId, 'reply-once'), replyTo(sam, postId, 'reply-once')])
    await read(author)
    await replyTo(sam, postId, 'reply-once')
    expect(await countUnread(author)).toBe(0)
    expect(await listInbox(author)).toHaveLength(1)
  })

  test('makes one notification of many replies at the same moment', async () => {
    const postId = await startDiscussion(author)
    await Promise.all([sam, lee, kim, sam, lee, kim].map((caller) => replyTo(caller, postId)))
    expect(await listInbox(author)).toMatchObject([{ others: 2 }])
    expect(await countUnread(author)).toBe(1)
  })

  test('rings in an open tab', async () => {
    const postId = await startDiscussion(author)
    const stream = await openEvents(site, author.cookie)
    await replyTo(sam, postId)
    await stream.until(hasUnread(1))
    await read(author, { postId })
    await stream.until((event): event is MemberEvent => stream.events.indexOf(event) > 2 && hasUnread(0)(event))
    await stream.close()
  })

  test('withdraws a deleted reply, but not the other replies of its author', async () => {
    const postId = await startDiscussion(author)
    const [first, second] = [await replyTo(sam, postId), await replyTo(sam, postId)]
    await replyTo(lee, postId)
    const remove = (caller: TestClient, id: string) => caller.call('DELETE', `/api/forum/${postId}/replies/${id}`)
    await remove(sam, first)
    expect(await listInbox(author)).toMatchObject([{ others: 1 }])
    await remove(sam, second)
    expect(await listInbox(author)).toMatchObject([{ name: lee.username, others: 0 }])
    expect(await countUnread(sam)).toBe(1)
  })

  test('removes a notification with the only reply it is about', async () => {
    const postId = await startDiscussion(author)
    await replyTo(lee, postId)
    await read(author)
    site.services.clock.advance({ minutes: 1 })
    const id = await replyTo(lee, postId)
    const stream = await openEvents(site, author.cookie)
    expect(stream.events).toContainEqual({ type: 'notifications', unread: 1 })
    await lee.call('DELETE', `/api/forum/${postId}/replies/${id}`)
    await stream.until(hasUnread(0))
    expect(await listInbox(author)).toMatchObject([{ read: true }])
    await stream.close()
  })

  test('removes the notifications about a deleted discussion, also if others had replied', async () => {
    const postId = await startDiscussion(author)
    await replyTo(sam, postId)
    await replyTo(lee, postId)
    await author.call('DELETE', `/api/forum/${postId}`)
    for (const caller of [author, sam]) {
      expect(await listInbox(caller)).toEqual([])
      expect(await countUnread(caller)).toBe(0)
    }
  })

  test.each(['keep', 'remove'] as const)('names no deleted account (posts: %s)', async (posts) => {
    const postId = await startDiscussion(author)
    await replyTo(lee, postId)
    await replyTo(sam, postId)
    const other = await startDiscussion(sam)
    await replyTo(author, other)
    await sam.call('POST', '/api/account/delete', { password, posts })
    expect(await listInbox(author)).toMatchObject([{ name: lee.username, others: 0 }])
    await lee.call('POST', '/api/account/delete', { password, posts })
    expect(await listInbox(author)).toMatchObject(posts === 'keep' ? [{ name: null, others: 0 }] : [])
    expect(await countUnread(author)).toBe(posts === 'keep' ? 1 : 0)
  })

  test('tells no suspended member', async () => {
    const postId = await startDiscussion(author)
    await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', author.id).execute()
    await replyTo(sam, postId)
    await site.database.updateTable('users').set({ suspended_at: null }).where('id', '=', author.id).execute()
    expect(await listInbox(author)).toEqual([])
  })

  test('tells 100 followers with few statements', async () => {
    const postId = await startDiscussion(author)
    const { database } = site
    const template = await database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', author.id)
      .executeTakeFirstOrThrow()
    const members = Array.from({ length: 100 }, (_, at) => `${postId}-${at}`)
    for (const name of members) {
      const row = { ...template, id: name, email: `${name}@x`, username: name, username_key: name }
      await database.insertInto('users').values(row).execute()
    }
    let statements = 0
    const counted = database.withPlugin({
      transformQuery({ node }) {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const cause = { kind: 'reply', subjectId: postId, actorId: sam.id, recipients: [...members, sam.id] } as const
    const told = await transaction(counted, (tx) => notify(tx, { ...cause, now: site.services.clock.now() }))
    expect(told).toHaveLength(100)
    expect(statements).toBeLessThan(30)
    await database.deleteFrom('users').where('id', 'in', members).execute()
  })
})

describe.runIf(engine === 'postgres')('several processes', () => {
  test('ring in a tab that is connected to another process', async () => {
    const database = await openDatabase(site, { connections: 5 })
    const elsewhere = await createTestApp({}, { testDatabase: { ...site, database, close: () => database.destroy() } })
    const postId = await startDiscussion(author)
    const [stream, others] = [await openEvents(elsewhere, author.cookie), await openEvents(elsewhere, kim.cookie)]
    const replyId = await replyTo(sam, postId)
    await stream.until(hasUnread(1))
    await sam.call('DELETE', `/api/forum/${postId}/replies/${replyId}`)
    await stream.until((event): event is MemberEvent => stream.events.indexOf(event) > 1 && hasUnread(0)(event))
    await replyTo(lee, postId)
    await replyTo(sam, postId)
    await stream.until((event): event is MemberEvent => stream.events.indexOf(event) > 3 && hasUnread(1)(event))
    expect(await countUnread(author)).toBe(1)
    expect(others.events).toHaveLength(2)
    await Promise.all([stream.close(), others.close()])
    await elsewhere.close()
  })
})

describe('following', () => {
  const follow = async (caller: TestClient, postId: string, following?: boolean) =>
    (
      await caller.call(
        following === undefined ? 'GET' : 'PATCH',
        `/api/forum/${postId}/follow`,
        following === undefined ? undefined : { following },
      )
    ).json().following

  test('follows a discussion by starting it, by replying, or on request', async () => {
    const postId = await startDiscussion(author)
    expect([await follow(author, postId), await follow(sam, postId)]).toEqual([true, false])
    await replyTo(sam, postId)
    expect(await follow(sam, postId)).toBe(true)
    expect(await follow(kim, postId, true)).toBe(true)
    await replyTo(lee, postId)
    expect(await countUnread(kim)).toBe(1)
  })

  test('stays unfollowed after another reply', async () => {
    const postId = await startDiscussion(author)
    expect(await follow(author, postId, false)).toBe(false)
    await replyTo(author, postId)
    await replyTo(sam, postId)
    expect([await follow(author, postId), await countUnread(author)]).toEqual([false, 0])
  })

  test('answers 404 for a deleted discussion', async () => {
    const postId = await startDiscussion(author)
    await replyTo(sam, postId)
    await author.call('DELETE', `/api/forum/${postId}`)
    expect((await sam.call('PATCH', `/api/forum/${postId}/follow`, { following: true })).statusCode).toBe(404)
  })
})

describe('the inbox', () => {
  test('lists pages, the latest event first', async () => {
    const posts = []
    for (const title of ['One', 'Two', 'Three']) posts.push(await startDiscussion(author, title))
    for (const id of [...posts, posts[0] ?? '']) await replyTo(sam, id)
    const first = await author.call('GET', '/api/notifications?limit=2')
    expect(first.json()).toMatchObject([{ postTitle: 'One' }, { postTitle: 'Three' }])
    const next = await author.call('GET', /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    expect(next.json()).toMatchObject([{ postTitle: 'Two' }])
    expect(next.headers.link).toBeUndefined()
  })

  test('marks one notification, those of a discussion, or all as read', async () => {
    const posts = []
    for (const title of ['One', 'Two', 'Three']) posts.push(await startDiscussion(author, title))
    for (const id of posts) await replyTo(sam, id)
    const [latest] = await listInbox(author)
    expect(await read(author, { id: latest?.id })).toBe(2)
    expect(await read(author, { postId: posts[0] })).toBe(1)
    expect(await read(author)).toBe(0)
  })

  test('ignores the notification of another member', async () => {
    await replyTo(sam, await startDiscussion(author))
    const [notification] = await listInbox(author)
    expect(await read(lee, { id: notification?.id })).toBe(0)
    expect(await countUnread(author)).toBe(1)
  })

  test('keeps notifications for 90 days', async () => {
    await replyTo(sam, await startDiscussion(author))
    const countRows = async () =>
      (await site.database.selectFrom('notifications').select('id').where('user_id', '=', author.id).execute()).length
    const left: number[] = []
    for (const days of [89, 2]) {
      site.services.clock.advance({ days })
      await forgetOldNotifications(site)
      left.push(await countRows())
    }
    site.services.clock.advance({ days: -91 })
    expect(left).toEqual([1, 0])
  })
})
