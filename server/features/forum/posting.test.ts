import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp({ timeZone: 'Asia/Tokyo' })
})
afterEach(() => site.close())

const form = { title: 'First light', content: 'Hello', pillar: 'mental' }
const start = (client: TestClient, body: object = {}) => client.call('POST', '/api/forum', { ...form, ...body })
const reply = (client: TestClient, id: string, content = 'Hi') =>
  client.call('POST', `/api/forum/${id}/replies`, { content })
const addSocialPost = (client: TestClient, at = 1) =>
  client.call('POST', '/api/social/ingest-url', {
    platform: 'instagram',
    url: `https://www.instagram.com/p/ABCDEFGHIJ${at}/`,
  })
const update = (client: TestClient, change: { muted_until?: string; guidelines_due?: boolean }) =>
  site.database.updateTable('users').set(change).where('id', '=', client.id).execute()

/** Every call that writes in the community. */
async function write(client: TestClient) {
  const postId: string = (await start(admin)).json().id
  const own = await site.database.selectFrom('forum_posts').select('id').where('user_id', '=', client.id).execute()
  const replies = await site.database
    .selectFrom('forum_replies')
    .select(['id', 'post_id'])
    .where('user_id', '=', client.id)
    .execute()
  return [
    await start(client),
    await client.call('PATCH', `/api/forum/${own[0]?.id}`, { content: 'Changed' }),
    await reply(client, postId),
    await client.call('PATCH', `/api/forum/${replies[0]?.post_id}/replies/${replies[0]?.id}`, { content: 'Changed' }),
    await addSocialPost(client),
  ]
}

describe('writing in the community', () => {
  test.each([
    ['muted', { muted_until: '2026-03-12T22:00:00.000Z' }, 'You can’t post until 13 March, 07:00.'],
    ['muted', { muted_until: '9999-12-31T23:59:59.999Z' }, 'A moderator has muted you, so you can’t post.'],
    ['guidelines-required', { guidelines_due: true }, 'Please read and accept the community guidelines first.'],
  ])('is refused with %s for a member with %j', async (code, change, message) => {
    await reply(member, (await start(member)).json().id)
    await update(member, change)
    for (const { statusCode, ...refused } of await write(member))
      expect([statusCode, refused.json()]).toEqual([403, { code, message }])
  })

  test('is possible again after the mute has ended, and after the guidelines are accepted', async () => {
    await reply(member, (await start(member)).json().id)
    await update(member, { muted_until: '2026-03-10T08:59:00.000Z', guidelines_due: true })
    const accepted = await member.call('POST', '/api/guidelines/accept')
    expect(accepted.json()).toEqual({ role: 'member', mutedUntil: null, guidelinesDue: false })
    expect((await member.call('GET', '/api/standing')).json()).toEqual(accepted.json())
    expect((await write(member)).map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200, 201])
  })

  test('lets a muted member delete what they wrote', async () => {
    const { id } = (await start(member)).json()
    await update(member, { muted_until: '9999-12-31T23:59:59.999Z' })
    expect((await member.call('DELETE', `/api/forum/${id}`)).statusCode).toBe(200)
  })
})

describe('new members', () => {
  test('start a limited number of discussions a day, even if they delete some', async () => {
    for (let count = 0; count < 5; count++) {
      const { id } = (await start(member, {})).json()
      await member.call('DELETE', `/api/forum/${id}`)
    }
    const refused = await start(member)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'In your first days here, you can start up to 5 discussions a day. You can post again in 24 hours.',
    ])
    expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60))
    site.services.clock.advance({ days: 1 })
    expect((await start(member)).statusCode).toBe(201)
  })

  test('start no more than the limit in parallel', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => start(member)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
  })

  test('do not use up the limit by retrying a request or by failing', async () => {
    const headers = { 'idempotency-key': 'the-same-one' }
    for (let count = 0; count < 9; count++) await member.call('POST', '/api/forum', form, headers)
    for (let count = 0; count < 4; count++) expect((await start(member)).statusCode).toBe(201)
    expect((await start(member)).statusCode).toBe(429)
    const retried = await member.call('POST', '/api/forum', form, headers)
    expect(retried.statusCode).toBe(201)
  })

  test('write a limited number of replies a day', async () => {
    const { id } = (await start(admin)).json()
    for (let count = 0; count < 20; count++) expect((await reply(member, id)).statusCode).toBe(201)
    expect((await reply(member, id)).statusCode).toBe(429)
    expect((await admin.call('GET', `/api/forum/${id}`)).json().replies).toBe(20)
  })

  test('add a limited number of social posts a day', async () => {
    const statuses = []
    for (let count = 1; count <= 4; count++) statuses.push((await addSocialPost(member, count)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect((await addSocialPost(member, 1)).statusCode).toBe(200)
  })

  test('add a limited number of links to a post', async () => {
    const content = 'See https://a.example, [b](https://b.example) and c.com'
    const refused = await start(member, { content })
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'In your first days here, a post can have up to 2 links. Please leave some out, or post it after 13 March, 18:00.',
    ])
    expect(refused.headers['retry-after']).toBe(String(3 * 24 * 60 * 60))
    const { id } = (await start(member, { content: 'See https://a.example' })).json()
    expect((await member.call('PATCH', `/api/forum/${id}`, { content })).statusCode).toBe(429)
    expect((await reply(member, id, content)).statusCode).toBe(429)
  })

  test('are members with limits for three days, but not if they are staff', async () => {
    const content = 'https://a.example https://b.example https://c.example'
    expect((await start(admin, { content })).statusCode).toBe(201)
    await site.database
      .insertInto('moderators')
      .values({ user_id: member.id, appointed_by: admin.id, created_at: 'now' })
      .execute()
    expect((await start(member, { content })).statusCode).toBe(201)
    await site.database.deleteFrom('moderators').execute()
    expect((await start(member, { content })).statusCode).toBe(429)
    site.services.clock.advance({ days: 3 })
    for (let count = 0; count < 7; count++) expect((await start(member, { content })).statusCode).toBe(201)
  })
})
