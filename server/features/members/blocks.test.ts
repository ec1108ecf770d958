import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'

let member: TestClient
let other: TestClient

const site = await createTestApp()
const admin = await site.signUp()
beforeEach(async () => {
  member = await site.signUp()
  other = await site.signUp()
})
afterAll(() => site.close())

const block = (client: TestClient, id: string) => client.call('POST', `/api/members/${id}/block`)
const listBlocks = async (client: TestClient) => (await client.call('GET', '/api/blocks')).json()

const start = async (client: TestClient, title = 'First light'): Promise<string> =>
  (await client.call('POST', '/api/forum', { title, content: 'Hello', pillar: 'mental' })).json().id
const reply = (client: TestClient, id: string) => client.call('POST', `/api/forum/${id}/replies`, { content: 'Hi' })
const inbox = async (client: TestClient) => (await client.call('GET', '/api/notifications')).json()
const countUnread = async (client: TestClient) => (await client.call('GET', '/api/notifications/unread')).json().unread

describe('blocks', () => {
  test('blocks and unblocks a member, also when repeated', async () => {
    for (let round = 0; round < 2; round++) expect((await block(member, other.id)).json()).toEqual({ blocked: true })
    const blockedAt = site.services.clock.now().toISOString()
    expect(await listBlocks(member)).toEqual([{ id: other.id, username: other.username, blockedAt }])
    expect(await listBlocks(other)).toEqual([])
    for (let round = 0; round < 2; round++)
      expect((await member.call('DELETE', `/api/members/${other.id}/block`)).json()).toEqual({ blocked: false })
    expect(await listBlocks(member)).toEqual([])
  })

  test('rejects blocking oneself, staff and unknown members', async () => {
    await site.database
      .insertInto('moderators')
      .values({ user_id: other.id, appointed_by: admin.id, created_at: 'now' })
      .execute()
    const statuses = []
    for (const id of [member.id, admin.id, other.id, 'unknown']) statuses.push((await block(member, id)).statusCode)
    expect(statuses).toEqual([409, 409, 409, 404])
    expect(await listBlocks(member)).toEqual([])
  })

  test('limits how many members one can block in a day', async () => {
    const ids = Array.from({ length: 41 }, (_, at) => `blocked-${at}`)
    for (const id of ids)
      await site.database
        .insertInto('users')
        .values({
          id,
          email: `${id}@example.org`,
          username: id,
          username_key: id,
          role: 'public',
          onboarding_completed: false,
          time_zone: 'UTC',
          created_at: 'now',
          updated_at: 'now',
        })
        .execute()
    const replies = []
    for (const id of ids) replies.push(await block(member, id))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40)
    expect(replies.at(-1)?.statusCode).toBe(429)
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await block(member, 'blocked-0')).statusCode).toBe(200)
  })

  test('withdraws what the two were notified of, and keeps what others caused', async () => {
    const third = await site.signUp()
    const own = await start(member, 'Mine')
    const theirs = await start(other, 'Theirs')
    await reply(other, own)
    await reply(third, own)
    await reply(member, theirs)
    await third.call('PATCH', `/api/forum/${theirs}/follow`, { following: true })
    await member.call('PATCH', `/api/forum/${theirs}/follow`, { following: true })
    await reply(third, theirs)
    await other.call('POST', '/api/notifications/read', {})
    await block(member, other.id)
    expect(await inbox(member)).toMatchObject([{ postTitle: 'Mine', name: third.username, others: 0 }])
    expect(await countUnread(member)).toBe(1)
    expect(await inbox(other)).toMatchObject([{ postTitle: 'Theirs', name: third.username, others: 0 }])
    expect(await countUnread(other)).toBe(0)
  })

  test('sends no notifications about replies of blocked members, or in their discussions', async () => {
    const own = await start(member)
    const third = await site.signUp()
    const theirs = await start(third)
    for (const client of [member, other]) await client.call('PATCH', `/api/forum/${theirs}/follow`, { following: true })
    const shared = await start(other)
    await member.call('PATCH', `/api/forum/${shared}/follow`, { following: true })
    await block(member, other.id)
    expect((await reply(other, own)).statusCode).toBe(404)
    await reply(other, theirs)
    await reply(third, shared)
    expect(await inbox(member)).toEqual([])
    await reply(member, theirs)
    expect((await inbox(other)).map((each: { postTitle: string }) => each.postTitle)).toEqual(['First light'])
  })
})
