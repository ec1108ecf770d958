import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { composers } from '#server/composers.ts'
import type { Database } from '#server/database/tables.ts'
import { transaction } from '#server/database/transaction.ts'
import { deliverDue } from '#server/features/delivery/delivery.ts'
import * as forum from '#server/features/forum/moderated.ts'
import { sendDueDigests } from '#server/features/notifications/digest.ts'
import * as social from '#server/features/social/moderated.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'

// One table says what each viewer sees of a post in each state. It is checked against every read of the contract, so a
// new endpoint is covered automatically.

const all: readonly Endpoint[] = endpoints

let site: TestApp
let admin: TestClient
let moderator: TestClient

beforeAll(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  admin = await site.signUp()
  moderator = await site.signUp()
  const row = { user_id: moderator.id, appointed_by: admin.id, created_at: 'now' }
  await site.database.insertInto('moderators').values(row).execute()
})
afterAll(() => site.close())

const decisionId = 'decision-1'

type Posts = Awaited<ReturnType<typeof createPosts>>

const states: Record<string, (tx: Database, posts: Posts, now: Date) => Promise<unknown>> = {
  visible: async () => {},
  hidden: (tx, posts, now) => moderateEach(tx, posts, now, forum.hidePost),
  'hidden with all posts of its author': async (tx, { author }, now) => {
    await forum.moderatePostsOfMember(tx, { userId: author.id, mode: 'hide', decisionId, now })
    await social.hideSocialPostsOfMember(tx, { userId: author.id, decisionId, now })
  },
  'removed with all posts of its author': async (tx, { author }, now) => {
    await forum.moderatePostsOfMember(tx, { userId: author.id, mode: 'remove', decisionId, now })
    await social.hideSocialPostsOfMember(tx, { userId: author.id, decisionId, now })
  },
  removed: async (tx, posts, now) => {
    await moderateEach(tx, posts, now, forum.hidePost)
    await moderateEach(tx, posts, now, forum.removePost)
  },
  restored: async (tx, posts, now) => {
    await moderateEach(tx, posts, now, forum.hidePost)
    await moderateEach(tx, posts, now, forum.restorePost)
    await social.restoreSocialPost(tx, { id: posts.socialPost, now })
  },
  'restored with all posts of its author': async (tx, { author }, now) => {
    await forum.moderatePostsOfMember(tx, { userId: author.id, mode: 'hide', decisionId, now })
    await social.hideSocialPostsOfMember(tx, { userId: author.id, decisionId, now })
    await forum.restorePostsOfDecision(tx, decisionId)
    await social.restoreSocialPostsOfDecision(tx, decisionId, now)
  },
}

async function moderateEach(tx: Database, posts: Posts, now: Date, moderate: typeof forum.hidePost) {
  await moderate(tx, { kind: 'discussion', id: posts.discussion, decisionId, now })
  await moderate(tx, { kind: 'reply', id: posts.reply, decisionId, now })
  await social.hideSocialPost(tx, { id: posts.socialPost, decisionId, now })
}

type Sight = 'text' | 'tombstone' | 'nothing'
type Viewer = 'author' | 'moderator' | 'admin' | 'other' | 'follower' | 'blocker' | 'blocked' | 'visitor'

/** What the viewer sees of a discussion and of a reply. */
function getSight(viewer: Viewer, state: string): Sight {
  if (viewer === 'visitor' || viewer === 'blocker' || viewer === 'blocked') return 'nothing'
  if (viewer === 'moderator' || viewer === 'admin') return 'text'
  if (state.startsWith('hidden')) return viewer === 'author' ? 'text' : 'nothing'
  return state.startsWith('removed') ? 'tombstone' : 'text'
}

/** Moderating all posts of a member writes the same columns, so fewer viewers read everything. */
const readersOf = (state: string): Viewer[] =>
  state.includes('all posts') ? ['author', 'other', 'moderator'] : viewers

const viewers: Viewer[] = ['author', 'moderator', 'admin', 'other', 'follower', 'blocker', 'blocked', 'visitor']

let round = 0

