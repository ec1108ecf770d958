import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addStarter } from './starters.ts'

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
let sam: TestClient
let lee: TestClient
let kim: TestClient
beforeEach(async () => {
  sam = await site.signUp()
  lee = await site.signUp()
  kim = await site.signUp()
  await site.ageAccounts()
})
afterAll(() => site.close())

const get = async ({ call }: TestClient, url: string) => (await call('GET', url)).json()
const start = async ({ call }: TestClient, title: string): Promise<ForumPost> =>
  (await call('POST', '/api/forum', { title, content: 'Who is up early?', pillar: 'career' })).json()
const replyTo = async ({ call }: TestClient, { id }: ForumPost): Promise<ForumReply> =>
  (await call('POST', `/api/forum/${id}/replies`, { content: 'I am.' })).json()
const getPost = (client: TestClient, { id }: ForumPost): Promise<ForumPost> => get(client, `/api/forum/${id}`)
const readUpTo = ({ call }: TestClient, { id: postId }: ForumPost, { id: upTo }: { id: string }) =>
  call('POST', `/api/forum/${postId}/read`, { upTo })
const listActive = async (client: TestClient, query = 'pillar=career'): Promise<ForumPost[]> =>
  get(client, `/api/forum?order=activity&limit=100&${query}`)
/** Of the given discussions, in the order of the list. */
const order = async (client: TestClient, posts: ForumPost[], query?: string) =>
  (await listActive(client, query)).map(({ id }) => id).filter((id) => posts.some((post) => post.id === id))
const moderate = (action: string, { kind, id }: { kind: string; id: string }) =>
  admin.call('POST', `/api/moderation/posts/${kind}/${id}`, { action })

describe('the order by activity', () => {
  test('puts the discussion with the last reply first, and follows replies that come and go', async () => {
    const posts = [await start(sam, 'One'), await start(sam, 'Two'), await start(sam, 'Three')] as const
    const [one, two, three] = posts
    expect(await order(lee, [...posts])).toEqual([three.id, two.id, one.id])
    const first = await replyTo(lee, one)
    expect(await order(kim, [...posts])).toEqual([one.id, three.id, two.id])
    expect((await getPost(kim, one)).lastReply).toMatchObject({ id: first.id, username: lee.username })
    const second = await replyTo(kim, two)
    expect(await order(lee, [...posts])).toEqual([two.id, one.id, three.id])
    await kim.call('DELETE', `/api/forum/${two.id}/replies/${second.id}`)
    expect(await order(lee, [...posts])).toEqual([one.id, three.id, two.id])
    expect((await getPost(kim, two)).lastReply).toBeNull()
  })

  test('ignores a reply while it is hidden or removed', async () => {
    const posts = [await start(sam, 'One'), await start(sam, 'Two')] as const
    const reply = await replyTo(lee, posts[0])
    for (const action of ['hide', 'remove']) {
      const done = await moderate(action, { kind: 'reply', id: reply.id })
      expect(done.statusCode, done.body).toBeLessThan(300)
      expect(await order(kim, [...posts])).toEqual([posts[1].id, posts[0].id])
      await moderate('restore', { kind: 'reply', id: reply.id })
      expect(await order(kim, [...posts])).toEqual([posts[0].id, posts[1].id])
    }
  })

  test('shows the last reply of those that the viewer sees', async () => {
    const post = await start(sam, 'One')
    const seen = await replyTo(lee, post)
    await replyTo(kim, post)
    await sam.call('POST', `/api/members/${kim.id}/block`)
    expect((await getPost(sam, post)).lastReply?.id).toBe(seen.id)
    expect((await getPost(lee, post)).lastReply?.username).toBe(kim.username)
  })

  test('continues where the page before ended', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await replyTo(lee, await start(sam, title))
    const all = await listActive(lee)
    const first = await lee.call('GET', '/api/forum?order=activity&pillar=career&limit=2')
    const next = await lee.call('GET', /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    expect([...first.json(), ...next.json()]).toEqual(all.slice(0, 4))
  })

  test('lists discussions of the site without an answer last, and no longer once members have thirty', async () => {
    const starter = await addStarter(
      site.database,
      { pillar: 'spiritual', title: 'What do you believe?', content: 'Tell us.' },
      site.services.clock.now(),
    )
    const { body } = await sam.call('POST', '/api/forum', { title: 'Mine', content: 'Words.', pillar: 'spiritual' })
    const mine: ForumPost = JSON.parse(body)
    const later = await addStarter(
      site.database,
      { pillar: 'spiritual', title: 'And now?', content: 'Tell us.' },
      site.services.clock.now(),
    )
    const list = async () => (await listActive(lee, 'pillar=spiritual')).map(({ id }) => id)
    expect(await list()).toEqual([mine.id, later, starter])
    for (let count = 0; count < 30; count++) await start(count % 2 ? sam : kim, `Talk ${count}`)
    expect(await list()).toEqual([mine.id])
    const { body: reply } = await lee.call('POST', `/api/forum/${starter}/replies`, { content: 'In people.' })
    expect(await list()).toEqual([starter, mine.id])
    await lee.call('DELETE', `/api/forum/${starter}/replies/${JSON.parse(reply).id}`)
    expect(await list()).toEqual([mine.id])
  })
})

