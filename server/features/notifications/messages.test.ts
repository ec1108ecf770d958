import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { composers } from '#server/composers.ts'
import { libraryWriter } from '#server/services/writer/library-writer.ts'
import { WriterError, type Writer } from '#server/services/writer/writer.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { openDatabase } from '../../database/open.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { interruptOrphanedGenerations } from '../generation/generations.ts'
import { stopped } from '../generation/worker.ts'
import { sendDueAnnouncements } from './announcement-sending.ts'
import { sendDueDigests } from './digest.ts'

let author: TestClient
let sam: TestClient
let lee: TestClient
let failing = false

const writer: Writer = {
  ...libraryWriter,
  write: (...request) => (failing ? Promise.reject(new WriterError('unreachable')) : libraryWriter.write(...request)),
}

const site = await createTestApp({ publicUrl: 'https://pillars.example.org' }, { writer })
const admin = await site.signUp()
beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  site.services.mail.sent.length = 0
  await site.database.deleteFrom('outbox').execute()
  author = await site.signUp()
  sam = await site.signUp()
  lee = await site.signUp()
  await site.ageAccounts()
  await site.database.updateTable('users').set({ email_verified_at: 'now' }).execute()
  await addDevice(author)
})
afterAll(() => site.close())

async function addDevice({ id }: TestClient): Promise<void> {
  const row = { id: `device of ${id}`, user_id: id, sid: null, endpoint: `https://push.example.org/${id}` }
  const keys = { p256dh: '', auth: '', name: 'Chrome', created_at: 'now' }
  await site.database
    .insertInto('push_devices')
    .values({ ...row, ...keys })
    .execute()
}

const startDiscussion = async (title = 'First light'): Promise<string> =>
  (await author.call('POST', '/api/forum', { title, content: 'Who is up?', pillar: 'physical' })).json().id
const replyTo = (caller: TestClient, postId: string) =>
  caller.call('POST', `/api/forum/${postId}/replies`, { content: 'A secret answer' })
const change = (body: object) => author.call('PATCH', '/api/notification-settings', body)
const readAll = () => author.call('POST', '/api/notifications/read', {})
const listQueue = () =>
  site.database
    .selectFrom('outbox')
    .select(['channel', 'kind', 'next_attempt_at', 'expires_at'])
    .where('user_id', '=', author.id)
    .orderBy('channel')
    .execute()
const countQueue = async () => (await listQueue()).length
const deliverMails = async () => {
  await deliverDue(site, composers)
  return site.services.mail.sent.filter(({ to }) => to === author.email)
}

/** What the composers would send now. */
async function compose(kind: 'reply' | 'announcement' | 'run', subjectId: string, recipient = author) {
  const context = {
    dependencies: site,
    database: site.database,
    recipient: {
      userId: recipient.id,
      username: recipient.username,
      email: recipient.email,
      timeZone: 'UTC',
      dayStart: 3,
    },
    message: { kind, subjectId, data: null, createdAt: '' },
    now: site.services.clock.now(),
  }
  return { email: await composers[kind]?.email(context), push: await composers[kind]?.push(context) }
}