/** The author’s discussion, reply and social post, with other members who replied, follow and block. */
async function createPosts() {
  const letter = String.fromCodePoint(65 + round++)
  const texts = { title: `Quiet title ${letter}.`, text: `Quiet words ${letter}.`, caption: `Quiet caption ${letter}.` }
  const [author, other, follower, blocker, blocked] = [
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
  ]
  await site.ageAccounts()
  await site.database.updateTable('users').set({ email_verified_at: 'now' }).execute()
  for (const client of [author, other, follower, blocker, blocked])
    await client.call('PATCH', '/api/notification-settings', { named: true, quietFrom: '03:00', quietUntil: '03:05' })
  for (const client of [follower, blocked])
    await client.call('PATCH', '/api/notification-settings', { digest: 'daily' })
  const start = async (client: TestClient, title: string, content: string): Promise<string> =>
    (await client.call('POST', '/api/forum', { title, content, pillar: 'mental' })).json().id
  const replyTo = async (client: TestClient, id: string, content: string): Promise<string> =>
    (await client.call('POST', `/api/forum/${id}/replies`, { content })).json().id
  const discussion = await start(author, texts.title, texts.text)
  const thread = await start(other, 'Open question', 'Who is up?')
  for (const client of [follower, blocker, blocked])
    for (const id of [discussion, thread]) await client.call('PATCH', `/api/forum/${id}/follow`, { following: true })
  await replyTo(other, discussion, 'An answer')
  await replyTo(blocker, discussion, 'Another answer')
  await replyTo(blocked, discussion, 'One more answer')
  await replyTo(follower, thread, 'I am.')
  const reply = await replyTo(author, thread, texts.text)
  const url = `https://www.instagram.com/p/ABCDEFGH${letter}/`
  const socialPost: string = (
    await author.call('POST', '/api/social/ingest-url', { platform: 'instagram', url })
  ).json().id
  await site.database.updateTable('social_posts').set({ caption: texts.caption }).where('id', '=', socialPost).execute()
  await site.database
    .updateTable('forum_posts')
    .set({ pinned_at: site.services.clock.now().toISOString() })
    .where('id', '=', discussion)
    .execute()
  await blocker.call('POST', `/api/members/${author.id}/block`)
  await author.call('POST', `/api/members/${blocked.id}/block`)
  return { author, other, follower, blocker, blocked, moderator, admin, discussion, thread, reply, socialPost, texts }
}

/** Reads everything a viewer can read, except their own export. */
async function readAll(viewer: Viewer, posts: Posts): Promise<string> {
  const call = viewer === 'visitor' ? site.visitor : posts[viewer].call
  const getIds = (path: string) =>
    path.startsWith('/api/forum/') ? [posts.discussion, posts.thread] : [posts.discussion, posts.author.id]
  const urls = all
    .filter(({ method, access, reply }) => method === 'GET' && isForMembers(access) && reply !== 'stream')
    .filter(({ path }) => path !== '/api/logout' && path !== '/api/account/export')
    .flatMap(({ path }) => (path.includes('{id}') ? getIds(path).map((id) => path.replace('{id}', id)) : [path]))
  const queries = ['/api/forum?pinned=only', '/api/forum?pillar=mental', '/api/social?platform=instagram']
  const bodies: string[] = []
  for (const url of [...urls, ...queries]) bodies.push((await call('GET', url)).body)
  return bodies.join('\n')
}

const isForMembers = (access: Endpoint['access']) => access === 'public' || access === 'member'

async function readExport({ call }: TestClient): Promise<string> {
  const files = unzipSync((await call('GET', '/api/account/export')).rawPayload)
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}

/** What push messages and emails about the posts would say to the viewer now. */
async function compose({ id: userId, username, email }: TestClient, posts: Posts): Promise<string> {
  const messages = []
  for (const subjectId of [posts.discussion, posts.thread]) {
    const context = {
      dependencies: site,
      database: site.database,
      recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
      message: { kind: 'reply', subjectId, data: null, createdAt: '' },
      now: site.services.clock.now(),
    }
    messages.push(await composers.reply?.email(context), await composers.reply?.push(context))
  }
  const digest = {
    dependencies: site,
    database: site.database,
    recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
    message: { kind: 'digest', subjectId: null, data: JSON.stringify({ since: '' }), createdAt: '' },
    now: site.services.clock.now(),
  }
  messages.push(await composers.digest?.email(digest))
  return JSON.stringify(messages)
}

