import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ForumPost, ForumReply, Mentionable } from '#contract/forum.ts'
import type { Notification } from '#contract/notifications.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { addTestCrew } from '#test/test-crew.ts'

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
let sam: TestClient
let lee: TestClient
let kim: TestClient
let post: ForumPost
beforeEach(async () => {
  sam = await site.signUp()
  lee = await site.signUp()
  kim = await site.signUp()
  await site.ageAccounts()
  post = await start(sam, 'Who is **up** [early](https://example.org/a_(b))?')
})
afterAll(() => site.close())

const get = async ({ call }: TestClient, url: string) => (await call('GET', url)).json()
const start = async ({ call }: TestClient, content: string): Promise<ForumPost> =>
  (await call('POST', '/api/forum', { title: 'Morning', content, pillar: 'mental' })).json()
const reply = ({ call }: TestClient, body: object) => call('POST', `/api/forum/${post.id}/replies`, body)
const replyTo = async (client: TestClient, body: object): Promise<ForumReply> => {
  const sent = await reply(client, body)
  expect(sent.statusCode, sent.body).toBe(201)
  return sent.json()
}
const listReplies = (client: TestClient): Promise<ForumReply[]> => get(client, `/api/forum/${post.id}/replies`)
const edit = ({ call }: TestClient, { id }: ForumReply, body: object) =>
  call('PATCH', `/api/forum/${post.id}/replies/${id}`, body)
const remove = ({ call }: TestClient, { id }: ForumReply) => call('DELETE', `/api/forum/${post.id}/replies/${id}`)
const block = ({ call }: TestClient, { id }: TestClient) => call('POST', `/api/members/${id}/block`)
const listInbox = (client: TestClient): Promise<Notification[]> => get(client, '/api/notifications')
const kinds = async (client: TestClient) => (await listInbox(client)).map(({ kind }) => kind)

describe('mentions', () => {
  test('tell the member once, with the words and where they are, instead of the reply', async () => {
    await replyTo(kim, { content: 'Me.' })
    const { id, mentions } = await replyTo(lee, {
      content: `Ask @${kim.username}. Or **@${sam.username}**, or a@b.org.`,
    })
    expect(mentions).toEqual(
      expect.arrayContaining([
        { userId: kim.id, username: kim.username },
        { userId: sam.id, username: sam.username },
      ]),
    )
    expect(mentions).toHaveLength(2)
    for (const reader of [kim, sam])
      expect(await listInbox(reader)).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'mention',
            name: lee.username,
            quoted: false,
            postTitle: 'Morning',
            replyId: id,
            words: `Ask @${kim.username}. Or @${sam.username}, or a@b.org.`,
          }),
        ]),
      )
    expect(await kinds(kim)).toEqual(['mention'])
    expect(await kinds(lee)).toEqual([])
  })

  test('are no names in code, and any way of writing a name', async () => {
    const wide = kim.username.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
    const { mentions } = await replyTo(lee, { content: `Run \`x @${sam.username}\`, @${wide}` })
    expect(mentions.map(({ userId }) => userId)).toEqual([kim.id])
  })

  test('of a new discussion tell the member too', async () => {
    const { id, mentions } = await start(lee, `Hello @${kim.username.toUpperCase()}`)
    expect(mentions).toEqual([{ userId: kim.id, username: kim.username.toUpperCase() }])
    expect(await listInbox(kim)).toMatchObject([{ kind: 'mention', postId: id, replyId: null }])
    await lee.call('DELETE', `/api/forum/${id}`)
    expect(await kinds(kim)).toEqual([])
  })

  test('are withdrawn when they are edited away, hidden or deleted, and grouped until then', async () => {
    const first = await replyTo(lee, { content: `@${kim.username} one` })
    const second = await replyTo(lee, { content: `@${kim.username} two` })
    expect(await listInbox(kim)).toMatchObject([{ kind: 'mention', replyId: first.id, words: `@${kim.username} two` }])
    await edit(lee, second, { content: 'Nobody.' })
    expect((await listReplies(kim))[1]?.mentions).toEqual([])
    expect(await listInbox(kim)).toMatchObject([{ kind: 'mention', words: `@${kim.username} one` }])
    await admin.call('POST', `/api/moderation/posts/reply/${first.id}`, { action: 'hide' })
    expect(await kinds(kim)).toEqual([])
    const third = await replyTo(lee, { content: `@${kim.username} three` })
    expect(await kinds(kim)).toEqual(['mention'])
    await remove(lee, third)
    expect(await kinds(kim)).toEqual([])
  })

  test('are withdrawn with the discussion, although the replies of others stay', async () => {
    await replyTo(lee, { content: `@${kim.username} one` })
    await sam.call('DELETE', `/api/forum/${post.id}`)
    expect(await kinds(kim)).toEqual([])
    expect(await listReplies(kim)).toHaveLength(1)
  })

  test('that an edit adds tell only those who were not mentioned before', async () => {
    const first = await replyTo(lee, { content: `@${kim.username}` })
    await kim.call('POST', '/api/notifications/read', { postId: post.id })
    await edit(lee, first, { content: `@${kim.username} and @${admin.username}` })
    expect((await listInbox(kim)).map(({ read }) => read)).toEqual([true])
    expect(await kinds(admin)).toEqual(['mention'])
    await admin.call('POST', '/api/notifications/read', {})
  })

  test('do not replace the notification of the reply for a member who has turned them off', async () => {
    const { kinds: chosen } = await get(sam, '/api/notification-settings')
    const off = { ...chosen, mention: { inApp: false, push: false, email: false } }
    await sam.call('PATCH', '/api/notification-settings', { kinds: off })
    await replyTo(lee, { content: `@${sam.username}` })
    expect(await kinds(sam)).toEqual(['reply'])
  })

  test('between members with a block tell nobody, but look as always', async () => {
    await block(kim, lee)
    const { mentions } = await replyTo(lee, { content: `@${kim.username}` })
    expect(mentions).toEqual([{ userId: kim.id, username: kim.username }])
    expect(await kinds(kim)).toEqual([])
  })

  test('are not shown in a removed reply, nor is its quote', async () => {
    const first = await replyTo(kim, { content: 'My words.' })
    const second = await replyTo(lee, { content: `@${kim.username}`, quote: { id: first.id, text: 'My words' } })
    await admin.call('POST', `/api/moderation/posts/reply/${second.id}`, { action: 'remove' })
    expect((await listReplies(sam))[1]).toMatchObject({ removed: true, mentions: [], quote: null })
    expect((await listReplies(admin))[1]).toMatchObject({ mentions: [{ userId: kim.id }], quote: { id: first.id } })
  })

  test('of a member who blocked the author of the discussion tell nobody', async () => {
    await block(kim, sam)
    await replyTo(lee, { content: `@${kim.username}` })
    expect(await kinds(kim)).toEqual([])
  })

  test('in the thread of a crew tell only its members', async () => {
    const crewId = await addTestCrew(site, [sam, lee])
    const sent = await sam.call('POST', `/api/crews/${crewId}/thread`, {
      content: `@${lee.username} @${kim.username}`,
    })
    expect(sent.statusCode, sent.body).toBe(201)
    expect(await kinds(lee)).toContain('mention')
    expect(await kinds(kim)).not.toContain('mention')
  })

  test('tell at most ten members', async () => {
    const names = await Promise.all(Array.from({ length: 12 }, async () => (await site.signUp()).username))
    const { mentions } = await replyTo(lee, { content: names.map((name) => `@${name}`).join(' ') })
    expect(mentions.map(({ username }) => username)).toEqual(names.slice(0, 10))
  })
})

