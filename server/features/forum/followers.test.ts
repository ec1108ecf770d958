import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { tellRemainingFollowers } from './followers.ts'

const followers = 130

let admin: TestClient
let author: TestClient
let sam: TestClient
let memberIds: string[]
let postId: string

const site = await createTestApp({}, { connections: 5 })
const { database } = site
beforeAll(async () => {
  admin = await site.signUp()
  const kim = await site.signUp()
  const template = await database.selectFrom('users').selectAll().where('id', '=', kim.id).executeTakeFirstOrThrow()
  memberIds = Array.from({ length: followers }, (_, at) => `member-${String(at).padStart(3, '0')}`)
  const rows = memberIds.map((id) => ({ ...template, id, email: `${id}@x`, username: id, username_key: id }))
  await database.insertInto('users').values(rows).execute()
})
beforeEach(async () => {
  author = await site.signUp()
  sam = await site.signUp()
  const post = { title: 'First light', content: 'Who is up?', pillar: 'physical' }
  postId = (await author.call('POST', '/api/forum', post)).json().id
  await follow(memberIds)
})
afterAll(() => site.close())

const follow = async (userIds: string[]) => {
  const rows = userIds.map((user_id) => ({ post_id: postId, user_id, following: true, created_at: '2026-03-10' }))
  await database.insertInto('forum_follows').values(rows).execute()
}
const reply = async (content = 'I am.'): Promise<string> =>
  (await sam.call('POST', `/api/forum/${postId}/replies`, { content })).json().id
const listTold = async (): Promise<string[]> => {
  const rows = await database
    .selectFrom('notifications')
    .select('user_id')
    .where('group_key', '=', `reply:${postId}`)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
const listRevisions = () =>
  database.selectFrom('notifications').select('revision').where('group_key', '=', `reply:${postId}`).execute()
const countShown = async () =>
  (
    await database
      .selectFrom('notifications')
      .select('id')
      .where('group_key', '=', `reply:${postId}`)
      .where('shown', '=', true)
      .execute()
  ).length
const countPending = async () => (await database.selectFrom('pending_replies').selectAll().execute()).length

test('tells a few followers with the reply', async () => {
  await database
    .deleteFrom('forum_follows')
    .where('user_id', 'in', memberIds.slice(0, followers - 19))
    .execute()
  await reply()
  expect(await listTold()).toEqual(expect.arrayContaining([author.id, ...memberIds.slice(-19)]))
  expect(await countPending()).toBe(0)
})

describe('many followers', () => {
  test('are told in the background', async () => {
    await reply()
    expect(await listTold()).toEqual([])
    await tellRemainingFollowers(site)
    expect(await listTold()).toEqual([author.id, ...memberIds].toSorted())
    expect(await countPending()).toBe(0)
  })

  test('are told once, also if the server stops in between and two processes go on', async () => {
    await reply()
    const stop = new AbortController()
    const stopped = tellRemainingFollowers(site, stop.signal)
    stop.abort()
    await stopped
    const first = await listRevisions()
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(followers)
    await Promise.all([tellRemainingFollowers(site), tellRemainingFollowers(site)])
    expect(await listTold()).toEqual([author.id, ...memberIds].toSorted())
    expect(await listRevisions(), 'nobody twice').toEqual(expect.arrayContaining(first))
  })

  test('are not told if they have unfollowed or read it, are mentioned in it, or do not see it', async () => {
    const kim = await site.signUp()
    const lee = await site.signUp()
    const noor = await site.signUp()
    const tim = await site.signUp()
    await follow([kim.id, lee.id, noor.id, tim.id])
    await kim.call('PATCH', `/api/forum/${postId}/follow`, { following: false })
    await lee.call('POST', `/api/members/${sam.id}/block`)
    const id = await reply(`Up at five, @${tim.username}.`)
    await noor.call('POST', `/api/forum/${postId}/read`, { upTo: id })
    await tellRemainingFollowers(site)
    expect(await listTold()).toEqual([author.id, ...memberIds].toSorted())
    expect((await tim.call('GET', '/api/notifications')).json()).toMatchObject([{ kind: 'mention' }])
  })

  test('keep the notification of one reply when a later one that mentions them is deleted', async () => {
    const tim = await site.signUp()
    await follow([tim.id])
    await reply()
    const later = await reply(`@${tim.username}`)
    await tellRemainingFollowers(site)
    await sam.call('DELETE', `/api/forum/${postId}/replies/${later}`)
    expect((await tim.call('GET', '/api/notifications')).json()).toMatchObject([{ kind: 'reply', name: sam.username }])
  })

  test('hear nothing about a hidden reply, even if some of them had been told', async () => {
    const id = await reply()
    const stop = new AbortController()
    const stopped = tellRemainingFollowers(site, stop.signal)
    stop.abort()
    await stopped
    expect(await countShown()).toBeGreaterThan(0)
    await admin.call('POST', `/api/moderation/posts/reply/${id}`, { action: 'hide' })
    await tellRemainingFollowers(site)
    expect(await countShown()).toBe(0)
  })

  test.each(['deleted', 'hidden'])('are not told of a reply that was %s before', async (change) => {
    const id = await reply()
    if (change === 'deleted') await sam.call('DELETE', `/api/forum/${postId}/replies/${id}`)
    else await database.updateTable('forum_replies').set({ hidden_at: 'now' }).where('id', '=', id).execute()
    await tellRemainingFollowers(site)
    expect(await listTold()).toEqual([])
    expect(await countPending()).toBe(0)
  })
})
