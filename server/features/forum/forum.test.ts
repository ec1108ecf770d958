import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'

let site: TestApp
let man: TestClient
let other: TestClient

beforeAll(async () => {
  site = await createTestApp({}, { connections: 20 })
  await site.signUp()
  man = await site.signUp()
  other = await site.signUp()
})
afterAll(() => site.close())

const form = { title: 'First light', content: 'Who is **up** early?', pillar: 'physical' }
const start = async (caller: TestClient, body: object = form): Promise<ForumPost> =>
  (await caller.call('POST', '/api/forum', body)).json()
const getPost = async (id: string): Promise<ForumPost> => (await man.call('GET', `/api/forum/${id}`)).json()
const replyTo = async (caller: TestClient, id: string, content = 'I am.'): Promise<ForumReply> =>
  (await caller.call('POST', `/api/forum/${id}/replies`, { content })).json()

describe('a discussion', () => {
  test('is its author’s by the session, whatever the body says', async () => {
    const reply = await man.call('POST', '/api/forum', { ...form, userId: other.id, username: 'Somebody else' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      ...form,
      userId: man.id,
      username: man.username,
      replies: 0,
      editedAt: null,
      deleted: false,
    })
  })

  test.each([
    [{}, { title: 'Required', content: 'Required', pillar: 'Required' }],
    [{ ...form, title: '' }, { title: 'String must contain at least 1 character(s)' }],
    [{ ...form, content: '\u2800' }, { content: 'String must contain at least 1 character(s)' }],
    [{ ...form, content: 'x'.repeat(10_001) }, { content: 'String must contain at most 10000 character(s)' }],
    [{ ...form, replies: 9 }, { body: "Unrecognized key(s) in object: 'replies'" }],
  ])('with %j is refused by name', async (body, fields) => {
    const reply = await man.call('POST', '/api/forum', body)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
  })

  test('is listed newest first, by pillar, a page at a time', async () => {
    const posts: ForumPost[] = []
    for (let at = 0; at < 5; at++) posts.unshift(await start(man, { ...form, pillar: 'career', title: `Post ${at}` }))
    const list: ForumPost[] = (await other.call('GET', '/api/forum?pillar=career')).json()
    expect(list).toEqual(posts)
    const first = await other.call('GET', '/api/forum?pillar=career&limit=2')
    const next = await other.call('GET', /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    expect([...first.json(), ...next.json()]).toEqual(posts.slice(0, 4))
  })

  test('started twice by the same request is one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => man.call('POST', '/api/forum', form, { 'idempotency-key': 'discussion-1' })),
    )
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  })

  test('carries script as the text it is', async () => {
    const content = '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))'
    expect((await start(man, { ...form, content })).content).toBe(content)
  })

  test('changed by its author says so', async () => {
    const { id } = await start(man)
    expect((await man.call('PATCH', `/api/forum/${id}`, { title: 'Second light' })).json()).toMatchObject({
      title: 'Second light',
      content: form.content,
      editedAt: expect.any(String),
    })
  })

  test.each([{}, { title: 'Mine' }])('of another cannot be changed: %j', async (body) => {
    const { id } = await start(man)
    expect((await other.call('PATCH', `/api/forum/${id}`, body)).statusCode).toBe(404)
    expect((await man.call('PATCH', `/api/forum/${id}`, {})).json()).toMatchObject({
      title: form.title,
      editedAt: null,
    })
  })

  test('taken back without replies of others is gone, with its own', async () => {
    const { id } = await start(man)
    await replyTo(man, id)
    expect((await man.call('DELETE', `/api/forum/${id}`)).json()).toEqual({ deleted: true })
    expect((await man.call('GET', `/api/forum/${id}`)).statusCode).toBe(404)
  })

  test('taken back with replies of others stays as deleted, without its words or its author', async () => {
    const { id } = await start(man)
    await replyTo(other, id)
    await man.call('DELETE', `/api/forum/${id}`)
    expect(await getPost(id)).toMatchObject({
      deleted: true,
      title: 'Deleted',
      content: '',
      userId: null,
      username: 'deleted member',
      replies: 1,
    })
    expect((await man.call('PATCH', `/api/forum/${id}`, { title: 'Back' })).statusCode).toBe(404)
    expect((await man.call('PATCH', `/api/forum/${id}`, {})).statusCode).toBe(404)
    expect((await other.call('POST', `/api/forum/${id}/replies`, { content: 'Too late' })).statusCode).toBe(404)
    expect((await other.call('GET', `/api/forum/${id}/replies`)).json()).toHaveLength(1)
  })

  test('taken back is gone with the last reply it stayed for', async () => {
    const { id } = await start(man)
    const replies = [await replyTo(other, id), await replyTo(other, id)]
    await man.call('DELETE', `/api/forum/${id}`)
    const left = []
    for (const reply of replies) {
      await other.call('DELETE', `/api/forum/${id}/replies/${reply.id}`)
      left.push((await other.call('GET', `/api/forum/${id}`)).statusCode)
    }
    expect(left).toEqual([200, 404])
  })
})

describe('a reply', () => {
  test('is counted where it belongs, and shows under the thread', async () => {
    const { id } = await start(man)
    const reply = await replyTo(other, id)
    expect(reply).toMatchObject({ postId: id, userId: other.id, username: other.username, content: 'I am.' })
    expect((await getPost(id)).replies).toBe(1)
    expect((await man.call('GET', `/api/forum/${id}/replies`)).json()).toEqual([reply])
  })

  test('of fifty at once, none is lost and none counted twice', async () => {
    const { id } = await start(man)
    await Promise.all(Array.from({ length: 50 }, (_, at) => replyTo(at % 2 ? man : other, id, `Reply ${at}`)))
    expect((await getPost(id)).replies).toBe(50)
    const first = await man.call('GET', `/api/forum/${id}/replies?limit=20`)
    expect(first.json()).toHaveLength(20)
    expect(first.headers.link).toContain('cursor=')
  })

  test('sent again by the same request is one, counted once', async () => {
    const { id } = await start(man)
    const send = () =>
      other.call('POST', `/api/forum/${id}/replies`, { content: 'Once' }, { 'idempotency-key': `reply-${id}` })
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect((await getPost(id)).replies).toBe(1)
  })

  test('can be changed and taken back by its author', async () => {
    const { id } = await start(man)
    const reply = await replyTo(other, id)
    expect(
      (await other.call('PATCH', `/api/forum/${id}/replies/${reply.id}`, { content: 'I was.' })).json(),
    ).toMatchObject({ content: 'I was.', editedAt: expect.any(String) })
    await other.call('DELETE', `/api/forum/${id}/replies/${reply.id}`)
    expect((await getPost(id)).replies).toBe(0)
  })

  test('to nothing is not found', async () => {
    expect((await man.call('POST', '/api/forum/nothing/replies', { content: 'Hello' })).statusCode).toBe(404)
    expect((await man.call('GET', '/api/forum/nothing/replies')).statusCode).toBe(404)
  })

  test('while the discussion is taken back is never left without one', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await start(man)
      await Promise.all([replyTo(other, id), man.call('DELETE', `/api/forum/${id}`), replyTo(other, id, 'Second')])
      const post = await man.call('GET', `/api/forum/${id}`)
      if (post.statusCode === 404) continue
      expect((await man.call('GET', `/api/forum/${id}/replies`)).json()).toHaveLength(post.json().replies)
    }
  })
})
