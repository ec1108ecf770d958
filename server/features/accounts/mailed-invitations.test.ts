import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailedInvitationLimits } from '#contract/limits.ts'
import { composers } from '#server/composers.ts'
import { createSmtpMailer } from '#server/services/mail-smtp.ts'
import { disabledMailer, MailError } from '#server/services/mail.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { landingWords } from '#web/features/site/landing/landing-words.ts'
import { openDatabase } from '../../database/open.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { forgetOldDeliveries } from '../delivery/status.ts'
import { queueInvitations } from './mailed-invitation-sending.ts'
import { forgetMailedInvitations } from './mailed-invitations.ts'

const path = '/api/admin/mailed-invitations'
const publicUrl = 'https://pillars.example.org'
const smtp = await startSmtpServer()
const site = await createTestApp({ publicUrl, signUp: 'invite' })
const mailer = { ...createSmtpMailer({ url: smtp.url, from: 'no-reply@pillars.example.org' }), sent: [] }
const start = site.services.clock.now().toISOString()
const admin = await site.signUp({ username: 'boss', email: 'boss@example.org' })
const member = await site.signUp({ username: 'sam', email: 'sam@example.org' })
await site.database.updateTable('users').set({ email_verified_at: 'now' }).execute()
afterAll(async () => {
  await site.close()
  await smtp.close()
})

beforeEach(() => {
  site.services.mail = mailer
})
afterEach(async () => {
  site.config.signUp = 'invite'
  site.config.adminEmails = []
  await site.database.deleteFrom('mailed_invitations').execute()
  await site.database.deleteFrom('outbox').execute()
  await site.database.deleteFrom('delivery_channels').execute()
  await site.database.deleteFrom('users').where('id', 'not in', [admin.id, member.id]).execute()
  await site.database.updateTable('users').set({ suspended_at: null }).execute()
  await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  smtp.received.length = 0
  await site.database.deleteFrom('invitations').execute()
  await site.database.deleteFrom('audit_log').execute()
  // Sessions of admins end after a month.
  site.services.clock.set(start)
})

const invite = (addresses: string[], headers?: Record<string, string>, client: TestClient = admin) =>
  client.call('POST', path, { addresses, agreed: true }, headers)
const check = async (addresses: string[]) => (await admin.call('POST', `${path}/check`, { addresses })).json()
const list = async (query = '') => (await admin.call('GET', `${path}${query}`)).json()
const statuses = async () =>
  Object.fromEntries(
    (await list('?limit=100')).map((row: { email: string; status: string }) => [row.email, row.status]),
  )
const deliver = () => deliverDue(site, composers)
const listRecipients = () => smtp.received.flatMap(({ to }) => to)
const numbered = (count: number, name = 'new') => Array.from({ length: count }, (_, n) => `${name}${n}@example.com`)

/** Queues and sends what is due, round by round, as the background does. */
async function send(rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await queueInvitations(site)
    await deliver()
    site.services.clock.advance({ minutes: 0.25 })
  }
}

async function readToken(email: string): Promise<string> {
  const { text } = await smtp.waitForMailTo(email)
  return /\/invite#token=([\w-]+)/.exec(text)?.[1] ?? ''
}

let address = 0
const signUp = (details: object) =>
  site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    remoteAddress: `10.8.0.${++address}`,
    payload: { password, timeZone: 'UTC', ...details },
  })
const fail = (failure: 'unreachable' | 'deferred' | 'refused' | 'uncertain') => () =>
  Promise.reject(new MailError(failure, `It is ${failure}.`))