describe('messages about replies', () => {
  test('name nothing outside the body of an email', async () => {
    const postId = await startDiscussion('Divorce')
    const first: string = (await replyTo(sam, postId)).json().id
    await replyTo(lee, postId)
    const { email, push } = await compose('reply', postId)
    expect(push).toEqual({
      title: 'Seven Pillars',
      body: 'There is a new reply for you.',
      tag: `reply ${postId}`,
      path: `/community/${postId}?reply=${first}`,
    })
    expect(email).toMatchObject({
      subject: 'There is a new reply for you',
      paragraphs: [`${lee.username} and another member replied to your discussion “Divorce”.`],
      action: { path: `/community/${postId}?reply=${first}` },
      unsubscribe: { words: 'Stop emails about replies' },
    })
  })

  test('name the discussion if the member allows it, but never quote the reply', async () => {
    const postId = await startDiscussion('Divorce')
    await change({ named: true })
    await replyTo(sam, postId)
    const messages = await compose('reply', postId)
    expect([messages.push?.body, messages.email?.subject]).toEqual([
      `${sam.username} replied to “Divorce”.`,
      'New reply to “Divorce”',
    ])
    expect(JSON.stringify(messages)).not.toContain('secret')
  })

  test('cannot be broken by a title', async () => {
    const postId = await startDiscussion('x')
    const title = `A\r\nBcc: all@example.org <script>alert(1)</script> ${'x'.repeat(100)}`
    await site.database.updateTable('forum_posts').set({ title }).where('id', '=', postId).execute()
    await change({ named: true })
    await replyTo(sam, postId)
    const { email } = await compose('reply', postId)
    expect(email?.subject).not.toMatch(/[\r\n]/)
    const [mail] = await deliverMails()
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html ?? '').not.toContain('<script>')
  })

  test('are dropped once the member has read it, switched them off, or been suspended', async () => {
    const postId = await startDiscussion()
    const nothing = { email: null, push: null }
    await replyTo(sam, postId)
    await change({ kinds: { reply: { email: false, push: false } } })
    expect(await compose('reply', postId)).toEqual(nothing)
    await change({ kinds: { reply: { email: true, push: true } } })
    await admin.call('POST', `/api/admin/members/${author.id}/suspend`)
    expect(await compose('reply', postId)).toEqual(nothing)
    await admin.call('POST', `/api/admin/members/${author.id}/restore`)
    expect((await compose('reply', postId)).push).toMatchObject({ tag: `reply ${postId}` })
    await site.database.updateTable('notifications').set({ read_at: 'now' }).where('user_id', '=', author.id).execute()
    expect(await compose('reply', postId)).toEqual(nothing)
    expect(await deliverMails()).toMatchObject([{ subject: 'Your account is suspended' }])
  })

  test('go to the devices and the verified address, and expire', async () => {
    await replyTo(sam, await startDiscussion())
    const common = {
      kind: 'reply',
      next_attempt_at: '2026-03-10T09:00:00.000Z',
      expires_at: '2026-03-13T09:00:00.000Z',
    }
    expect(await listQueue()).toEqual([
      { channel: 'email', ...common },
      { channel: 'push', ...common },
    ])
    expect(await deliverMails()).toMatchObject([{ subject: 'There is a new reply for you' }])
  })

  test('wait until the quiet hours end on devices, but not in the mailbox', async () => {
    site.services.clock.set('2026-03-09T23:00:00.000Z')
    await replyTo(sam, await startDiscussion())
    expect((await listQueue()).map(({ channel, next_attempt_at: at }) => [channel, at])).toEqual([
      ['email', '2026-03-09T23:00:00.000Z'],
      ['push', '2026-03-10T07:00:00.000Z'],
    ])
  })

  test('wait for the end of quiet hours that have begun since', async () => {
    site.services.clock.set('2026-03-09T21:59:00.000Z')
    await replyTo(sam, await startDiscussion())
    site.services.clock.advance({ minutes: 2 })
    await deliverDue(site, composers)
    expect((await listQueue()).map(({ channel, next_attempt_at: at }) => [channel, at])).toEqual([
      ['push', '2026-03-10T07:00:00.000Z'],
    ])
  })

  test('reach members who do not want them in the app', async () => {
    await change({ kinds: { reply: { inApp: false } } })
    const postId = await startDiscussion()
    await replyTo(sam, postId)
    expect((await author.call('GET', '/api/notifications')).json()).toEqual([])
    expect((await author.call('GET', '/api/notifications/unread')).json()).toEqual({ unread: 0 })
    expect((await compose('reply', postId)).push).toMatchObject({ tag: `reply ${postId}` })
  })

  test('come once a day until the member looks, and then at most every 15 minutes', async () => {
    const postId = await startDiscussion()
    const sent: number[] = []
    const replyAfter = async (minutes: number) => {
      site.services.clock.advance({ minutes })
      await replyTo(sam, postId)
      sent.push((await countQueue()) / 2)
    }
    await replyAfter(0)
    await replyAfter(20)
    await replyAfter(23 * 60)
    await replyAfter(60)
    expect(sent).toEqual([1, 1, 1, 2])
    await readAll()
    await replyAfter(5)
    await replyAfter(11)
    expect(sent.slice(4)).toEqual([2, 3])
    await readAll()
    await replyAfter(0)
    expect(sent.slice(6)).toEqual([3])
  })

  test('stop at ten in an hour, however many discussions are answered', async () => {
    const posts = []
    for (let count = 0; count < 12; count++) posts.push(await startDiscussion(`Number ${count}`))
    for (const postId of posts) await replyTo(sam, postId)
    expect(await countQueue()).toBe(20)
    expect((await author.call('GET', '/api/notifications/unread')).json()).toEqual({ unread: 12 })
  })
})