describe('completion of names', () => {
  const complete = async (client: TestClient, query: string): Promise<string[]> =>
    (await get(client, `/api/forum/${post.id}/mentionable?query=${query}`)).map(({ username }: Mentionable) => username)

  test('offers those who have written in the discussion, the latest first', async () => {
    await replyTo(lee, { content: 'Me.' })
    await replyTo(kim, { content: 'Me too.' })
    expect(await complete(admin, '')).toEqual([kim.username, lee.username, sam.username])
    expect(await complete(admin, lee.username.toUpperCase())).toEqual([lee.username])
    expect(await complete(admin, '%25')).toEqual([])
  })

  test('leaves out the member, those with a block and those who are suspended', async () => {
    await replyTo(lee, { content: 'Me.' })
    await replyTo(kim, { content: 'Me too.' })
    await block(kim, lee)
    expect(await complete(lee, '')).toEqual([sam.username])
    await admin.call('POST', `/api/admin/members/${sam.id}/suspend`)
    expect(await complete(kim, '')).toEqual([])
  })

  test('offers the crew in its thread, and crewmates everywhere', async () => {
    const crewId = await addTestCrew(site, [lee, kim])
    expect(await complete(lee, '')).toEqual([sam.username, kim.username])
    const { postId } = (await lee.call('POST', `/api/crews/${crewId}/thread`, { content: 'Hi.' })).json()
    expect((await get(kim, `/api/forum/${postId}/mentionable`)).map(({ id }: Mentionable) => id)).toEqual([lee.id])
    expect((await sam.call('GET', `/api/forum/${postId}/mentionable`)).statusCode).toBe(404)
  })
})

