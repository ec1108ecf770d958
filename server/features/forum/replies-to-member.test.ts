import { afterAll, expect, test } from 'vitest'
import type { ForumPost, ReplyToMember } from '#contract/forum.ts'
import { createTestApp, type TestClient } from '#test/app.ts'

const site = await createTestApp()
await site.signUp()
const other = await site.signUp()
const third = await site.signUp()
afterAll(() => site.close())

const start = async ({ call }: TestClient, title: string): Promise<ForumPost> =>
  (await call('POST', '/api/forum', { title, content: 'What helped you?', pillar: 'mental' })).json()

async function reply({ call }: TestClient, { id }: ForumPost): Promise<string> {
  site.services.clock.advance({ minutes: 1 })
  return (await call('POST', `/api/forum/${id}/replies`, { content: 'A cold shower.' })).json().id
}

const list = async ({ call }: TestClient): Promise<ReplyToMember[]> => (await call('GET', '/api/replies')).json()

test('lists the newest reply of others to each of the member’s discussions', async () => {
  const member = await site.signUp()
  const [first, second, foreign] = [
    await start(member, 'First'),
    await start(member, 'Second'),
    await start(other, 'X'),
  ]
  expect(await list(member)).toEqual([])
  await reply(other, first)
  const newest = await reply(third, first)
  await reply(member, first)
  const only = await reply(other, second)
  await reply(third, foreign)
  expect(await list(member)).toEqual([
    { id: only, postId: second.id, postTitle: 'Second', username: other.username, createdAt: expect.any(String) },
    { id: newest, postId: first.id, postTitle: 'First', username: third.username, createdAt: expect.any(String) },
  ])
})

test('leaves out deleted replies and discussions', async () => {
  const member = await site.signUp()
  const [kept, deleted] = [await start(member, 'Kept'), await start(member, 'Deleted')]
  const earlier = await reply(other, kept)
  const later = await reply(third, kept)
  await reply(other, deleted)
  await member.call('DELETE', `/api/forum/${deleted.id}`)
  expect((await list(member)).map(({ id }) => id)).toEqual([later])
  await third.call('DELETE', `/api/forum/${kept.id}/replies/${later}`)
  expect((await list(member)).map(({ id }) => id)).toEqual([earlier])
  await other.call('DELETE', `/api/forum/${kept.id}/replies/${earlier}`)
  expect(await list(member)).toEqual([])
})

test('leaves out the replies of members whom the member has blocked', async () => {
  const member = await site.signUp()
  const discussion = await start(member, 'Blocked')
  const earlier = await reply(other, discussion)
  await reply(third, discussion)
  expect((await member.call('POST', `/api/members/${third.id}/block`)).statusCode).toBeLessThan(300)
  expect((await list(member)).map(({ id }) => id)).toEqual([earlier])
})

test('lists at most ten replies, and none older than 14 days', async () => {
  const member = await site.signUp()
  const old = await start(member, 'Old')
  await reply(other, old)
  site.services.clock.advance({ days: 7 })
  for (const { call } of [member, other]) await call('PATCH', '/api/preferences', {})
  expect(await list(member)).toHaveLength(1)
  site.services.clock.advance({ days: 7, minutes: 1 })
  expect(await list(member)).toEqual([])
  const ids = []
  for (let at = 0; at < 12; at++) ids.unshift(await reply(other, await start(member, `Post ${at}`)))
  expect((await list(member)).map(({ id }) => id)).toEqual(ids.slice(0, 10))
})

test('keeps the reply of a deleted account', async () => {
  const member = await site.signUp()
  const leaver = await site.signUp()
  const id = await reply(leaver, await start(member, 'Who left?'))
  await leaver.call('POST', '/api/account/delete', { password: 'correct horse battery', posts: 'keep' })
  expect(await list(member)).toMatchObject([{ id, username: expect.any(String) }])
})
