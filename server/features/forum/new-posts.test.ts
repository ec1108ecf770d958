import { afterAll, expect, test } from 'vitest'
import type { ForumPost, NewPost } from '#contract/forum.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addTestCrew } from '#test/test-crew.ts'
import { addStarter } from './starters.ts'

const site = await createTestApp()
await site.signUp()
const other = await site.signUp()
const third = await site.signUp()
afterAll(() => site.close())

async function start({ call }: TestClient, title: string): Promise<ForumPost> {
  site.services.clock.advance({ minutes: 1 })
  return (await call('POST', '/api/forum', { title, content: 'What helped you?', pillar: 'mental' })).json()
}

async function reply({ call }: TestClient, postId: string): Promise<string> {
  site.services.clock.advance({ minutes: 1 })
  return (await call('POST', `/api/forum/${postId}/replies`, { content: 'A cold shower.' })).json().id
}

const list = async ({ call }: TestClient): Promise<NewPost[]> => (await call('GET', '/api/new-posts')).json()
const listTitles = async (client: TestClient) => (await list(client)).map(({ title }) => title)

/** Earlier tests leave posts that later ones do not expect. */
async function signUpOnQuietSite(): Promise<TestClient> {
  site.services.clock.advance({ days: 31 })
  for (const { call } of [other, third]) await call('PATCH', '/api/preferences', {})
  return site.signUp()
}

test('lists the newest discussions and replies of others, newest first and one per discussion', async () => {
  const member = await signUpOnQuietSite()
  const own = await start(member, 'Own')
  const [first, second] = [await start(other, 'First'), await start(third, 'Second')]
  await reply(other, own.id)
  const toMember = await reply(third, own.id)
  await reply(member, second.id)
  expect(await list(member)).toEqual([
    {
      id: toMember,
      kind: 'reply',
      postId: own.id,
      title: 'Own',
      pillar: 'mental',
      crewId: null,
      userId: third.id,
      username: third.username,
      toMember: true,
      createdAt: expect.any(String),
    },
    expect.objectContaining({ id: second.id, kind: 'discussion', postId: second.id, toMember: false }),
    expect.objectContaining({ id: first.id, kind: 'discussion', username: other.username }),
  ])
  await reply(third, first.id)
  await start(other, 'Third')
  expect(await listTitles(member)).toEqual(['Third', 'First', 'Own'])
})

test('lists a discussion of the site once a member has answered it', async () => {
  const member = await signUpOnQuietSite()
  const form = { title: 'What do you want from this year?', content: 'Write it down.', pillar: 'purpose' as const }
  const starter = await addStarter(site.database, form, site.services.clock.now())
  expect(await list(member)).toEqual([])
  await reply(other, starter)
  expect(await list(member)).toMatchObject([{ kind: 'reply', title: form.title, username: other.username }])
})

test('leaves out what is deleted, hidden, removed or by a blocked member', async () => {
  const member = await signUpOnQuietSite()
  const [shown, hidden, removed, deleted] = [
    await start(other, 'Shown'),
    await start(other, 'Hidden'),
    await start(other, 'Removed'),
    await start(other, 'Deleted'),
  ]
  for (const { id } of [hidden, removed]) await reply(third, id)
  const set = (id: string, change: { hidden_at?: string; removed_at?: string }) =>
    site.database.updateTable('forum_posts').set(change).where('id', '=', id).execute()
  await set(hidden.id, { hidden_at: 'now' })
  await set(removed.id, { removed_at: 'now' })
  await other.call('DELETE', `/api/forum/${deleted.id}`)
  const answer = await reply(third, shown.id)
  expect((await list(member)).map(({ id }) => id)).toEqual([answer])
  await site.database.updateTable('forum_replies').set({ hidden_at: 'now' }).where('id', '=', answer).execute()
  expect((await list(member)).map(({ id }) => id)).toEqual([shown.id])
  expect((await member.call('POST', `/api/members/${other.id}/block`)).statusCode).toBeLessThan(300)
  await reply(third, shown.id)
  expect(await list(member), 'the discussion of the blocked member').toEqual([])
})

test('lists nothing older than 30 days', async () => {
  const member = await signUpOnQuietSite()
  await start(other, 'A month ago')
  expect(await listTitles(member)).toEqual(['A month ago'])
  site.services.clock.advance({ days: 29 })
  for (const { call } of [member, other]) await call('PATCH', '/api/preferences', {})
  expect(await list(member)).toHaveLength(1)
  site.services.clock.advance({ days: 1, minutes: 1 })
  expect(await list(member)).toEqual([])
})

test('lists the newest post in each crew of the member, by its name, and to nobody else', async () => {
  const member = await signUpOnQuietSite()
  const crewId = await addTestCrew(site, [member, other, third])
  const write = async ({ call }: TestClient): Promise<string> => {
    site.services.clock.advance({ minutes: 1 })
    return (await call('POST', `/api/crews/${crewId}/thread`, { content: 'Back from the hills.' })).json().id
  }
  const ids = [await write(third), await write(other)]
  await write(member)
  const listIds = async (client = member) => (await list(client)).map(({ id }) => id)
  expect(await list(member)).toMatchObject([
    { id: ids[1], kind: 'reply', title: 'Thursday crew', crewId, username: other.username, toMember: false },
  ])
  expect(await listIds(await site.signUp())).toEqual([])
  const hide = (id: string | undefined, hidden_at: string | null) =>
    site.database
      .updateTable('forum_replies')
      .set({ hidden_at })
      .where('id', '=', id ?? '')
      .execute()
  await hide(ids[1], 'now')
  expect(await listIds()).toEqual([ids[0]])
  await hide(ids[1], null)
  await other.call('DELETE', `/api/crews/${crewId}/members/${other.id}`)
  expect(await listIds()).toEqual([ids[0]])
  expect(await listIds(other)).toEqual([])
  await member.call('POST', `/api/members/${third.id}/block`)
  expect(await listIds()).toEqual([])
})
