import { describe, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { forgetOldApplications } from './applications.ts'
import { changeAccountEmail } from './email.ts'

let number = 0

/** Starts a site with an admin and a member, then changes how people can sign up. */
async function start(signUp: Config['signUp'], questions: string[] = []) {
  const site = await startTestApp()
  const admin = await site.signUp({ username: 'boss' })
  const member = await site.signUp({ username: 'sam' })
  await site.database
    .insertInto('site_settings')
    .values({ key: 'face', value: JSON.stringify({ questions }) })
    .execute()
  site.config.signUp = signUp
  return { site, admin, member }
}

function signUp(site: TestApp, details: Record<string, unknown> = {}, remoteAddress = '10.9.9.9') {
  number++
  const names = { email: `new${number}@example.org`, username: `new${number}` }
  const payload = { ...names, password, ...details }
  return site.inject({ method: 'POST', url: '/api/auth/sign-up', remoteAddress, payload })
}

async function invite(client: TestClient): Promise<string> {
  const reply = await client.call('POST', '/api/invitations', { days: 7 })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().url.split('/invite#token=')[1]
}

const rows = (site: TestApp, table: 'users' | 'applications' | 'sessions' | 'invited_members') =>
  site.database.selectFrom(table).selectAll().execute()

type Invitation = 'no' | 'a member’s' | 'a staff member’s' | 'an expired' | 'a used up'
type Outcome = 'joins' | 'joins as invited' | 'waits' | 'waits as invited' | 'sign-up-closed' | 'invitation-required'

describe('signing up', () => {
  const table: [Config['signUp'], Invitation, Outcome][] = [
    ['open', 'no', 'joins'],
    ['open', 'a member’s', 'joins as invited'],
    ['open', 'an expired', 'joins'],
    ['approval', 'no', 'waits'],
    ['approval', 'a member’s', 'waits as invited'],
    ['approval', 'a staff member’s', 'joins as invited'],
    ['approval', 'a used up', 'waits'],
    ['invite', 'no', 'invitation-required'],
    ['invite', 'a member’s', 'joins as invited'],
    ['invite', 'an expired', 'invitation-required'],
    ['invite', 'a used up', 'invitation-required'],
    ['closed', 'no', 'sign-up-closed'],
    ['closed', 'a staff member’s', 'sign-up-closed'],
  ]

  test.each(table)('with SIGN_UP=%s and %s invitation: %s', async (mode, kind, outcome) => {
    const { site, admin, member } = await start('open')
    const invitation = kind === 'no' ? undefined : await invite(kind === 'a staff member’s' ? admin : member)
    if (kind === 'an expired') site.services.clock.advance({ minutes: 7 * 24 * 60 })
    if (kind === 'a used up') await site.database.updateTable('invitations').set({ uses: 1 }).execute()
    site.config.signUp = mode
    const before = { users: await rows(site, 'users'), invited: await rows(site, 'invited_members') }
    const reply = await signUp(site, { invitation })
    const joins = outcome.startsWith('joins')
    const waits = outcome.startsWith('waits')
    if (joins) expect(reply.statusCode).toBe(201)
    else if (waits) expect([reply.statusCode, reply.json()]).toEqual([202, { status: 'awaiting-approval' }])
    else expect([reply.statusCode, reply.json().code]).toEqual([403, outcome])
    expect(reply.cookies.length > 0).toBe(joins)
    expect((await rows(site, 'users')).length - before.users.length).toBe(joins ? 1 : 0)
    const invited = (await rows(site, 'invited_members')).length - before.invited.length
    expect(invited).toBe(outcome === 'joins as invited' ? 1 : 0)
    expect((await rows(site, 'applications')).map((row) => row.invitation_id !== null)).toEqual(
      waits ? [outcome === 'waits as invited'] : [],
    )
  })

  test('accepts the guidelines and needs no approval for the first account', async () => {
    const site = await startTestApp({ signUp: 'approval' })
    const first = await site.signUp()
    expect((await first.call('GET', '/api/standing')).json()).toMatchObject({ role: 'admin', guidelinesDue: false })
  })

  test('ignores answers when the sign-up needs no approval', async () => {
    const { site } = await start('open', ['Why?'])
    expect((await signUp(site, { answers: [] })).statusCode).toBe(201)
  })
})

describe('a sign-up that waits for approval', () => {
  test('creates no account and no session, and the admin sees the answers', async () => {
    const { site, admin, member } = await start('approval', ['Why do you want to join?', 'Where do you live?'])
    const invitation = await invite(member)
    const before = await rows(site, 'sessions')
    const reply = await signUp(site, {
      email: 'Ben@example.org',
      username: 'Ben',
      answers: ['To grow', 'Leeds'],
      invitation,
    })
    expect([reply.statusCode, reply.cookies]).toEqual([202, []])
    expect(await rows(site, 'sessions')).toEqual(before)
    expect((await admin.call('GET', '/api/admin/applications')).json()).toEqual([
      {
        id: expect.any(String),
        email: 'ben@example.org',
        username: 'Ben',
        answers: [
          { question: 'Why do you want to join?', answer: 'To grow' },
          { question: 'Where do you live?', answer: 'Leeds' },
        ],
        invitedBy: 'sam',
        createdAt: '2026-03-10T09:00:00.000Z',
      },
    ])
    expect((await member.call('GET', '/api/admin/applications')).statusCode).toBe(403)
  })

  test('says that the invitation is used up when the answers are missing because of it', async () => {
    const { site, admin } = await start('approval', ['Why?'])
    const invitation = await invite(admin)
    // The form of someone whose invitation needs no approval has no questions.
    const replies = await Promise.all([1, 2].map(() => signUp(site, { invitation, answers: [] })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403])
    expect(replies.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
      code: 'invitation-required',
      fields: { invitation: 'This invitation link has been used up' },
    })
    expect((await signUp(site, { invitation, answers: ['To grow'] })).statusCode).toBe(202)
  })

  test('needs an answer to each question', async () => {
    const { site } = await start('approval', ['One?', 'Two?'])
    const send = async (answers?: string[]) => (await signUp(site, { answers })).json()
    expect(await send()).toMatchObject({
      code: 'bad-request',
      message: 'answers.0: Required',
      fields: { 'answers.0': 'Required', 'answers.1': 'Required' },
    })
    expect((await send(['Yes', ' \u200b'])).fields).toEqual({ 'answers.1': 'Required' })
    expect(await send(['Yes', 'No', 'More'])).toEqual({ status: 'awaiting-approval' })
    expect((await rows(site, 'applications')).map(({ answers }) => JSON.parse(answers).length)).toEqual([2])
  })

  test('reserves its email and username', async () => {
    const { site, member } = await start('approval')
    await signUp(site, { email: 'ben@example.org', username: 'Ben' })
    const email = await signUp(site, { email: 'BEN@example.org', username: 'other' })
    expect([email.statusCode, email.json().code, Object.keys(email.json().fields)]).toEqual([
      409,
      'email-taken',
      ['email'],
    ])
    for (const username of ['ben', 'Вen']) {
      const reply = await signUp(site, { username })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'username-taken'])
      expect((await member.call('PATCH', '/api/account', { username })).json().code).toBe('username-taken')
    }
    site.config.signUp = 'open'
    expect((await signUp(site, { email: 'ben@example.org' })).statusCode).toBe(409)
    site.config.signUp = 'approval'
    expect((await signUp(site, { email: 'sam2@example.org', username: 'SAM' })).json().code).toBe('username-taken')
  })

  test('reserves its email from members who change theirs and from admins who create a member', async () => {
    const { site, admin, member } = await start('approval')
    await signUp(site, { email: 'ben@example.org', username: 'Ben' })
    const created = await admin.call('POST', '/api/admin/members', { email: 'Ben@example.org' })
    expect([created.statusCode, created.json().fields]).toEqual([
      409,
      { email: 'A request to join with this email is waiting for approval' },
    ])
    const change = () => member.call('POST', '/api/account/email', { email: 'Ben@example.org', password })
    expect((await change()).json()).toEqual({ ok: true })
    expect(site.services.mail.sent).toMatchObject([
      { to: 'ben@example.org', subject: 'A request to join with this address is waiting' },
    ])
    expect(site.services.mail.sent[0]?.text).not.toContain('token=')
    await expect(changeAccountEmail(site, member.id, 'Ben@example.org')).rejects.toMatchObject({
      code: 'email-taken',
      message: 'A request to join with this email is waiting for approval.',
    })
  })

  test('reserves its email before a member opens the link that changes theirs', async () => {
    const { site, member } = await start('approval')
    await member.call('POST', '/api/account/email', { email: 'ben@example.org', password })
    await signUp(site, { email: 'ben@example.org', username: 'Ben' })
    const token = /token=([\w-]+)/.exec(site.services.mail.sent[0]?.text ?? '')?.[1]
    const reply = await member.call('POST', '/api/auth/verify', { token })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'email-taken'])
    expect((await member.call('GET', '/api/account')).json().email).toBe(member.email)
  })

  test('never shares an email with a member who changes theirs at the same time', async () => {
    const { site, member } = await start('approval')
    for (let round = 0; round < 3; round++) {
      const email = `change${round}@example.org`
      const [applied, changed] = await Promise.allSettled([
        signUp(site, { email }),
        changeAccountEmail(site, member.id, email),
      ])
      const isApplied = applied.status === 'fulfilled' && applied.value.statusCode === 202
      expect(isApplied).toBe(changed.status === 'rejected')
    }
  })

  test('is stored once when it is sent several times at once', async () => {
    const { site } = await start('approval')
    const send = () => signUp(site, { email: 'ben@example.org', username: 'Ben' })
    const replies = await Promise.all([send(), send(), send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409, 409])
    expect(await rows(site, 'applications')).toHaveLength(1)
  })

  test('never shares a name with an account created at the same time', async () => {
    const { site } = await start('approval')
    for (let round = 0; round < 3; round++) {
      const names = { email: `race${round}@example.org`, username: `race${round}` }
      site.config.signUp = 'approval'
      const applied = signUp(site, names)
      site.config.signUp = 'open'
      const joined = signUp(site, names)
      const statuses = [(await applied).statusCode, (await joined).statusCode]
      expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    }
  })

  test('takes a use of the invitation, which a refusal does not give back', async () => {
    const { site, admin, member } = await start('approval')
    const invitation = await invite(member)
    const replies = await Promise.all([signUp(site, { invitation }), signUp(site, { invitation })])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    const applications = (await admin.call('GET', '/api/admin/applications')).json()
    expect(applications.filter(({ invitedBy }: { invitedBy: string | null }) => invitedBy === 'sam')).toHaveLength(1)
    for (const { id } of applications) await admin.call('POST', `/api/admin/applications/${id}/refuse`, {})
    expect((await member.call('GET', '/api/invitations')).json()).toMatchObject([{ uses: 1, status: 'used-up' }])
  })

  test('is counted against the limit of the address', async () => {
    const { site } = await start('approval')
    await signUp(site, { username: 'sam' })
    await site.database.updateTable('attempts').set({ count: throttleLimits.signUpPerAddress.maxAttempts }).execute()
    expect((await signUp(site)).statusCode).toBe(429)
  })

  test('says at sign-in that it waits, only with the right password', async () => {
    const { site } = await start('approval')
    await signUp(site, { email: 'ben@example.org', username: 'Ben' })
    const signIn = async (email: string, attempt: string) =>
      (await site.visitor('POST', '/api/auth/sign-in', { email, password: attempt })).json()
    expect(await signIn(' BEN@example.org', password)).toMatchObject({ code: 'awaiting-approval' })
    const wrong = await signIn('ben@example.org', 'wrong password')
    expect(wrong).toEqual(await signIn('nobody@example.org', 'wrong password'))
    expect(wrong).toMatchObject({ code: 'wrong-sign-in' })
    await site.database.updateTable('attempts').set({ count: 5000 }).execute()
    expect(await signIn('ben@example.org', password)).toMatchObject({ code: 'too-many-requests' })
  })

  test('cannot be used to reset a password', async () => {
    const { site } = await start('approval')
    await signUp(site, { email: 'ben@example.org', username: 'Ben' })
    await site.visitor('POST', '/api/auth/request-reset', { email: 'ben@example.org' })
    expect(site.services.mail.sent).toEqual([])
  })

  test('is deleted after 90 days', async () => {
    const { site } = await start('approval')
    await signUp(site)
    site.services.clock.advance({ minutes: 89 * 24 * 60 })
    await signUp(site)
    await forgetOldApplications(site)
    expect(await rows(site, 'applications')).toHaveLength(2)
    site.services.clock.advance({ minutes: 2 * 24 * 60 })
    await forgetOldApplications(site)
    expect(await rows(site, 'applications')).toHaveLength(1)
  })
})