describe.each(Object.keys(states))('a post that is %s', (state) => {
  let posts: Posts
  let mails: { to: string; subject: string; text: string }[]
  beforeAll(async () => {
    posts = await createPosts()
    site.services.mail.sent.length = 0
    await transaction(site.database, async (tx) => states[state]?.(tx, posts, site.services.clock.now()))
    await deliverDue(site, composers)
    site.services.clock.advance({ days: 1 })
    await sendDueDigests(site)
    await deliverDue(site, composers)
    mails = [...site.services.mail.sent]
    await site.ageAccounts()
  })

  test.each(readersOf(state))('shows in every read what the table says: %s', async (viewer) => {
    const sight = getSight(viewer, state)
    const text = await readAll(viewer, posts)
    expect([text.includes(posts.texts.title), text.includes(posts.texts.text)]).toEqual([
      sight === 'text',
      sight === 'text',
    ])
    const isInFeed = state === 'visible' || state.startsWith('restored')
    const seesFeed = !['visitor', 'blocker', 'blocked'].includes(viewer)
    expect(text.includes(posts.texts.caption)).toBe(isInFeed && seesFeed)
  })

  test.each(viewers)('answers its own address as the table says: %s', async (viewer) => {
    const sight = getSight(viewer, state)
    const call = viewer === 'visitor' ? site.visitor : posts[viewer].call
    const opened = await call('GET', `/api/forum/${posts.discussion}`)
    if (viewer === 'visitor') return expect(opened.statusCode).toBe(401)
    expect(opened.statusCode).toBe(sight === 'nothing' ? 404 : 200)
    for (const path of [`/api/forum/${posts.discussion}/replies`, `/api/forum/${posts.discussion}/replies?limit=1`])
      expect((await call('GET', path)).statusCode).toBe(sight === 'nothing' ? 404 : 200)
    const isHidden = state.startsWith('hidden')
    const isRemoved = state.startsWith('removed')
    if (sight === 'text')
      expect(opened.json()).toMatchObject({
        title: posts.texts.title,
        content: posts.texts.text,
        hidden: isHidden,
        removed: isRemoved,
      })
    if (sight === 'tombstone')
      expect(opened.json()).toMatchObject({
        title: 'Removed by a moderator',
        content: '',
        removed: true,
        deleted: false,
      })
    const listed = (await call('GET', '/api/forum?limit=100')).json().map(({ id }: { id: string }) => id)
    const pinned = (await call('GET', '/api/forum?pinned=only')).json().map(({ id }: { id: string }) => id)
    const isListed = sight !== 'nothing' && !isRemoved
    expect([listed.includes(posts.discussion), pinned.includes(posts.discussion)]).toEqual([isListed, isListed])
  })

  test.each(viewers.filter((viewer) => viewer !== 'visitor'))('shows and counts its reply for %s', async (viewer) => {
    const sight = getSight(viewer, state)
    const { call } = posts[viewer]
    const replies = (await call('GET', `/api/forum/${posts.thread}/replies`)).json()
    const reply = replies.find(({ id }: { id: string }) => id === posts.reply)
    expect(reply?.content).toBe(sight === 'nothing' ? undefined : sight === 'text' ? posts.texts.text : '')
    const isCounted = sight === 'text' && !state.startsWith('hidden') && !state.startsWith('removed')
    const counts = []
    for (const path of [`/api/forum/${posts.thread}`, '/api/forum?limit=100'])
      counts.push([(await call('GET', path)).json()].flat().find(({ id }) => id === posts.thread).replies)
    expect(counts).toEqual(isCounted ? [2, 2] : [1, 1])
  })

  test.each(viewers.filter((viewer) => viewer !== 'visitor'))('names it in no message to %s', async (viewer) => {
    const client = posts[viewer]
    const isShown = state === 'visible' || state.startsWith('restored')
    const seesAuthor = !['blocker', 'blocked'].includes(viewer)
    const messages = [
      await compose(client, posts),
      (await client.call('GET', '/api/notifications')).body,
      JSON.stringify(mails.filter(({ to }) => to === client.email)),
    ]
    for (const message of messages) {
      if (!isShown || !seesAuthor) expect(message).not.toContain(posts.texts.title)
      if (!(isShown && seesAuthor) && viewer !== 'author') expect(message).not.toContain(posts.author.username)
    }
    const inbox = (await client.call('GET', '/api/notifications')).json()
    const { unread } = (await client.call('GET', '/api/notifications/unread')).json()
    expect(unread).toBe(inbox.filter(({ read }: { read: boolean }) => !read).length)
  })

  test.each(['other', 'follower', 'blocker', 'blocked'] as const)('is not in the export of %s', async (viewer) => {
    const text = await readExport(posts[viewer])
    const sight = getSight(viewer, state)
    expect([text.includes(posts.texts.text), text.includes(posts.texts.title)]).toEqual([false, sight === 'text'])
  })

  test('is in the export of its author', async () => {
    expect(await readExport(posts.author)).toContain(posts.texts.text)
  })

  test.each(['blocker', 'blocked'] as const)('takes no reply and no follow from %s', async (viewer) => {
    const { call } = posts[viewer]
    const calls = [
      await call('POST', `/api/forum/${posts.discussion}/replies`, { content: 'Hello' }),
      await call('GET', `/api/forum/${posts.discussion}/follow`),
      await call('PATCH', `/api/forum/${posts.discussion}/follow`, { following: true }),
    ]
    const missing = await call('GET', '/api/forum/unknown/follow')
    for (const { statusCode, body } of calls) expect([statusCode, body]).toEqual([404, missing.body])
  })

  test('keeps its reply counters equal to the replies that everyone sees', async () => {
    const rows = await site.database
      .selectFrom('forum_posts')
      .select(['id', 'replies'])
      .select((eb) =>
        eb
          .selectFrom('forum_replies')
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
          .where('hidden_at', 'is', null)
          .where('removed_at', 'is', null)
          .where('deleted_at', 'is', null)
          .select((count) => count.fn.countAll<number>().as('shown'))
          .as('shown'),
      )
      .execute()
    expect(rows.filter(({ replies, shown }) => replies !== shown)).toEqual([])
  })
})

