import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { ForumKind } from './moderated-queries.ts'
import * as moderated from './moderated.ts'

let author: TestClient
let other: TestClient

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
beforeEach(async () => {
  author = await site.signUp()
  other = await site.signUp()
  await site.ageAccounts()
})
afterAll(() => site.close())

const form = { title: 'First light', content: 'Who is up?', pillar: 'physical' } as const
const start = async (client: TestClient): Promise<string> => (await client.call('POST', '/api/forum', form)).json().id
const replyTo = (client: TestClient, id: string, content = 'I am.') =>
  client.call('POST', `/api/forum/${id}/replies`, { content })
const addReply = async (client: TestClient, id: string): Promise<string> => (await replyTo(client, id)).json().id
const inTransaction = <T>(work: (tx: Database) => Promise<T>) => transaction(site.database, work)
const now = () => site.services.clock.now()
const hide = (kind: ForumKind, id: string, decisionId = 'hidden') =>
  inTransaction((tx) => moderated.hidePost(tx, { kind, id, decisionId, now: now() }))
const remove = (kind: ForumKind, id: string) =>
  inTransaction((tx) => moderated.removePost(tx, { kind, id, decisionId: 'removed', now: now() }))
const restore = (kind: ForumKind, id: string) =>
  inTransaction((tx) => moderated.restorePost(tx, { kind, id, now: now() }))
const find = (kind: ForumKind, id: string) => moderated.findModeratedItem(site.database, kind, id)

async function countReplies(postId: string) {
  const post = await site.database
    .selectFrom('forum_posts')
    .select('replies')
    .where('id', '=', postId)
    .executeTakeFirst()
  const shown = await site.database
    .selectFrom('forum_replies')
    .select('id')
    .where('post_id', '=', postId)
    .where('hidden_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute()
  return { counted: post?.replies, shown: shown.length }
}

describe('a locked discussion', () => {
  test('accepts new replies and changes only from staff', async () => {
    const id = await start(author)
    const reply = await addReply(other, id)
    const lock = (locked: boolean) => inTransaction((tx) => moderated.lockDiscussion(tx, { id, locked, now: now() }))
    expect([await lock(true), await lock(true)]).toEqual([true, false])
    for (const client of [author, other]) {
      const refused = await replyTo(client, id)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'locked'])
    }
    const edit = () => other.call('PATCH', `/api/forum/${id}/replies/${reply}`, { content: 'Changed' })
    expect((await edit()).json().code).toBe('locked')
    expect((await replyTo(admin, id)).statusCode).toBe(201)
    expect((await other.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ locked: true, replies: 2 })
    expect((await other.call('DELETE', `/api/forum/${id}/replies/${reply}`)).statusCode).toBe(200)
    await lock(false)
    expect((await replyTo(other, id)).statusCode).toBe(201)
  })

  test('returns the first reply to a retry that comes after the lock', async () => {
    const id = await start(author)
    const send = () =>
      other.call('POST', `/api/forum/${id}/replies`, { content: 'Hi' }, { 'idempotency-key': `lock-${id}` })
    const first = await send()
    await inTransaction((tx) => moderated.lockDiscussion(tx, { id, locked: true, now: now() }))
    const retried = await send()
    expect([retried.statusCode, retried.json()]).toEqual([201, first.json()])
    expect(await countReplies(id)).toEqual({ counted: 1, shown: 1 })
  })
})

describe('a pinned discussion', () => {
  test('is in the list of pinned ones, of its pillar too, until it is deleted or unpinned', async () => {
    const [first, second] = [await start(author), await start(author)]
    const pin = (id: string, pinned: boolean) =>
      inTransaction((tx) => moderated.pinDiscussion(tx, { id, pinned, now: now() }))
    for (const id of [first, second]) await pin(id, true)
    await addReply(other, first)
    const list = async (query = '') =>
      (await other.call('GET', `/api/forum?pinned=only${query}`)).json().map(({ id }: { id: string }) => id)
    expect((await list()).sort()).toEqual([first, second].sort())
    expect(await list('&pillar=career')).toEqual([])
    expect(await list('&pillar=physical')).toHaveLength(2)
    await author.call('DELETE', `/api/forum/${first}`)
    expect(await list()).toEqual([second])
    expect([await pin(second, false), await pin(second, false)]).toEqual([true, false])
    expect(await list()).toEqual([])
  })
})

test('moves a discussion to another pillar and says where it was', async () => {
  const id = await start(author)
  const move = () => inTransaction((tx) => moderated.moveDiscussion(tx, { id, pillar: 'career' }))
  expect([await move(), await move()]).toEqual(['physical', null])
  expect((await author.call('GET', `/api/forum/${id}`)).json().pillar).toBe('career')
})