describe('answering a sign-up', () => {
  async function apply(site: TestApp, admin: TestClient, details: Record<string, unknown> = {}): Promise<string> {
    const reply = await signUp(site, { email: 'ben@example.org', username: 'Ben', ...details })
    expect(reply.statusCode, reply.body).toBe(202)
    return (await admin.call('GET', '/api/admin/applications')).json().at(-1).id
  }

  test('creates the account of an approved one, with what they entered', async () => {
    const { site, admin, member } = await start('approval')
    const invitation = await invite(member)
    const id = await apply(site, admin, { firstName: 'Ben', timeZone: 'Europe/London', invitation })
    site.services.clock.advance({ minutes: 60 })
    expect((await admin.call('POST', `/api/admin/applications/${id}/approve`)).json()).toEqual({ ok: true })
    expect(await rows(site, 'applications')).toEqual([])
    const reply = await site.visitor('POST', '/api/auth/sign-in', { email: 'ben@example.org', password })
    expect(reply.json()).toMatchObject({
      email: 'ben@example.org',
      username: 'Ben',
      firstName: 'Ben',
      role: 'public',
      timeZone: 'Europe/London',
      createdAt: '2026-03-10T10:00:00.000Z',
    })
    const call = (url: string) => site.visitor('GET', url, undefined, { cookie: formatCookieHeader(reply) })
    expect((await call('/api/standing')).json()).toMatchObject({ role: 'member', guidelinesDue: false })
    expect((await call('/api/account')).json()).toMatchObject({ emailVerified: false })
    expect((await member.call('GET', '/api/invitations')).json()[0].members).toEqual([
      { id: reply.json().id, username: 'Ben' },
    ])
    expect((await admin.call('GET', '/api/admin/audit?kind=application')).json()).toMatchObject([
      { detail: 'approved', actor: { id: admin.id }, member: { username: 'Ben' } },
    ])
    expect(site.services.mail.sent).toMatchObject([{ to: 'ben@example.org', subject: 'You can sign in now' }])
    expect(site.services.mail.sent[0]?.text).toContain('http://localhost:3000/sign-in')
  })

  test('deletes a refused one and emails the message, if there is one', async () => {
    const { site, admin } = await start('approval')
    const refuse = (id: string, body: unknown) => admin.call('POST', `/api/admin/applications/${id}/refuse`, body)
    expect((await refuse(await apply(site, admin), { message: ' ' })).json()).toEqual({ ok: true })
    expect(site.services.mail.sent).toEqual([])
    expect((await refuse(await apply(site, admin), { message: 'We are full.' })).statusCode).toBe(200)
    expect(site.services.mail.sent).toMatchObject([{ to: 'ben@example.org', subject: 'Your request to join' }])
    expect(site.services.mail.sent[0]?.text).toContain('\n\nWe are full.\n\n')
    expect(await rows(site, 'applications')).toEqual([])
    const refusal = { detail: 'refused', actor: { id: admin.id }, member: null }
    expect((await admin.call('GET', '/api/admin/audit?kind=application')).json()).toMatchObject([refusal, refusal])
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: 'ben@example.org', password })).json().code).toBe(
      'wrong-sign-in',
    )
  })

  test('happens once when two admins answer at the same time', async () => {
    const { site, admin } = await start('approval')
    const id = await apply(site, admin)
    const replies = await Promise.all([
      admin.call('POST', `/api/admin/applications/${id}/approve`),
      admin.call('POST', `/api/admin/applications/${id}/refuse`, {}),
      admin.call('POST', `/api/admin/applications/${id}/approve`),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
  })

  test('keeps one whose email an account has taken since', async () => {
    const { site, admin, member } = await start('approval')
    const id = await apply(site, admin)
    await site.database.updateTable('users').set({ email: 'ben@example.org' }).where('id', '=', member.id).execute()
    const reply = await admin.call('POST', `/api/admin/applications/${id}/approve`)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'email-taken'])
    expect(await rows(site, 'applications')).toHaveLength(1)
  })

  test('withdraws the notification of the admins with the last one', async () => {
    const { site, admin } = await start('approval')
    const shown = () =>
      site.database
        .selectFrom('notifications')
        .select(['user_id'])
        .where('kind', '=', 'application')
        .where('shown', '=', true)
        .execute()
    const first = await apply(site, admin)
    const second = await apply(site, admin, { email: 'al@example.org', username: 'Alan' })
    expect(await shown()).toEqual([{ user_id: admin.id }])
    await admin.call('POST', `/api/admin/applications/${first}/approve`)
    expect(await shown()).toHaveLength(1)
    await admin.call('POST', `/api/admin/applications/${second}/refuse`, {})
    expect(await shown()).toEqual([])
  })
})
