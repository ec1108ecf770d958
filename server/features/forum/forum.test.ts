import { afterAll, describe, expect, test } from 'vitest'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'

const site = await createTestApp({}, { connections: 20 })
await site.signUp()
const member = await site.signUp()
const other = await site.signUp()
await site.ageAccounts()
afterAll(() => site.close())

const form = { title: 'First light', content: 'Who is **up** early?', pillar: 'physical' }
const start = async (caller: TestClient, body: object = form): Promise<ForumPost> =>
  (await caller.call('POST', '/api/forum', body)).json()
const getPost = async (id: string): Promise<ForumPost> => (await member.call('GET', `/api/forum/${id}`)).json()
const replyTo = async (caller: TestClient, id: string, content = 'I am.'): Promise<ForumReply> =>
  (await caller.call('POST', `/api/forum/${id}/replies`, { content })).json()

describe('discussions', () => {
  test('starts a discussion as the signed-in member and ignores ids in the body', async () => {
    const reply = await member.call('POST', '/api/forum', { ...form, userId: other.id, username: 'Somebody else' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      ...form,
      userId: member.id,
      username: member.username,
      replies: 0,
      editedAt: null,
      deleted: false,
    })
  })

  test.each([
    [{}, { title: 'Required', content: 'Required', pillar: 'Required' }],
    [{ ...form, title: '' }, { title: 'Required' }],
    [{ ...form, content: '\u2800' }, { content: 'Required' }],
    [{ ...form, content: 'x'.repeat(10_001) }, { content: 'String must contain at most 10000 character(s)' }],
    [{ ...form, replies: 9 }, { body: "Unrecognized key(s) in object: 'replies'" }],
  ])('rejects a discussion with %j and names the field', async (body, fields) => {
    const reply = await member.call('POST', '/api/forum', body)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
  })

  test('lists discussions newest first, by pillar and page', async () => {
    const posts: ForumPost[] = []
    for (let at = 0; at < 5; at++)
      posts.unshift(await start(member, { ...form, pillar: 'career', title: `Post ${at}` }))
    const list: ForumPost[] = (await other.call('GET', '/api/forum?pillar=career')).json()
    expect(list).toEqual(posts.map((post) => ({ ...post, readUpTo: null })))
    expect((await other.call('GET', '/api/forum?pillar=')).json()).toEqual(
      (await other.call('GET', '/api/forum')).json(),
    )
    const first = await other.call('GET', '/api/forum?pillar=career&limit=2')
    const next = await other.call('GET', /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    expect([...first.json(), ...next.json()]).toEqual(list.slice(0, 4))
  })

  test('starts one discussion when the same request is retried', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => member.call('POST', '/api/forum', form, { 'idempotency-key': 'discussion-1' })),
    )
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  })

  test('stores script in a discussion as plain text', async () => {
    const content = '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))'
    expect((await start(member, { ...form, content })).content).toBe(content)
  })

  test('marks a discussion as edited when its author changes it', async () => {
    const { id } = await start(member)
    expect((await member.call('PATCH', `/api/forum/${id}`, { title: 'Second light' })).json()).toMatchObject({
      title: 'Second light',
      content: form.content,
      editedAt: expect.any(String),
    })
  })

  test.each([{}, { title: 'Mine' }])('rejects changing another member’s discussion with %j', async (body) => {
    const { id } = await start(member)
    expect((await other.call('PATCH', `/api/forum/${id}`, body)).statusCode).toBe(404)
    expect((await member.call('PATCH', `/api/forum/${id}`, {})).json()).toMatchObject({
      title: form.title,
      editedAt: null,
    })
  })

  test('deletes a discussion and the author’s own replies when nobody else has replied', async () => {
    const { id } = await start(member)
    await replyTo(member, id)
    expect((await member.call('DELETE', `/api/forum/${id}`)).json()).toEqual({ deleted: true })
    expect((await member.call('GET', `/api/forum/${id}`)).statusCode).toBe(404)
  })

  test('keeps a deleted discussion without text or author when others have replied', async () => {
    const { id } = await start(member)
    await replyTo(other, id)
    await member.call('DELETE', `/api/forum/${id}`)
    expect(await getPost(id)).toMatchObject({
      deleted: true,
      title: 'Deleted',
      content: '',
      userId: null,
      username: 'deleted member',
      replies: 1,
    })
    expect((await member.call('PATCH', `/api/forum/${id}`, { title: 'Back' })).statusCode).toBe(404)
    expect((await member.call('PATCH', `/api/forum/${id}`, {})).statusCode).toBe(404)
    expect((await other.call('POST', `/api/forum/${id}/replies`, { content: 'Too late' })).statusCode).toBe(404)
    expect((await other.call('GET', `/api/forum/${id}/replies`)).json()).toHaveLength(1)
  })

  test('keeps the reply of a member who has deleted their account when its discussion is deleted', async () => {
    const leaver = await site.signUp()
    const { id } = await start(member)
    await replyTo(leaver, id, 'My advice')
    await leaver.call('POST', '/api/account/delete', { password, posts: 'keep' })
    await member.call('DELETE', `/api/forum/${id}`)
    expect(await getPost(id)).toMatchObject({ deleted: true, replies: 1 })
    expect((await other.call('GET', `/api/forum/${id}/replies`)).json()).toMatchObject([{ content: 'My advice' }])
  })

  test('removes a deleted discussion with its last reply', async () => {
    const { id } = await start(member)
    const replies = [await replyTo(other, id), await replyTo(other, id)]
    await member.call('DELETE', `/api/forum/${id}`)
    const left = []
    for (const reply of replies) {
      await other.call('DELETE', `/api/forum/${id}/replies/${reply.id}`)
      left.push((await other.call('GET', `/api/forum/${id}`)).statusCode)
    }
    expect(left).toEqual([200, 404])
  })
})