describe('quotes', () => {
  const quote = (id: string, text: string) => ({ content: 'True.', quote: { id, text } })

  test('have the words of the discussion or a reply, and tell their author', async () => {
    const first = await replyTo(lee, { content: 'Go to *bed* at ten.' })
    const second = await replyTo(kim, quote(first.id, 'bed at ten'))
    expect(second.quote).toEqual({ id: first.id, userId: lee.id, username: lee.username, text: 'bed at ten' })
    expect(await listInbox(lee)).toMatchObject([{ kind: 'mention', quoted: true, replyId: second.id, words: 'True.' }])
    const ofDiscussion = await replyTo(kim, quote(post.id, 'Who is up early?'))
    expect(ofDiscussion.quote?.username).toBe(sam.username)
  })

  test.each([
    ['words that are not in the post', () => quote(post.id, 'Who is down?')],
    ['a post of another discussion', () => quote('missing', 'Who')],
    [
      'words of a member who is blocked',
      async () => {
        const first = await replyTo(lee, { content: 'Mine.' })
        await block(kim, lee)
        return quote(first.id, 'Mine')
      },
    ],
  ])('refuse %s', async (_, createBody) => {
    const refused = await reply(kim, await createBody())
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { quote: 'These words are no longer in the post' },
    ])
  })

  test('lose the words when their author deletes them or edits them away, and nobody else sees less', async () => {
    const first = await replyTo(lee, { content: 'I drank again.' })
    await replyTo(kim, quote(first.id, 'drank again'))
    const read = async (client: TestClient) =>
      (await listReplies(client)).find(({ content }) => content === 'True.')?.quote
    await edit(lee, first, { content: 'I drank again, once.' })
    expect((await read(sam))?.text).toBe('drank again')
    await edit(lee, first, { content: 'I was out.' })
    expect(await read(sam)).toEqual({ id: first.id, userId: null, username: '', text: null })
    expect(await kinds(lee)).toEqual([])
    const again = await replyTo(lee, { content: 'Second try.' })
    await edit(kim, (await listReplies(kim)).find(({ content }) => content === 'True.') ?? first, {
      content: 'True.',
      quote: null,
    })
    expect(await read(sam)).toBeNull()
    await replyTo(sam, { content: 'Good.', quote: { id: again.id, text: 'Second try' } })
    await remove(lee, again)
    expect((await listReplies(kim)).find(({ content }) => content === 'Good.')?.quote?.text).toBeNull()
  })

  describe('of deleted posts', () => {
    const countStored = async (words: string) =>
      (await site.database.selectFrom('forum_replies').select('id').where('quoted_text', '=', words).execute()).length
    const quoteWords = async (author: TestClient, words: string) => {
      const first = await replyTo(author, { content: words })
      await replyTo(kim, quote(first.id, words))
      expect(await countStored(words)).toBe(1)
      return first
    }

    test('are not stored once the reply is deleted', async () => {
      const first = await quoteWords(lee, 'Stored in a reply')
      await remove(lee, first)
      expect(await countStored('Stored in a reply')).toBe(0)
    })

    test('are not stored once the account is deleted with its posts', async () => {
      await quoteWords(lee, 'Stored in an account')
      const deleted = await lee.call('POST', '/api/account/delete', { password, posts: 'remove' })
      expect(deleted.statusCode, deleted.body).toBe(200)
      expect(await countStored('Stored in an account')).toBe(0)
    })

    test('are not stored once the member has left the crew', async () => {
      const crewId = await addTestCrew(site, [sam, lee, kim])
      const first = (
        await lee.call('POST', `/api/crews/${crewId}/thread`, { content: `Of a crew @${sam.username}` })
      ).json()
      await sam.call('POST', `/api/forum/${first.postId}/replies`, {
        content: 'Yes.',
        quote: { id: first.id, text: 'Of a crew' },
      })
      expect(await countStored('Of a crew')).toBe(1)
      const left = await lee.call('DELETE', `/api/crews/${crewId}/members/${lee.id}`)
      expect(left.statusCode, left.body).toBe(200)
      expect(await countStored('Of a crew')).toBe(0)
      const replies: ForumReply[] = await get(sam, `/api/forum/${first.postId}/replies`)
      expect(replies.find(({ id }) => id === first.id)).toMatchObject({ deleted: true, mentions: [], quote: null })
    })
  })

  test('are not shown to those who do not see the quoted post', async () => {
    const first = await replyTo(lee, { content: 'My words.' })
    await replyTo(sam, quote(first.id, 'My words'))
    await block(kim, lee)
    const text = async (client: TestClient) =>
      (await listReplies(client)).find(({ content }) => content === 'True.')?.quote?.text
    expect([await text(kim), await text(sam)]).toEqual([null, 'My words'])
    await admin.call('POST', `/api/moderation/posts/reply/${first.id}`, { action: 'remove' })
    expect(await text(sam)).toBeNull()
  })
})

test('the inbox shows the words that a notification is about, not later ones', async () => {
  await replyTo(lee, { content: 'Earlier words.' })
  await sam.call('POST', '/api/notifications/read', {})
  site.services.clock.advance({ minutes: 1 })
  await replyTo(kim, { content: 'Later words.' })
  expect(await listInbox(sam)).toMatchObject([
    { read: false, name: kim.username, words: 'Later words.' },
    { read: true, name: lee.username, words: 'Earlier words.' },
  ])
})
