import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memberInvitations } from '#contract/invitations.ts'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'
import { throttleLimits } from '../../throttle/limits.ts'

let site: TestApp
let admin: TestClient
let member: TestClient
let number = 0

beforeEach(async () => {
  site = await createTestApp({ signUp: 'invite' })
  admin = await site.signUp()
  member = await site.signUp({ username: 'member' })
})
afterEach(() => site.close())

async function invite(client: TestClient, body: Record<string, unknown> = {}) {
  const reply = await client.call('POST', '/api/invitations', body)
  expect(reply.statusCode, reply.body).toBe(201)
  return { ...reply.json(), token: reply.json().url.split('/invite#token=')[1] }
}

function signUp(invitation: string, username = `invited${++number}`, from = '10.1.1.1') {
  return site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    payload: { email: `${username}@example.org`, username, password, invitation },
    remoteAddress: from,
  })
}

/** Raises every count to this limit. */
async function useUpAttempts(limit: keyof typeof throttleLimits): Promise<void> {
  await site.database.updateTable('attempts').set({ count: throttleLimits[limit].maxAttempts }).execute()
}

async function join(invitation: string, username?: string): Promise<TestClient> {
  const reply = await signUp(invitation, username)
  expect(reply.statusCode, reply.body).toBe(201)
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { id, email, username: name } = reply.json()
  const call: TestClient['call'] = (method, url, body, headers) =>
    site.visitor(method, url, body, { cookie, ...headers })
  return { id, email, username: name, cookie, call }
}

const check = async (invitation: string) => (await site.visitor('POST', '/api/auth/invitation', { invitation })).json()
const list = async (client: TestClient) => (await client.call('GET', '/api/invitations')).json()

describe('creating an invitation', () => {
  test('returns a link that says who invites and lists who joined with it', async () => {
    const { token, ...created } = await invite(member, { note: 'For Sam' })
    expect(created).toEqual({
      id: expect.any(String),
      url: `http://localhost:3000/invite#token=${token}`,
      note: 'For Sam',
      uses: 0,
      maxUses: 1,
      expiresAt: '2026-03-24T09:00:00.000Z',
      status: 'active',
      by: { id: member.id, username: 'member' },
      challenge: null,
      members: [],
      createdAt: '2026-03-10T09:00:00.000Z',
    })
    expect(await check(token)).toEqual({ valid: true, by: 'member', challengeId: null, vouched: false, email: null })
    const sam = await join(token, 'Sam')
    expect(await list(member)).toMatchObject([
      { id: created.id, uses: 1, status: 'used-up', members: [{ id: sam.id, username: 'Sam' }] },
    ])
  })

  test('stores nothing that a link could be made of', async () => {
    const { token, id } = await invite(member)
    const row = await site.database.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token.slice(id.length + 1))
  })

  test('lists the newest members first, up to a hundred', async () => {
    const { id } = await invite(admin, { maxUses: null })
    const joined = Array.from({ length: 103 }, (_, index) => ({
      user_id: member.id,
      invitation_id: id,
      invited_by: admin.id,
      created_at: `2026-03-11T09:00:00.${String(index).padStart(3, '0')}Z`,
    }))
    const accounts = await site.database.selectFrom('users').selectAll().where('id', '=', member.id).execute()
    for (const [index, row] of joined.entries()) {
      const userId = `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`
      const name = `name${index}`
      const names = { email: `${name}@example.org`, username: name, username_key: name, username_skeleton: name }
      await site.database
        .insertInto('users')
        .values(accounts.map((account) => ({ ...account, id: userId, ...names })))
        .execute()
      await site.database
        .insertInto('invited_members')
        .values({ ...row, user_id: userId })
        .execute()
    }
    const [{ members }] = await list(admin)
    expect(members).toHaveLength(100)
    expect(members[0].username).toBe('name102')
  })

  test.each([
    ['more people', { maxUses: memberInvitations.uses + 1 }, 'maxUses'],
    ['any number of people', { maxUses: null }, 'maxUses'],
    ['more days', { days: memberInvitations.days + 1 }, 'days'],
    ['ever', { days: null }, 'days'],
  ])('lets only staff invite for %s', async (_name, body, field) => {
    const refused = await member.call('POST', '/api/invitations', body)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
    await invite(admin, body)
    await site.database
      .insertInto('moderators')
      .values({ user_id: member.id, appointed_by: admin.id, created_at: '2026-03-10T09:00:00.000Z' })
      .execute()
    await invite(member, body)
  })

  test('counts the active invitations of a member exactly', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => member.call('POST', '/api/invitations', { days: 7 })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(memberInvitations.active).fill(201),
      ...Array(3).fill(409),
    ])
    await member.call('DELETE', `/api/invitations/${(await list(member))[0].id}`)
    await invite(member)
    expect((await member.call('POST', '/api/invitations', {})).statusCode).toBe(409)
    site.services.clock.advance({ minutes: 7 * 24 * 60 })
    expect((await list(member)).map(({ status }: { status: string }) => status)).toContain('expired')
    await invite(member)
  })

  test('limits how many invitations a member creates in a day', async () => {
    await invite(member)
    await useUpAttempts('invitationsPerMember')
    expect((await member.call('POST', '/api/invitations', {})).statusCode).toBe(429)
    await invite(admin)
  })

  test('returns the first invitation to a retry, also at the limit', async () => {
    const key = { 'idempotency-key': 'invitation-1' }
    const create = () => member.call('POST', '/api/invitations', { maxUses: 2 }, key)
    const [one, two] = await Promise.all([create(), create()])
    expect(two.json()).toEqual(one.json())
    for (let count = 1; count < memberInvitations.active; count++) await invite(member)
    expect((await create()).json()).toEqual(one.json())
    expect(await list(member)).toHaveLength(memberInvitations.active)
  })

  test('is impossible while sign-up is closed', async () => {
    const closed = await createTestApp({ signUp: 'closed' })
    const only = await closed.signUp()
    const reply = await only.call('POST', '/api/invitations', {})
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'sign-up-closed'])
    await closed.close()
  })
})