describe('a check of a list', () => {
  test('says for each row what will happen, and stores nothing', async () => {
    await invite(['earlier@example.com'])
    await site.database
      .insertInto('applications')
      .values({
        id: 'a',
        email: 'asks@example.com',
        username: 'asks',
        username_key: 'asks',
        username_skeleton: 'asks',
        password_hash: '',
        time_zone: 'UTC',
        answers: '[]',
        created_at: site.services.clock.now().toISOString(),
      })
      .execute()
    const reply = await check([
      ' Ann@Example.com ',
      'sam@example.org',
      'ann@example.com',
      'no address',
      'EARLIER@example.com',
      'asks@example.com',
    ])
    expect(reply.left).toBe(mailedInvitationLimits.perDay - 1)
    expect(reply.addresses).toMatchObject([
      { email: 'ann@example.com', result: 'new', reason: null },
      { email: 'sam@example.org', result: 'member' },
      { email: 'ann@example.com', result: 'duplicate', sameAs: 0 },
      { email: 'no address', result: 'invalid', reason: 'The @ is missing' },
      { result: 'invited', invitedAt: site.services.clock.now().toISOString() },
      { result: 'applicant' },
    ])
    expect(await list()).toHaveLength(1)
    await site.database.deleteFrom('applications').execute()
  })

  test.each([
    ['ann', 'The @ is missing'],
    [' ', 'There is no address'],
    ['ann@b@example.com', 'There is more than one @'],
    ['ann lee@example.com', 'There is a space in it'],
    ['@example.com', 'The part before the @ is missing'],
    ['ann@', 'The part after the @ is missing'],
    ['ann@example', 'It doesn’t end like an address, such as .com'],
    ['änn@example.com', 'The character ä can’t be in an address here'],
    ['ann..lee@example.com', 'This isn’t an email address'],
    [`${'a'.repeat(250)}@example.com`, 'An address has at most 254 characters'],
    ['ann@example.com\u0000', 'There is an invisible character in it'],
    ['ann@exam\u200bple.com', 'There is an invisible character in it'],
  ])('says what is wrong with %j', async (text, reason) => {
    expect((await check([text])).addresses[0]).toMatchObject({ result: 'invalid', reason })
  })
})