describe('hiding and removing', () => {
  test('finds a post with its state and decision', async () => {
    const id = await start(author)
    const reply = await addReply(other, id)
    await hide('discussion', id)
    expect(await find('discussion', id)).toMatchObject({
      authorId: author.id,
      username: author.username,
      title: form.title,
      content: form.content,
      postId: id,
      pillar: 'physical',
      state: 'hidden',
      decisionId: 'hidden',
    })
    expect(await find('reply', reply)).toMatchObject({ authorId: other.id, postId: id, pillar: null, state: 'visible' })
    expect([await find('reply', id), await find('discussion', 'unknown')]).toEqual([undefined, undefined])
  })

  test('says whether the state changed', async () => {
    const id = await start(author)
    const results = [await hide('discussion', id), await hide('discussion', id), await remove('discussion', id)]
    results.push(await restore('discussion', id), await restore('discussion', id))
    expect(results.map(({ changed }) => changed)).toEqual([true, false, true, true, false])
  })

  test('takes no replies to a hidden discussion, and no changes to a removed one', async () => {
    const id = await start(author)
    await hide('discussion', id)
    expect((await replyTo(other, id)).statusCode).toBe(404)
    expect((await replyTo(author, id)).json().code).toBe('locked')
    expect((await author.call('PATCH', `/api/forum/${id}`, { content: 'Better' })).statusCode).toBe(200)
    await remove('discussion', id)
    for (const client of [author, other, admin]) expect((await replyTo(client, id)).statusCode).toBe(404)
    expect((await author.call('PATCH', `/api/forum/${id}`, { content: 'Back' })).statusCode).toBe(404)
    expect((await author.call('PATCH', `/api/forum/${id}`, {})).json().content ?? '').not.toContain('Better')
  })

  test('keeps a hidden reply out of the counter when its author deletes it', async () => {
    const id = await start(author)
    const [first, second] = [await addReply(other, id), await addReply(other, id)]
    await hide('reply', first)
    await remove('reply', second)
    expect(await countReplies(id)).toEqual({ counted: 0, shown: 0 })
    await other.call('DELETE', `/api/forum/${id}/replies/${first}`)
    expect(await countReplies(id)).toEqual({ counted: 0, shown: 0 })
    await restore('reply', second)
    expect(await countReplies(id)).toEqual({ counted: 1, shown: 1 })
  })

  test('keeps a deleted discussion for hidden replies, until the last one is deleted', async () => {
    const id = await start(author)
    const [first, second] = [await addReply(other, id), await addReply(other, id)]
    await hide('reply', first)
    await author.call('DELETE', `/api/forum/${id}`)
    await other.call('DELETE', `/api/forum/${id}/replies/${second}`)
    expect((await other.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ deleted: true, replies: 0 })
    await other.call('DELETE', `/api/forum/${id}/replies/${first}`)
    expect((await other.call('GET', `/api/forum/${id}`)).statusCode).toBe(404)
  })

  test('leaves posts with an earlier decision as they are when all posts of a member are hidden', async () => {
    const [first, second] = [await start(author), await start(author)]
    const replies = [await addReply(author, first), await addReply(author, second), await addReply(author, second)]
    await hide('discussion', first, 'earlier')
    await hide('reply', replies[0] ?? '', 'earlier')
    const moderation = { userId: author.id, mode: 'remove', decisionId: 'all', now: now() } as const
    await inTransaction((tx) => moderated.moderatePostsOfMember(tx, moderation))
    expect((await find('discussion', first))?.state).toBe('hidden')
    expect((await find('discussion', second))?.state).toBe('removed')
    expect(await countReplies(second)).toEqual({ counted: 0, shown: 0 })
    await restore('reply', replies[1] ?? '')
    await inTransaction((tx) => moderated.restorePostsOfDecision(tx, 'all'))
    expect((await find('discussion', first))?.state).toBe('hidden')
    expect((await find('discussion', second))?.state).toBe('visible')
    expect(await countReplies(first)).toEqual({ counted: 0, shown: 0 })
    expect(await countReplies(second)).toEqual({ counted: 2, shown: 2 })
  })

  test.each([1, 2, 3])('keeps reply counters exact with everything at once (round %i)', async () => {
    const discussions = [await start(author), await start(author)]
    const replies: { id: string; postId: string; client: TestClient }[] = []
    for (let count = 0; count < 16; count++) {
      const postId = discussions[count % 2] ?? ''
      const client = count % 3 ? other : author
      replies.push({ id: await addReply(client, postId), postId, client })
    }
    const ofMember = { userId: other.id, mode: 'hide', decisionId: `round ${other.id}`, now: now() } as const
    const actions: (() => Promise<unknown>)[] = replies.flatMap(({ id, postId, client }, at) => [
      () => hide('reply', id),
      () => remove('reply', id),
      () => restore('reply', id),
      () => replyTo(client, postId),
      ...(at % 4 ? [] : [() => client.call('DELETE', `/api/forum/${postId}/replies/${id}`)]),
    ])
    actions.splice(20, 0, () => inTransaction((tx) => moderated.moderatePostsOfMember(tx, ofMember)))
    actions.splice(50, 0, () => inTransaction((tx) => moderated.restorePostsOfDecision(tx, ofMember.decisionId)))
    const order = actions.toSorted(() => Math.random() - 0.5)
    await Promise.all(order.map((action) => action()))
    for (const id of discussions) {
      const { counted, shown } = await countReplies(id)
      expect(counted).toBe(shown)
    }
  })
})