describe('replies', () => {
  test('shows and counts a reply under its discussion', async () => {
    const { id } = await start(member)
    const reply = await replyTo(other, id)
    expect(reply).toMatchObject({ postId: id, userId: other.id, username: other.username, content: 'I am.' })
    expect((await getPost(id)).replies).toBe(1)
    expect((await member.call('GET', `/api/forum/${id}/replies`)).json()).toEqual([reply])
  })

  test('counts thirty concurrent replies exactly once each', async () => {
    const { id } = await start(member)
    await Promise.all(Array.from({ length: 30 }, (_, at) => replyTo(at % 2 ? member : other, id, `Reply ${at}`)))
    expect((await getPost(id)).replies).toBe(30)
    const first = await member.call('GET', `/api/forum/${id}/replies?limit=20`)
    expect(first.json()).toHaveLength(20)
    expect(first.headers.link).toContain('cursor=')
  })

  test('adds and counts one reply when the same request is retried', async () => {
    const { id } = await start(member)
    const send = () =>
      other.call('POST', `/api/forum/${id}/replies`, { content: 'Once' }, { 'idempotency-key': `reply-${id}` })
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect((await getPost(id)).replies).toBe(1)
  })

  test('lets the author change and delete their reply', async () => {
    const { id } = await start(member)
    const reply = await replyTo(other, id)
    expect(
      (await other.call('PATCH', `/api/forum/${id}/replies/${reply.id}`, { content: 'I was.' })).json(),
    ).toMatchObject({ content: 'I was.', editedAt: expect.any(String) })
    await other.call('DELETE', `/api/forum/${id}/replies/${reply.id}`)
    expect((await getPost(id)).replies).toBe(0)
  })

  test('returns 404 for a reply to an unknown discussion', async () => {
    expect((await member.call('POST', '/api/forum/nothing/replies', { content: 'Hello' })).statusCode).toBe(404)
    expect((await member.call('GET', '/api/forum/nothing/replies')).statusCode).toBe(404)
  })

  test('never leaves a reply without its discussion when both change at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await start(member)
      await Promise.all([replyTo(other, id), member.call('DELETE', `/api/forum/${id}`), replyTo(other, id, 'Second')])
      const post = await member.call('GET', `/api/forum/${id}`)
      if (post.statusCode === 404) continue
      expect((await member.call('GET', `/api/forum/${id}/replies`)).json()).toHaveLength(post.json().replies)
    }
  })
})
