import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { tellRemainingFollowers } from './followers.ts'

const followers = 130

let author: TestClient
let sam: TestClient
let memberIds: string[]
let postId: string

const site = await createTestApp({}, { connections: 5 })
const { database } = site
beforeAll(async () => {
  await site.signUp()
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
const countUntold = async () => (await database.selectFrom('untold_replies').selectAll().execute()).length

test('tells a few followers with the reply', async () => {
  await database
    .deleteFrom('forum_follows')
    .where('user_id', 'in', memberIds.slice(0, followers - 19))
    .execute()
  await reply()
  expect(await listTold()).toEqual(expect.arrayContaining([author.id, ...memberIds.slice(-19)]))
  expect(await countUntold()).toBe(0)
})

describe('many followers', () => {
  test('are told in the background, at the time of the reply', async () => {
    const replyId = await reply()
    expect(await listTold()).toEqual([])
    site.services.clock.advance({ minutes: 5 })
    await tellRemainingFollowers(site)
    expect(await listTold()).toEqual([author.id, ...memberIds].toSorted())
    expect(await countUntold()).toBe(0)
    const { createdAt } = (await author.call('GET', `/api/forum/${postId}/replies`))
      .json()
      .find((each: { id: string }) => each.id === replyId)
    expect((await author.call('GET', '/api/notifications')).json()[0]).toMatchObject({ kind: 'reply', at: createdAt })
  })

  test('are told once, also if the server stops in between and two processes go on', async () => {
    await reply()
    const stop = new AbortController()
    const stopped = tellRemainingFollowers(site, stop.signal)
    stop.abort()
    await stopped
    const before = (await listTold()).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(followers)
    await Promise.all([tellRemainingFollowers(site), tellRemainingFollowers(site)])
    expect(await listTold()).toEqual([author.id, ...memberIds].toSorted())
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

  test.each(['deleted', 'hidden'])('are not told of a reply that was %s before', async (change) => {
    const id = await reply()
    if (change === 'deleted') await sam.call('DELETE', `/api/forum/${postId}/replies/${id}`)
    else await database.updateTable('forum_replies').set({ hidden_at: 'now' }).where('id', '=', id).execute()
    await tellRemainingFollowers(site)
    expect(await listTold()).toEqual([])
    expect(await countUntold()).toBe(0)
  })
})