// The thread of a crew: who is in the crew reads it, and nobody else does, staff included, until it is reported.

type CrewViewer =
  | 'writer'
  | 'mate'
  | 'moderator in it'
  | 'former'
  | 'blocker'
  | 'stranger'
  | 'moderator'
  | 'admin'
  | 'visitor'

const crewReaders: CrewViewer[] = ['writer', 'mate', 'moderator in it']
const crewViewers: CrewViewer[] = [...crewReaders, 'former', 'blocker', 'stranger', 'moderator', 'admin', 'visitor']

describe('a post in the thread of a crew', () => {
  const words = { text: 'Rowanberry words', former: 'Bilberry words', crew: 'Whitebeam crew' }
  let clients: Record<Exclude<CrewViewer, 'visitor'>, TestClient>
  let crew: string
  let thread: string
  let reply: string

  beforeAll(async () => {
    const [writer, mate, former, blocker, stranger, staff] = [
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
    ]
    await site.ageAccounts()
    const row = { user_id: staff.id, appointed_by: admin.id, created_at: 'now' }
    await site.database.insertInto('moderators').values(row).execute()
    clients = { writer, mate, former, blocker, stranger, moderator, admin, 'moderator in it': staff }
    const created = (await writer.call('POST', '/api/crews', { name: words.crew })).json()
    crew = created.id
    const token = new URLSearchParams(new URL(created.url).hash.slice(1)).get('token')
    for (const client of [mate, former, blocker, staff])
      await client.call('POST', '/api/crew-link/join', { token, shares: {} })
    for (const client of Object.values(clients))
      await client.call('PATCH', '/api/notification-settings', { named: true, digest: 'daily' })
    const write = async (client: TestClient, content: string) =>
      (await client.call('POST', `/api/crews/${crew}/thread`, { content })).json()
    ;({ postId: thread, id: reply } = await write(writer, words.text))
    await write(former, words.former)
    await mate.call('PATCH', '/api/reactions', { kind: 'reply', id: reply, answer: 'with-you' })
    await former.call('DELETE', `/api/crews/${crew}/members/${former.id}`)
    // Who blocks another leaves the crews of both.
    await blocker.call('POST', `/api/members/${writer.id}/block`)
  })

  const callOf = (viewer: CrewViewer) => (viewer === 'visitor' ? site.visitor : clients[viewer].call)

  /** Reads everything the viewer may call, with every id that the thread has. */
  async function readEverything(viewer: CrewViewer): Promise<string> {
    const call = callOf(viewer)
    const fill = (path: string) =>
      [crew, thread, reply, clients.writer.id].flatMap((id) =>
        ['discussion', 'reply'].map((kind) => path.replace('{kind}', kind).replaceAll(/\{\w+\}/g, id)),
      )
    const urls = all
      .filter(({ method, reply: kind, path }) => method === 'GET' && kind !== 'stream' && path !== '/api/logout')
      .filter(({ path }) => path !== '/api/account/export')
      .flatMap(({ path }) => (path.includes('{') ? fill(path) : [path]))
    const bodies: string[] = []
    for (const url of new Set([
      ...urls,
      '/api/forum?pinned=only',
      '/api/forum?pillar=brotherhood',
      '/api/forum?limit=100',
    ]))
      bodies.push((await call('GET', url)).body)
    return bodies.join('\n')
  }

  test.each(crewViewers)('is in the reads of the crew and of nobody else: %s', async (viewer) => {
    const text = await readEverything(viewer)
    const isReader = crewReaders.includes(viewer)
    expect([text.includes(words.text), text.includes(words.crew)]).toEqual([isReader, isReader])
    expect(text).not.toContain(words.former)
  })

  test.each(crewViewers.filter((viewer) => !crewReaders.includes(viewer) && viewer !== 'visitor'))(
    'is as if it did not exist for %s',
    async (viewer) => {
      const call = callOf(viewer)
      const missing = {
        discussion: (await call('GET', '/api/forum/missing')).body,
        crew: (await call('GET', '/api/crews/missing/thread')).body,
        answer: (await call('PATCH', '/api/reactions', { kind: 'reply', id: 'missing', answer: 'with-you' })).body,
      }
      const replies = [
        ['discussion', await call('GET', `/api/forum/${thread}`)],
        ['discussion', await call('GET', `/api/forum/${thread}/replies`)],
        ['discussion', await call('POST', `/api/forum/${thread}/replies`, { content: 'Hello' })],
        ['discussion', await call('PATCH', `/api/forum/${thread}/follow`, { following: true })],
        ['crew', await call('GET', `/api/crews/${crew}/thread`)],
        ['crew', await call('POST', `/api/crews/${crew}/thread`, { content: 'Hello' })],
        ['answer', await call('PATCH', '/api/reactions', { kind: 'reply', id: reply, answer: 'with-you' })],
      ] as const
      for (const [kind, { statusCode, body }] of replies) expect([statusCode, body]).toEqual([404, missing[kind]])
      const report = await call('POST', '/api/reports', { kind: 'reply', subjectId: reply, reason: 'spam' })
      expect(report.statusCode).toBe(404)
    },
  )

  test.each(crewViewers.filter((viewer) => viewer !== 'visitor'))(
    'is in no message to %s unless in it',
    async (viewer) => {
      const { id: userId, username, email } = clients[viewer]
      const context = (kind: string, subjectId: string | null) => ({
        dependencies: site,
        database: site.database,
        recipient: { userId, username, email, timeZone: 'UTC', dayStart: 3 },
        message: { kind, subjectId, data: JSON.stringify({ since: '' }), createdAt: '' },
        now: site.services.clock.now(),
      })
      const messages = [
        await composers.reply.email(context('reply', thread)),
        await composers.reply.push(context('reply', thread)),
        await composers.reaction.push(context('reaction', reply)),
        await composers.digest.email(context('digest', null)),
      ]
      const text = JSON.stringify(messages)
      const isToldOfOthers = viewer === 'mate' || viewer === 'moderator in it'
      if (!crewReaders.includes(viewer)) expect(text).toBe('[null,null,null,null]')
      expect(text.includes(words.crew)).toBe(isToldOfOthers || viewer === 'writer')
      expect([text.includes(words.former), text.includes(clients.former.username)]).toEqual([false, false])
    },
  )

  test.each(['former', 'blocker', 'stranger', 'admin'] as const)('is not in the export of %s', async (viewer) => {
    const text = await readExport(clients[viewer])
    expect(Object.values(words).filter((each) => text.includes(each))).toEqual([])
  })

  test('is in the export of its writer, and as a title in that of who follows it', async () => {
    expect(await readExport(clients.writer)).toContain(words.text)
    const mate = await readExport(clients.mate)
    expect([mate.includes(words.text), mate.includes(words.crew)]).toEqual([false, true])
  })
})