describe('a list', () => {
  test('sends each new address one email with its own link', async () => {
    const reply = await invite(['ann@example.com', 'ben@example.com', 'sam@example.org', 'ANN@example.com', 'nobody'])
    expect([reply.statusCode, reply.json()]).toEqual([201, { invited: 2, leftOut: 3 }])
    expect(await statuses()).toEqual({ 'ann@example.com': 'waiting', 'ben@example.com': 'waiting' })
    await send(3)
    expect(listRecipients().toSorted()).toEqual(['ann@example.com', 'ben@example.com'])
    expect(await statuses()).toEqual({ 'ann@example.com': 'sent', 'ben@example.com': 'sent' })
    expect(await readToken('ann@example.com')).not.toBe(await readToken('ben@example.com'))
    expect((await list())[0]).toMatchObject({ by: { username: 'boss' }, member: null, reason: null })
  })

  test('says in its email who invites to what, for how long, and why', async () => {
    await invite(['ann@example.com'])
    const sentOn = site.services.clock.now()
    await send()
    const { text, source } = await smtp.waitForMailTo('ann@example.com')
    expect(text).toContain('Subject: boss invites you to Seven Pillars')
    expect(text).toContain(`Hello,\r\n\r\nboss invites you to join Seven Pillars. ${landingWords.welcome}`)
    const last = new Date(sentOn.getTime() + 14 * 86_400_000)
    const formatted = last.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect(text).toContain(`The link is for you alone, and works until ${formatted}.`)
    expect(text).toContain(
      'You get this email because boss wrote that you agreed to it. If you didn’t, you can ignore it: it’s the only one.',
    )
    expect(text).toMatch(/Accept the invitation:\r\nhttps:\/\/pillars\.example\.org\/invite#token=/)
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).not.toMatch(/<img|List-Unsubscribe/i)
  })

  test('describes the group in the words of the site', async () => {
    await admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor', welcome: 'Sixty rowers from Kiel.' })
    await invite(['ann@example.com'])
    await send()
    expect((await smtp.waitForMailTo('ann@example.com')).text).toContain(
      'boss invites you to join Iron Harbor. Sixty rowers from Kiel.',
    )
    await site.database.deleteFrom('site_settings').where('key', '=', 'face').execute()
  })

  test('needs the confirmation that these people agreed, and is in the security log with it', async () => {
    expect((await admin.call('POST', path, { addresses: ['ann@example.com'] })).statusCode).toBe(400)
    const refused = await admin.call('POST', path, { addresses: ['ann@example.com'], agreed: false })
    expect(refused.statusCode).toBe(400)
    await invite(['ann@example.com', 'ben@example.com'])
    const [entry] = (await admin.call('GET', '/api/admin/audit?kind=invitation')).json()
    expect(entry).toMatchObject({
      actor: { username: 'boss' },
      detail: '2 by email, confirmed that all of them agreed',
      createdAt: site.services.clock.now().toISOString(),
    })
  })

  test('is sent only once when the request is repeated, at the same time or later', async () => {
    const headers = { 'idempotency-key': 'the-same-list' }
    const addresses = ['ann@example.com', 'ben@example.com']
    const replies = await Promise.all([invite(addresses, headers), invite(addresses, headers), invite(addresses)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const invited = replies.map((reply) => reply.json().invited)
    expect([invited[0], Math.max(...invited)]).toEqual([invited[1], 2])
    await send(2)
    expect((await invite(addresses, headers)).json()).toEqual(replies[0]?.json())
    expect((await invite(addresses)).json()).toEqual({ invited: 0, leftOut: 2 })
    await send(3)
    expect(listRecipients().toSorted()).toEqual(addresses)
  })

  test.runIf(site.engine === 'postgres')('is sent once when two processes send at the same time', async () => {
    const others = [0, 1].map(() => openDatabase(site, { connections: 2 }))
    const processes = await Promise.all(others.map(async (database) => ({ ...site, database: await database })))
    await invite(numbered(12))
    for (let round = 0; round < 5; round++) {
      await Promise.all([...processes, ...processes].map((each) => queueInvitations(each)))
      await Promise.all(processes.map((each) => deliverDue(each, composers)))
      site.services.clock.advance({ minutes: 0.25 })
    }
    expect(listRecipients().toSorted()).toEqual(numbered(12).toSorted())
    for (const { database } of processes) await database.destroy()
  })

  test('has at most 500 addresses', async () => {
    const reply = await invite(numbered(501))
    expect([reply.statusCode, reply.json().fields.addresses]).toEqual([
      400,
      'A list can have at most 500 addresses. Split it into smaller lists',
    ])
  })

  test('is refused above 1,000 addresses in 24 hours, which it names', async () => {
    await invite(numbered(500, 'a'))
    expect((await invite(numbered(500, 'b'))).json().invited).toBe(500)
    const refused = await invite(['one@example.com'])
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
    expect(refused.json().message).toContain('1,000 addresses')
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600)
    expect((await check(['one@example.com'])).left).toBe(0)
    site.services.clock.advance({ minutes: 24 * 60 })
    expect((await invite(['one@example.com'])).json().invited).toBe(1)
  })

  test('is refused while sign-up is closed, and a list from before waits', async () => {
    await invite(['ann@example.com'])
    site.config.signUp = 'closed'
    expect((await invite(['ben@example.com'])).json().code).toBe('sign-up-closed')
    await send(2)
    expect(await statuses()).toEqual({ 'ann@example.com': 'waiting' })
  })
})

describe('the sending', () => {
  test('goes slowly, and goes on after a restart', async () => {
    await invite(numbered(12))
    expect(await queueInvitations(site)).toBe(5)
    expect(await queueInvitations(site)).toBe(0)
    const restarted = { ...site, database: await openDatabase(site, { connections: 2 }) }
    expect(await queueInvitations(restarted)).toBe(0)
    site.services.clock.advance({ minutes: 0.2 })
    expect(await queueInvitations(restarted)).toBe(5)
    await deliverDue(restarted, composers)
    await restarted.database.destroy()
    expect(listRecipients().toSorted()).toEqual(numbered(10).toSorted())
  })

  test('lets a password reset and a message to a member pass 500 invitations', async () => {
    await invite(numbered(500))
    await queueInvitations(site)
    const order: string[] = []
    site.services.mail = {
      ...mailer,
      async send(message) {
        order.push(message.to)
        await mailer.send(message)
      },
    }
    await site.database
      .insertInto('outbox')
      .values({
        id: 'reset',
        user_id: member.id,
        channel: 'email',
        kind: 'account',
        subject_id: 'verify',
        data: site.services.secrets.encrypt(
          'account mail',
          JSON.stringify({ to: 'queued@example.org', subject: 'Set a new password', text: 'x' }),
        ),
        once: false,
        status: 'waiting',
        next_attempt_at: site.services.clock.now().toISOString(),
        created_at: site.services.clock.now().toISOString(),
      })
      .execute()
    await site.visitor('POST', '/api/auth/request-reset', { email: 'sam@example.org' })
    await expect.poll(() => order).toEqual(['sam@example.org'])
    await deliver()
    // Four are sent at once.
    expect(order.slice(1, 5)).toContain('queued@example.org')
    expect(order).toHaveLength(7)
  })

  test('keeps an email that the mail server refuses as failed, with the reason, and sends it again', async () => {
    await invite(['ann@example.com', 'ben@example.com'])
    site.services.mail = {
      ...mailer,
      send: (message) =>
        message.to.startsWith('ann')
          ? Promise.reject(new MailError('refused', 'The mail server answered: 550 5.1.1 No such user'))
          : mailer.send(message),
    }
    await send(2)
    expect(await list('?status=failed')).toMatchObject([
      {
        email: 'ann@example.com',
        reason: 'This address doesn’t exist. The mail server answered: 550 5.1.1 No such user',
      },
    ])
    expect((await check(['ann@example.com'])).addresses[0].result).toBe('failed')
    expect((await invite(['ann@example.com'])).json().invited).toBe(0)
    site.services.mail = mailer
    expect((await admin.call('POST', `${path}/retry`)).json()).toEqual({ retried: 1 })
    expect(await statuses()).toEqual({ 'ann@example.com': 'waiting', 'ben@example.com': 'sent' })
    await send(2)
    expect(listRecipients().toSorted()).toEqual(['ann@example.com', 'ben@example.com'])
    expect(await list('?status=failed')).toEqual([])
  })

  test.each(['the connection ended', 'the server died'])(
    'never sends an email again that may have arrived because %s',
    async (cause) => {
      await invite(['ann@example.com'])
      await queueInvitations(site)
      if (cause === 'the connection ended') {
        site.services.mail = { ...mailer, send: fail('uncertain') }
        await deliver()
      } else {
        const lease = { lease_id: 'dead', lease_until: site.services.clock.now().toISOString() }
        await site.database
          .updateTable('outbox')
          .set({ status: 'sending', ...lease })
          .execute()
        await deliver()
      }
      site.services.mail = mailer
      expect(await list()).toMatchObject([{ status: 'uncertain', reason: expect.stringMatching(/may have arrived/) }])
      await admin.call('POST', '/api/admin/delivery/test-mail')
      expect((await admin.call('POST', `${path}/retry`)).json()).toEqual({ retried: 0 })
      expect((await admin.call('GET', '/api/admin/delivery/messages')).json()).toEqual([])
      await send(3)
      site.services.clock.advance({ days: 14 })
      await forgetOldDeliveries(site)
      expect((await admin.call('POST', `${path}/retry`)).json()).toEqual({ retried: 0 })
      await send(3)
      site.services.clock.advance({ days: -1 })
      const [{ id }] = await list()
      expect((await admin.call('DELETE', `${path}/${id}`)).json().status).toBe('withdrawn')
      expect((await invite(['ann@example.com'])).json().invited).toBe(0)
      await send(3)
      expect(listRecipients().filter((to) => to.startsWith('ann'))).toEqual([])
    },
  )

  test('sends no second email after the admin left whose first one may have arrived', async () => {
    const second = await site.signUp()
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', second.id).execute()
    await invite(['ann@example.com'], {}, second)
    site.services.mail = { ...mailer, send: fail('uncertain') }
    await send()
    site.services.mail = mailer
    await second.call('POST', '/api/account/delete', { password, posts: 'keep' })
    await admin.call('POST', '/api/admin/delivery/test-mail')
    expect((await check(['ann@example.com'])).addresses[0].result).toBe('recent')
  })

  test('shows an email that was discarded in Delivery as failed', async () => {
    await invite(['ann@example.com'])
    site.services.mail = { ...mailer, send: fail('deferred') }
    await send()
    expect(await list()).toMatchObject([{ status: 'waiting', reason: 'It is tried again by itself. It is deferred.' }])
    const [message] = (await admin.call('GET', '/api/admin/delivery/messages')).json()
    expect(message).toMatchObject({ kind: 'invitation', username: null })
    await admin.call('DELETE', `/api/admin/delivery/messages/${message.id}`)
    expect(await list()).toMatchObject([{ status: 'failed', reason: expect.stringMatching(/^It wasn’t sent: /) }])
  })

  test('does not wait for addresses that the mail server defers', async () => {
    await invite(numbered(10))
    site.services.mail = {
      ...mailer,
      send: (message) => (/new[0-4]@/.test(message.to) ? fail('deferred')() : mailer.send(message)),
    }
    await send(3)
    expect(listRecipients()).toHaveLength(5)
  })

  test.each([
    ['stops for a suspended admin', { suspended_at: '2026-03-01T00:00:00.000Z' }],
    ['stops for a former admin', { role: 'public' as const }],
  ])('%s, and goes on if they are back', async (_name, change) => {
    const second = await site.signUp()
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', second.id).execute()
    await invite(['ann@example.com'], {}, second)
    await site.database.updateTable('users').set(change).where('id', '=', second.id).execute()
    await send(2)
    expect(await list()).toMatchObject([
      { status: 'waiting', reason: `Not sent while ${second.username} is not an active admin.` },
    ])
    await site.database
      .updateTable('users')
      .set({ suspended_at: null, role: 'admin' })
      .where('id', '=', second.id)
      .execute()
    await send()
    expect(await statuses()).toEqual({ 'ann@example.com': 'sent' })
  })
})

describe('while email does not work', () => {
  test('a list is refused without a mail server, with what to do', async () => {
    site.services.mail = { ...disabledMailer, sent: [] }
    const reply = await invite(['ann@example.com'])
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
    expect(reply.json().message).toBe(
      'No mail server is set up. Set SMTP_URL and PUBLIC_URL in the file .env, and restart the server.',
    )
    expect(await list()).toEqual([])
  })

  test('a list is refused once the mail server could not be reached, until it takes an email again', async () => {
    site.services.mail = { ...mailer, send: fail('unreachable') }
    await admin.call('POST', '/api/admin/delivery/test-mail')
    expect((await invite(['ann@example.com'])).json().code).toBe('unavailable')
    expect((await admin.call('POST', `${path}/retry`)).json().code).toBe('unavailable')
    const { channels } = (await admin.call('GET', '/api/admin/delivery')).json()
    expect(channels[1].unreachableAt).toBe(site.services.clock.now().toISOString())
    site.services.mail = mailer
    await admin.call('POST', '/api/admin/delivery/test-mail')
    expect((await invite(['ann@example.com'])).statusCode).toBe(201)
  })

  test('an address that is refused does not count as a broken mail server', async () => {
    await invite(['ann@example.com'])
    site.services.mail = { ...mailer, send: fail('refused') }
    await send()
    site.services.mail = mailer
    expect((await invite(['ben@example.com'])).statusCode).toBe(201)
  })

  test('the sending pauses, and goes on by itself without losing or repeating anything', async () => {
    await invite(numbered(20))
    await send()
    let attempts = 0
    site.services.mail = {
      ...mailer,
      send() {
        attempts++
        return fail('unreachable')()
      },
    }
    await send(20)
    // Only those of one round are in the outbox, which tries them more and more rarely.
    expect(attempts).toBeLessThan(12)
    expect(await site.database.selectFrom('outbox').selectAll().execute()).toHaveLength(5)
    site.services.mail = mailer
    for (let minute = 0; minute < 15; minute++) {
      await send()
      site.services.clock.advance({ minutes: 1 })
    }
    expect(listRecipients().toSorted()).toEqual(numbered(20).toSorted())
    expect(Object.values(await statuses())).toEqual(Array.from({ length: 20 }, () => 'sent'))
  })

  test('one email tries the mail server again after five minutes if no other does', async () => {
    await invite(['ann@example.com'])
    await site.database
      .insertInto('delivery_channels')
      .values({ channel: 'email', unreachable_at: site.services.clock.now().toISOString() })
      .execute()
    expect(await queueInvitations(site)).toBe(0)
    site.services.clock.advance({ minutes: 5 })
    expect(await queueInvitations(site)).toBe(1)
    await deliver()
    expect(await statuses()).toEqual({ 'ann@example.com': 'sent' })
  })
})

describe('an admin', () => {
  test('stops what waits, and leaves what was sent', async () => {
    await invite(numbered(12))
    await send()
    await queueInvitations(site)
    expect((await admin.call('POST', `${path}/stop`)).json()).toEqual({ stopped: 7 })
    await send(4)
    expect(listRecipients()).toHaveLength(5)
    expect((await admin.call('GET', `${path}/summary`)).json().counts).toMatchObject({ sent: 5, withdrawn: 7 })
    expect((await admin.call('GET', '/api/admin/audit?kind=invitation')).json()[0].detail).toBe('7 by email stopped')
    expect((await invite(numbered(12))).json().invited).toBe(7)
  })

  test('withdraws an invitation that was sent, whose address gets no second email for two weeks', async () => {
    await invite(['ann@example.com'])
    await send()
    const token = await readToken('ann@example.com')
    const [{ id }] = await list()
    expect((await admin.call('DELETE', `${path}/${id}`)).json().status).toBe('withdrawn')
    expect((await admin.call('DELETE', `${path}/${id}`)).json().code).toBe('conflict')
    expect((await site.visitor('POST', '/api/auth/invitation', { invitation: token })).json().valid).toBe(false)
    expect((await check(['ann@example.com'])).addresses[0].result).toBe('recent')
    expect((await invite(['ann@example.com'])).json().invited).toBe(0)
    site.services.clock.advance({ days: 15 })
    expect((await invite(['ann@example.com'])).json().invited).toBe(1)
  })

  test('sees pages and filters, and no link of these invitations anywhere', async () => {
    await invite(numbered(3))
    await send()
    const first = await admin.call('GET', `${path}?limit=2&status=sent`)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect([...first.json(), ...(await admin.call('GET', next)).json()]).toHaveLength(3)
    const replies = [first.body, (await admin.call('GET', '/api/admin/invitations')).body]
    expect(replies.join('')).not.toContain('token=')
    expect((await admin.call('GET', '/api/invitations')).json()).toEqual([])
    expect((await admin.call('GET', `${path}?status=nonsense`)).statusCode).toBe(400)
  })
})

describe('the link of the email', () => {
  async function inviteAnn(): Promise<string> {
    await invite(['ann@example.com'])
    await send()
    return readToken('ann@example.com')
  }

  test('tells the address to nobody without it, and confirms the address of who signs up with it', async () => {
    const invitation = await inviteAnn()
    const info = (await site.visitor('POST', '/api/auth/invitation', { invitation })).json()
    expect(info).toMatchObject({ valid: true, by: 'boss', vouched: true, email: 'ann@example.com' })
    const reply = await signUp({ invitation, email: 'Ann@example.com', username: 'ann' })
    expect(reply.json()).toMatchObject({ email: 'ann@example.com', emailVerified: true })
    expect(listRecipients()).toEqual(['ann@example.com'])
    expect(await list()).toMatchObject([{ status: 'joined', member: { username: 'ann' } }])
    const kinds = (await admin.call('GET', '/api/admin/audit?member=ann')).json()
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toContain('email-verification')
    expect((await site.visitor('POST', '/api/auth/invitation', { invitation })).json()).toMatchObject({
      valid: false,
      email: null,
    })
  })

  test('does not confirm another address, which gets the usual email', async () => {
    const invitation = await inviteAnn()
    const reply = await signUp({ invitation, email: 'friend@example.com', username: 'friend' })
    expect(reply.json().emailVerified).toBe(false)
    expect((await smtp.waitForMailTo('friend@example.com')).text).toContain('Subject: Confirm your email address')
    expect(await list()).toMatchObject([{ email: 'ann@example.com', status: 'joined', member: { username: 'friend' } }])
  })

  test('is not the link that a member can copy, which neither tells nor confirms the address', async () => {
    const id = (await inviteAnn()).slice(0, 36)
    const copied = `${id}_${site.services.secrets.sign('invitation', id)}`
    const info = (await site.visitor('POST', '/api/auth/invitation', { invitation: copied })).json()
    expect(info.email).toBeNull()
    const reply = await signUp({ invitation: copied, email: 'ann@example.com', username: 'ann' })
    expect(reply.json().emailVerified).toBe(false)
  })

  test('makes nobody an admin, also with an address of ADMIN_EMAILS', async () => {
    site.config.adminEmails = ['ann@example.com']
    const reply = await signUp({ invitation: await inviteAnn(), email: 'ann@example.com', username: 'ann' })
    expect(reply.json()).toMatchObject({ emailVerified: false, role: 'public' })
  })

  test('skips the approval, as other invitations of admins do, and not once they are no admin', async () => {
    site.config.signUp = 'approval'
    const invitation = await inviteAnn()
    await site.database.updateTable('users').set({ role: 'public' }).where('id', '=', admin.id).execute()
    expect((await signUp({ invitation, email: 'ann@example.com', username: 'ann' })).statusCode).toBe(202)
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
    expect(await statuses()).toEqual({ 'ann@example.com': 'used' })
    const [{ id }] = (await admin.call('GET', '/api/admin/applications')).json()
    await admin.call('POST', `/api/admin/applications/${id}/approve`)
    expect(await list()).toMatchObject([{ status: 'joined', member: { username: 'ann' } }])
  })

  test('does not work while its admin is suspended', async () => {
    const second = await site.signUp()
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', second.id).execute()
    await invite(['ann@example.com'], {}, second)
    await send()
    await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', second.id).execute()
    const invitation = await readToken('ann@example.com')
    expect((await site.visitor('POST', '/api/auth/invitation', { invitation })).json().valid).toBe(false)
    expect(await statuses()).toEqual({ 'ann@example.com': 'withdrawn' })
  })
})

describe('addresses', () => {
  const stored = async () =>
    (await site.database.selectFrom('mailed_invitations').select('email').execute()).map(({ email }) => email)

  test('are deleted 30 days after the invitation expired, with the unused link', async () => {
    await invite(['ann@example.com'])
    await send()
    site.services.clock.advance({ days: 15 })
    await forgetMailedInvitations(site)
    expect(await statuses()).toEqual({ 'ann@example.com': 'expired' })
    site.services.clock.advance({ days: 29 })
    await forgetMailedInvitations(site)
    expect(await stored()).toEqual(['ann@example.com'])
    site.services.clock.advance({ days: 1 })
    await forgetMailedInvitations(site)
    expect(await stored()).toEqual([])
    expect(await site.database.selectFrom('invitations').select('id').where('uses', '=', 0).execute()).toEqual([])
  })

  test('are deleted 30 days after they were used for a request to join', async () => {
    site.config.signUp = 'approval'
    await invite(['ann@example.com'])
    await send()
    await site.database.updateTable('users').set({ role: 'public' }).where('id', '=', admin.id).execute()
    const invitation = await readToken('ann@example.com')
    await signUp({ invitation, email: 'other@example.com', username: 'asks' })
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
    site.services.clock.advance({ days: 30 })
    await forgetMailedInvitations(site)
    expect(await stored()).toEqual(['ann@example.com'])
    site.services.clock.advance({ minutes: 1 })
    await forgetMailedInvitations(site)
    expect(await stored()).toEqual([])
    await site.database.deleteFrom('applications').execute()
  })

  test('can be invited again once the invitation expired', async () => {
    await invite(['ann@example.com'])
    await send()
    site.services.clock.advance({ days: 15 })
    expect((await invite(['ann@example.com'])).json().invited).toBe(1)
    await send()
    expect(listRecipients()).toEqual(['ann@example.com', 'ann@example.com'])
  })

  test('that could not be sent for two weeks are withdrawn', async () => {
    await invite(['ann@example.com'])
    site.services.clock.advance({ days: 15 })
    await forgetMailedInvitations(site)
    expect(await statuses()).toEqual({ 'ann@example.com': 'withdrawn' })
  })

  test('get no email when their owner has joined since', async () => {
    await invite(['ann@example.com', 'ben@example.com'])
    await site.signUp({ email: 'ann@example.com', username: 'ann' })
    await queueInvitations(site)
    await site.signUp({ email: 'ben@example.com', username: 'ben' })
    await send(2)
    expect(listRecipients()).toEqual([])
    expect(await statuses()).toEqual({ 'ann@example.com': 'joined', 'ben@example.com': 'joined' })
  })

  test('are deleted with the account of the member who joined', async () => {
    await invite(['ann@example.com', 'ben@example.com'])
    await send()
    const invitation = await readToken('ann@example.com')
    const reply = await signUp({ invitation, email: 'friend@example.com', username: 'friend' })
    const ben = await site.signUp({ email: 'ben@example.com', username: 'ben' })
    const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const leave = { password, posts: 'keep' }
    expect((await site.visitor('POST', '/api/account/delete', leave, { cookie })).statusCode).toBe(200)
    expect((await ben.call('POST', '/api/account/delete', leave)).statusCode).toBe(200)
    expect(await stored()).toEqual([])
  })

  test('of an admin who leaves are not written to, and their links stop working', async () => {
    const second = await site.signUp({ username: 'second' })
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', second.id).execute()
    await invite(numbered(7), {}, second)
    await send()
    await second.call('POST', '/api/account/delete', { password, posts: 'keep' })
    await send(3)
    expect(listRecipients()).toHaveLength(5)
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['withdrawn']))
    const invitation = await readToken('new0@example.com')
    expect((await site.visitor('POST', '/api/auth/invitation', { invitation })).json().valid).toBe(false)
  })

  test('and links are in no line of the log, at its most detailed level', async () => {
    const lines: string[] = []
    const logged = await createTestApp(
      { publicUrl, logLevel: 'debug' },
      { logTo: { write: (line) => void lines.push(line) } },
    )
    logged.logger.level = 'trace'
    const boss = await logged.signUp()
    logged.services.mail.send = fail('refused')
    await boss.call('POST', path, { addresses: ['ann@example.com', 'not an address at all'], agreed: true })
    await boss.call('POST', path, { addresses: ['ann@example.com'], agreed: 'ann@example.com' })
    await queueInvitations(logged)
    await deliverDue(logged, composers)
    await logged.close()
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join('')).not.toMatch(/ann@example|not an address/)
  })
})