test.runIf(engine === 'postgres')('a reply is saved while a device of a follower is removed', async () => {
  const elsewhere = await openDatabase(site, { connections: 2 })
  const postId = await startDiscussion()
  const removal = await elsewhere.startTransaction().execute()
  await removal.deleteFrom('push_devices').where('user_id', '=', author.id).execute()
  const reply = replyTo(sam, postId)
  const findWaiting = () =>
    sql`select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
      site.database,
    )
  await expect.poll(async () => (await findWaiting()).rows.length).toBeGreaterThan(0)
  await removal.commit().execute()
  expect((await reply).statusCode).toBe(201)
  expect((await listQueue()).map(({ channel }) => channel)).toEqual(['email'])
  await elsewhere.destroy()
})

describe('the digest', () => {
  const day = { minutes: 24 * 60 }

  test('takes the place of single emails, once a day', async () => {
    await change({ digest: 'daily' })
    await replyTo(sam, await startDiscussion('First'))
    await replyTo(lee, await startDiscussion('Second'))
    expect((await listQueue()).map(({ channel }) => channel)).toEqual(['push', 'push'])
    await sendDueDigests(site)
    expect(await countQueue()).toBe(2)
    site.services.clock.set('2026-03-11T08:00:00.000Z')
    await Promise.all([sendDueDigests(site), sendDueDigests(site)])
    expect(await deliverMails()).toMatchObject([{ subject: 'Your daily digest' }])
    const [mail] = site.services.mail.sent
    expect(mail?.text).toContain(`${sam.username} replied to “First”.`)
    expect(mail?.text).toContain(`${lee.username} replied to “Second”.`)
  })

  test('comes only when there is something new', async () => {
    await change({ digest: 'daily' })
    const postId = await startDiscussion()
    await replyTo(sam, postId)
    await readAll()
    for (let days = 0; days < 3; days++) {
      site.services.clock.advance(day)
      await sendDueDigests(site)
    }
    expect(await deliverMails()).toEqual([])
    await replyTo(sam, postId)
    site.services.clock.advance(day)
    await sendDueDigests(site)
    await readAll()
    expect(await deliverMails()).toEqual([])
  })

  test('covers the time since the one before, also when it comes late', async () => {
    await change({ digest: 'daily' })
    const postId = await startDiscussion()
    site.services.clock.set('2026-03-11T08:30:00.000Z')
    await sendDueDigests(site)
    await replyTo(sam, postId)
    site.services.clock.set('2026-03-12T11:00:00.000Z')
    await sendDueDigests(site)
    expect(await deliverMails()).toMatchObject([{ subject: 'Your daily digest' }])
  })

  test('follows the member to another time zone', async () => {
    await change({ digest: 'daily' })
    await author.call('PATCH', '/api/account', { timeZone: 'America/New_York' })
    await replyTo(sam, await startDiscussion())
    site.services.clock.set('2026-03-10T11:00:00.000Z')
    await sendDueDigests(site)
    expect(await deliverMails()).toEqual([])
    site.services.clock.set('2026-03-10T12:00:00.000Z')
    await sendDueDigests(site)
    expect(await deliverMails()).toMatchObject([{ subject: 'Your daily digest' }])
  })

  test('comes on Mondays if it is weekly', async () => {
    await change({ digest: 'weekly' })
    await replyTo(sam, await startDiscussion('On Tuesday'))
    const counts = []
    for (const date of ['11', '15', '16', '23']) {
      site.services.clock.set(`2026-03-${date}T08:00:00.000Z`)
      await sendDueDigests(site)
      counts.push((await deliverMails()).length)
    }
    expect(counts).toEqual([0, 0, 1, 1])
    expect(site.services.mail.sent[0]?.subject).toBe('Your weekly digest')
  })

  test.runIf(engine === 'postgres')('is sent once by two processes', async () => {
    const elsewhere = await openDatabase(site, { connections: 2 })
    await change({ digest: 'daily' })
    await replyTo(sam, await startDiscussion())
    site.services.clock.set('2026-03-11T08:00:00.000Z')
    await Promise.all([sendDueDigests(site), sendDueDigests({ ...site, database: elsewhere })])
    await elsewhere.destroy()
    expect((await listQueue()).filter(({ kind }) => kind === 'digest')).toHaveLength(1)
  })
})

describe('messages about announcements', () => {
  const announce = async (): Promise<string> => {
    const form = { title: 'Retreat', content: '# Come\n\nOn **Friday**, see [the plan](https://example.org/a).' }
    const { id } = (await admin.call('POST', '/api/admin/announcements', form)).json()
    await sendDueAnnouncements(site)
    return id
  }

  test('name it only in the body of an email, unless the member allows it', async () => {
    const id = await announce()
    const { email, push } = await compose('announcement', id)
    expect([push?.body, email?.subject]).toEqual(['There is a new announcement.', 'There is a new announcement'])
    expect(email?.paragraphs).toEqual(['“Retreat”', 'Come', 'On Friday, see the plan (https://example.org/a).'])
    await change({ named: true })
    const named = await compose('announcement', id)
    expect([named.push?.body, named.email?.subject]).toEqual(['Announcement: “Retreat”', 'Announcement: “Retreat”'])
  })

  test('are dropped when it was taken back', async () => {
    const id = await announce()
    await admin.call('DELETE', `/api/admin/announcements/${id}`)
    expect(await compose('announcement', id)).toEqual({ email: null, push: null })
    expect(await deliverMails()).toEqual([])
  })
})

describe('messages about generations', () => {
  const start = async (draft = true): Promise<string> => {
    const body = { pillar: 'career', draft }
    const { id } = (await admin.call('POST', '/api/content/populate-pillar', body)).json()
    if (id) await stopped(id)
    return id
  }
  const listInbox = async (): Promise<Notification[]> => (await admin.call('GET', '/api/notifications')).json()

  beforeEach(async () => {
    failing = false
    await site.database.deleteFrom('notifications').execute()
    await site.database.deleteFrom('content_runs').execute()
    await site.database.deleteFrom('library_items').execute()
  })

  test('tell the admin that a generation in the background has ended', async () => {
    const generationId = await start()
    expect(await listInbox()).toMatchObject([
      { kind: 'run', generationId, task: 'populate', status: 'finished', items: 11 },
    ])
    const { push, email } = await compose('run', generationId, admin)
    expect([push, email]).toEqual([
      {
        title: 'Seven Pillars',
        body: 'The content you asked for is ready.',
        tag: `run ${generationId}`,
        path: `/admin/populate?run=${generationId}`,
      },
      null,
    ])
  })

  test('tell the admin that a generation has failed', async () => {
    failing = true
    const generationId = await start()
    expect(await listInbox()).toMatchObject([{ generationId, status: 'failed', items: 0 }])
    expect((await compose('run', generationId, admin)).push?.body).toBe('Writing content failed.')
  })

  test('are left out when the admin waited for the result, or cancelled the generation', async () => {
    await start(false)
    expect(await listInbox()).toEqual([])
    await site.database.deleteFrom('library_items').execute()
    const { id } = (await admin.call('POST', '/api/content/populate-pillar', { pillar: 'career', draft: true })).json()
    await admin.call('POST', `/api/content/runs/${id}/cancel`)
    await stopped(id)
    expect((await listInbox()).filter(({ kind }) => kind === 'run')).toEqual([])
  })

  test('tell the admin that a generation was interrupted with its process', async () => {
    const generationId = await start()
    await site.database.deleteFrom('notifications').execute()
    await site.database.updateTable('content_runs').set({ status: 'running', ended_at: null }).execute()
    await interruptOrphanedGenerations(site.database, site.services.clock.now(), { isOnlyProcess: true })
    expect(await listInbox()).toMatchObject([{ generationId, status: 'interrupted' }])
  })
})