describe('using an invitation', () => {
  test('lets exactly as many people join as it is for, even at once', async () => {
    const { token, id } = await invite(member, { maxUses: 3 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 403, 403, 403, 403, 403])
    const [invitation] = await list(member)
    expect(invitation).toMatchObject({ id, uses: 3, status: 'used-up' })
    expect(invitation.members).toHaveLength(3)
  })

  test('says that it is used up, also when that happens during the sign-up', async () => {
    const { token } = await invite(member)
    const replies = await Promise.all([signUp(token), signUp(token)])
    for (const reply of [...replies.filter(({ statusCode }) => statusCode !== 201), await signUp(token)])
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        {
          code: 'invitation-required',
          message: 'This invitation link has been used up. Please ask for a new one.',
          fields: { invitation: 'This invitation link has been used up' },
        },
      ])
  })

  test('takes no use when the sign-up fails', async () => {
    const { token, id } = await invite(member)
    expect((await signUp(token, 'member')).statusCode).toBe(409)
    expect((await list(member)).find((each: { id: string }) => each.id === id)).toMatchObject({ uses: 0 })
    await join(token)
  })

  test('is not counted against the limit of the address', async () => {
    const { token } = await invite(admin, { maxUses: null })
    await signUp('no invitation', undefined, '10.2.2.2')
    await useUpAttempts('signUpPerAddress')
    expect((await signUp('no invitation', undefined, '10.2.2.2')).statusCode).toBe(429)
    expect((await signUp(token, undefined, '10.2.2.2')).statusCode).toBe(201)
  })

  test('limits the attempts that fail', async () => {
    const { token } = await invite(admin, { maxUses: null })
    expect((await signUp(token, 'member')).statusCode).toBe(409)
    await useUpAttempts('signUpPerInvitation')
    expect((await signUp(token, 'member')).statusCode).toBe(429)
  })

  const endings: [string, (id: string) => Promise<unknown>][] = [
    ['was revoked', (id) => member.call('DELETE', `/api/invitations/${id}`)],
    ['was revoked by an admin', (id) => admin.call('DELETE', `/api/invitations/${id}`)],
    ['has expired', async () => site.services.clock.advance({ minutes: 7 * 24 * 60 })],
    ['is by a suspended member', () => admin.call('POST', `/api/admin/members/${member.id}/suspend`)],
    ['is by a deleted member', () => member.call('POST', '/api/account/delete', { password, posts: 'keep' })],
  ]
  test.each(endings)('does not work after it %s', async (_name, end) => {
    const { token, id } = await invite(member, { maxUses: 5, days: 7 })
    await end(id)
    expect(await check(token)).toEqual({ valid: false, by: null, challengeId: null, vouched: false, email: null })
    const reply = await signUp(token)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'invitation-required'])
    expect(reply.json().fields).toEqual({ invitation: 'This invitation can no longer be used' })
    const page = (await admin.call('GET', '/api/admin/invitations')).json()
    expect(page.find((each: { id: string }) => each.id === id).status).toMatch(/revoked|expired/)
  })

  test('does not work with a signature that is changed, short or of another purpose', async () => {
    const { token, id } = await invite(member)
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [changed, token.slice(0, 60), `${id}_${site.services.secrets.sign('device', id)}`])
      expect(await check(wrong)).toEqual({ valid: false, by: null, challengeId: null, vouched: false, email: null })
  })
})