describe('unread replies', () => {
  test('are counted after the last one that the member has seen, without their own', async () => {
    const post = await start(sam, 'One')
    const first = await replyTo(lee, post)
    expect(await getPost(kim, post)).toMatchObject({ readUpTo: null, unread: 0, firstUnread: null })
    expect((await readUpTo(kim, post, first)).json()).toEqual({ readUpTo: first.id, unread: 0 })
    const second = await replyTo(lee, post)
    await replyTo(kim, post)
    const third = await replyTo(sam, post)
    expect(await getPost(kim, post)).toMatchObject({ readUpTo: first.id, unread: 2, firstUnread: second.id })
    expect((await listActive(kim)).find(({ id }) => id === post.id)).toMatchObject({ unread: 2 })
    await readUpTo(kim, post, third)
    await readUpTo(kim, post, first)
    expect(await getPost(kim, post), 'a mark never moves back').toMatchObject({ readUpTo: third.id, unread: 0 })
  })

  test('count from the discussion while it has no replies, and from the start for its author', async () => {
    const post = await start(sam, 'One')
    await readUpTo(kim, post, post)
    const reply = await replyTo(lee, post)
    for (const reader of [kim, sam])
      expect(await getPost(reader, post)).toMatchObject({ unread: 1, firstUnread: reply.id })
  })

  test('leave out those that the member does not see', async () => {
    const post = await start(sam, 'One')
    await readUpTo(kim, post, post)
    const reply = await replyTo(lee, post)
    await kim.call('POST', `/api/members/${lee.id}/block`)
    expect(await getPost(kim, post)).toMatchObject({ unread: 0, firstUnread: null })
    await moderate('hide', { kind: 'reply', id: reply.id })
    expect(await getPost(sam, post)).toMatchObject({ unread: 0, firstUnread: null })
  })

  test('stay as they are for a reply of another discussion', async () => {
    const [post, other] = [await start(sam, 'One'), await start(sam, 'Two')]
    const reply = await replyTo(lee, other)
    expect((await readUpTo(kim, post, reply)).json()).toEqual({ readUpTo: null, unread: 0 })
    expect((await readUpTo(kim, { ...post, id: 'missing' }, reply)).statusCode).toBe(404)
  })
})

test('shows a thread from any of its replies, in both directions', async () => {
  const post = await start(sam, 'One')
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.push((await replyTo(lee, post)).id)
  const read = async (query: string) => {
    const { headers, body } = await sam.call('GET', `/api/forum/${post.id}/replies?${query}`)
    const rows: ForumReply[] = JSON.parse(body)
    return { ids: rows.map(({ id }) => id), next: /<([^>]+)>/.exec(String(headers.link))?.[1]?.split('?')[1] ?? null }
  }
  const from = await read(`from=${ids[2]}&limit=2`)
  expect(from.ids).toEqual(ids.slice(2, 4))
  expect((await read(from.next ?? '')).ids).toEqual(ids.slice(4))
  const before = await read(`before=${ids[3]}&limit=2`)
  expect(before.ids).toEqual(ids.slice(1, 3))
  expect(await read(before.next ?? '')).toEqual({ ids: ids.slice(0, 1), next: null })
})

test('remembers when a member was in the community before, for thirty minutes without a sign', async () => {
  const visit = async () => (await sam.call('POST', '/api/community-visit')).json().previousAt
  const find = async () => (await get(sam, '/api/community-visit')).previousAt
  const first = site.services.clock.now().toISOString()
  expect([await find(), await visit(), await find()]).toEqual([null, null, null])
  site.services.clock.advance({ minutes: 29 })
  expect([await visit(), await find()]).toEqual([null, null])
  const last = site.services.clock.now().toISOString()
  expect(last).not.toBe(first)
  site.services.clock.advance({ days: 3 })
  expect([await find(), await visit(), await find()]).toEqual([last, last, last])
})

test('closes a discussion for one week, which only admins start and staff can open again', async () => {
  const form = { title: 'How was your week?', content: 'One sentence.', pillar: 'purpose', forOneWeek: true }
  expect((await sam.call('POST', '/api/forum', form)).statusCode).toBe(403)
  const post: ForumPost = (await admin.call('POST', '/api/forum', form)).json()
  const closesAt = new Date(site.services.clock.now().getTime() + 7 * 24 * 60 * 60_000).toISOString()
  expect(post).toMatchObject({ closesAt, locked: false })
  const reply = await replyTo(sam, post)
  site.services.clock.advance({ days: 7 })
  expect(await getPost(sam, post)).toMatchObject({ locked: true })
  const refused = await sam.call('POST', `/api/forum/${post.id}/replies`, { content: 'Late.' })
  expect(refused.json()).toMatchObject({ code: 'locked', message: 'This discussion is locked.' })
  const edited = await sam.call('PATCH', `/api/forum/${post.id}/replies/${reply.id}`, { content: 'Late.' })
  expect(edited.json().code).toBe('locked')
  const opened = await moderate('unlock', { kind: 'discussion', id: post.id })
  expect(opened.statusCode, opened.body).toBeLessThan(300)
  expect(await getPost(sam, post)).toMatchObject({ locked: false, closesAt: null })
})