describe('checking an invitation', () => {
  test('limits invalid invitations per address, but not valid ones', async () => {
    const { token } = await invite(member)
    for (let count = 0; count <= throttleLimits.invitationPerAddress.maxAttempts; count++)
      expect((await check(token)).valid).toBe(true)
    expect((await check('wrong')).valid).toBe(false)
    await useUpAttempts('invitationPerAddress')
    expect(await check('wrong')).toMatchObject({ code: 'too-many-requests' })
  })

  test('says whether the inviter vouches, which a former moderator does not', async () => {
    await site.database
      .insertInto('moderators')
      .values({ user_id: member.id, appointed_by: admin.id, created_at: '2026-03-10T09:00:00.000Z' })
      .execute()
    const { token } = await invite(member)
    expect(await check(token)).toMatchObject({ valid: true, vouched: true })
    await site.database.deleteFrom('moderators').execute()
    expect(await check(token)).toMatchObject({ valid: true, vouched: false })
  })
})

describe('the invitations of others', () => {
  test('are listed page by page for admins', async () => {
    await invite(admin)
    for (let count = 0; count < 3; count++) await invite(member)
    const first = await admin.call('GET', '/api/admin/invitations?limit=2')
    expect(first.json().map(({ by }: { by: { username: string } }) => by.username)).toEqual(['member', 'member'])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await admin.call('GET', next)).json()).toHaveLength(2)
    expect((await member.call('GET', '/api/admin/invitations')).statusCode).toBe(403)
  })

  test('cannot be revoked by a member or a moderator', async () => {
    const { id } = await invite(admin)
    expect((await member.call('DELETE', `/api/invitations/${id}`)).statusCode).toBe(404)
    await site.database
      .insertInto('moderators')
      .values({ user_id: member.id, appointed_by: admin.id, created_at: '2026-03-10T09:00:00.000Z' })
      .execute()
    expect((await member.call('DELETE', `/api/invitations/${id}`)).statusCode).toBe(404)
    expect((await list(admin))[0].status).toBe('active')
  })

  test('are in the security log when they are created and revoked', async () => {
    const { id } = await invite(member)
    await admin.call('DELETE', `/api/invitations/${id}`)
    const [revoked, created] = (await admin.call('GET', '/api/admin/audit?kind=invitation')).json()
    expect(created).toMatchObject({ member: { username: 'member' }, actor: { username: 'member' }, detail: null })
    expect(revoked).toMatchObject({ member: { username: 'member' }, actor: { id: admin.id }, detail: 'revoked' })
  })
})
