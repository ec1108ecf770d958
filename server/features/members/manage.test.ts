import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { changeRole } from '#server/features/accounts/roles.ts'
import { formatCookieHeader, password, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { startTestApp } from '#test/start-test-app.ts'

async function start() {
  const site = await startTestApp({}, { connections: 20 })
  return { site, admin: await site.signUp({ username: 'boss' }), member: await site.signUp({ username: 'sam' }) }
}

const url = ({ id }: { id: string }, action = '') => `/api/admin/members/${id}${action && `/${action}`}`
const setRole = (caller: TestClient, target: { id: string }, role: string) =>
  caller.call('POST', url(target, 'role'), { role })
const readLog = async (admin: TestClient, kind: string) =>
  (await admin.call('GET', `/api/admin/audit?kind=${kind}`)).json()
const readToken = (link: string) => link.split('#token=')[1]

describe('the list of members', () => {
  const names = (reply: { json: () => { username: string }[] }) => reply.json().map(({ username }) => username)

  async function fill() {
    const { site, admin, member } = await start()
    const ben = await site.signUp({ username: 'Ben' })
    const al = await site.signUp({ username: 'alan' })
    await setRole(admin, al, 'moderator')
    await site.database
      .updateTable('users')
      .set({ muted_until: '9999-12-31T00:00:00.000Z', email_verified_at: '2026-03-10T09:00:00.000Z' })
      .where('id', '=', ben.id)
      .execute()
    return { site, admin, member, ben, al }
  }

  test('is filtered by role, status and name, and sorted', async () => {
    const { admin } = await fill()
    for (const [query, expected] of [
      ['role=admin', ['boss']],
      ['role=moderator', ['alan']],
      ['role=member', ['Ben', 'sam']],
      ['status=muted', ['Ben']],
      ['status=active', ['alan', 'sam', 'boss']],
      ['status=unverified', ['alan', 'sam', 'boss']],
      ['status=&role=&query=a', ['alan', 'Ben', 'sam', 'boss']],
      ['role=member&query=sa', ['sam']],
      ['sort=name', ['alan', 'Ben', 'boss', 'sam']],
    ] as const)
      expect(names(await admin.call('GET', `/api/admin/members?${query}`)), query).toEqual(expected)
  })

  test('shows suspended members, and those whose mute has ended as active', async () => {
    const { site, admin, member, ben } = await fill()
    await admin.call('POST', url(member, 'suspend'))
    await site.database
      .updateTable('users')
      .set({ muted_until: '2026-03-10T08:00:00.000Z' })
      .where('id', '=', ben.id)
      .execute()
    expect(names(await admin.call('GET', '/api/admin/members?status=suspended'))).toEqual(['sam'])
    const active = await admin.call('GET', '/api/admin/members?status=active')
    expect(names(active)).toEqual(['alan', 'Ben', 'boss'])
    expect(active.json()[1].mutedUntil).toBeNull()
  })

  test.each(['newest', 'name', 'seen'])('lists everyone once, page by page, sorted by %s', async (sort) => {
    const { site, admin } = await start()
    for (let count = 0; count < 7; count++) await site.signUp()
    const members = await site.database.selectFrom('users').select('id').orderBy('id').execute()
    for (const [index, { id }] of members.entries())
      await site.database
        .updateTable('users')
        .set({ last_seen_at: index % 3 === 0 ? null : `2026-03-0${1 + (index % 2)}T09:00:00.000Z` })
        .where('id', '=', id)
        .execute()
    const all = names(await admin.call('GET', `/api/admin/members?sort=${sort}`))
    expect(all).toHaveLength(9)
    for (const limit of [1, 2, 4]) {
      const paged: string[] = []
      let next: string | undefined = `/api/admin/members?sort=${sort}&limit=${limit}`
      while (next) {
        const reply = await admin.call('GET', next)
        paged.push(...names(reply))
        next = /<(.*)>/.exec(String(reply.headers.link ?? ''))?.[1]
      }
      expect(paged).toEqual(all)
    }
    if (sort === 'seen') {
      const seen = (await admin.call('GET', '/api/admin/members?sort=seen')).json()
      const times = seen.map(({ lastSeenAt }: { lastSeenAt: string | null }) => lastSeenAt ?? '')
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('rejects a cursor of a member who was deleted, unless ids give the order', async () => {
    const { admin } = await start()
    const cursor = '01900000-0000-7000-8000-000000000000'
    expect((await admin.call('GET', `/api/admin/members?cursor=${cursor}`)).statusCode).toBe(200)
    for (const sort of ['name', 'seen']) {
      const reply = await admin.call('GET', `/api/admin/members?cursor=${cursor}&sort=${sort}`)
      expect([reply.statusCode, reply.json().fields]).toEqual([400, { cursor: 'Invalid cursor' }])
    }
  })
})

describe('a member in detail', () => {
  test('has the numbers of their activity and who invited them', async () => {
    const { site, admin, member } = await start()
    const { mark } = await joinTestChallenge(site, member)
    await mark()
    const form = { title: 'Mine', content: 'Words', pillar: 'mental' }
    const { id } = (await member.call('POST', '/api/forum', form)).json()
    await member.call('POST', `/api/forum/${id}/replies`, { content: 'More' })
    const link = (await member.call('POST', '/api/invitations', {})).json().url
    const invitation = link.split('/invite#token=')[1]
    const names = { email: 'ben@example.org', username: 'Ben', password, invitation }
    const ben = (await site.visitor('POST', '/api/auth/sign-up', names)).json()
    expect((await admin.call('GET', url(member))).json()).toMatchObject({
      username: 'sam',
      role: 'member',
      invitedBy: null,
      sessions: 1,
      discussions: 1,
      replies: 1,
      activeChallenges: 1,
      daysMarked: 1,
    })
    expect((await admin.call('GET', url(ben))).json()).toMatchObject({ invitedBy: 'sam', daysMarked: 0 })
    expect((await admin.call('GET', url({ id: 'x' }))).statusCode).toBe(404)
  })
})

describe('creating a member', () => {
  const create = (caller: TestClient, body: Record<string, unknown>) => caller.call('POST', '/api/admin/members', body)

  test('returns a link with which they set their password, and emails them one', async () => {
    const { site, admin } = await start()
    const reply = await create(admin, { email: 'Ben.Miles@example.org', username: '', role: '' })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        member: expect.objectContaining({
          email: 'ben.miles@example.org',
          username: 'ben.miles',
          role: 'member',
          emailVerified: false,
          lastSeenAt: null,
        }),
        link: expect.stringContaining('http://localhost:3000/reset#token='),
        expiresAt: '2026-03-17T09:00:00.000Z',
      },
    ])
    const { link, member } = reply.json()
    await expect.poll(() => site.services.mail.sent).toMatchObject([{ to: 'ben.miles@example.org' }])
    expect(site.services.mail.sent[0]?.text).toContain('/reset#token=')
    const signIn = () => site.visitor('POST', '/api/auth/sign-in', { email: 'ben.miles@example.org', password })
    expect((await signIn()).statusCode).toBe(401)
    site.services.clock.advance({ minutes: 6 * 24 * 60 })
    const set = await site.visitor('POST', '/api/auth/reset', { token: readToken(link), password })
    expect(set.statusCode).toBe(200)
    const cookie = formatCookieHeader(await signIn())
    const read = async (path: string) => (await site.visitor('GET', path, undefined, { cookie })).json()
    expect(await read('/api/standing')).toMatchObject({ role: 'member', guidelinesDue: true })
    expect(await read('/api/account')).toMatchObject({ emailVerified: false })
    expect(await readLog(admin, 'member-created')).toMatchObject([
      { actor: { id: admin.id }, member: { id: member.id }, detail: 'member' },
    ])
  })

  test('derives a username that is free and allowed from the address', async () => {
    const { admin } = await start()
    for (const [email, username] of [
      ['sam@work.example', 'sam2'],
      ['x@example.org', 'member'],
      ['admin@example.org', 'member2'],
      ['_+_@example.org', 'member3'],
      [`${'a'.repeat(60)}@example.org`, 'a'.repeat(30)],
    ] as const)
      expect((await create(admin, { email })).json().member.username).toBe(username)
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create(admin, { email: `info@site${index}.example` })),
    )
    expect(new Set(replies.map((reply) => reply.json().member.username)).size).toBe(6)
  })

  test('can create staff, with a reserved name only for admins', async () => {
    const { site, admin } = await start()
    expect((await create(admin, { email: 'a@example.org', role: 'moderator' })).json().member.role).toBe('moderator')
    expect((await create(admin, { email: 'b@example.org', username: 'admin' })).statusCode).toBe(400)
    const made = await create(admin, { email: 'b@example.org', username: 'admin', role: 'admin' })
    expect(made.json().member).toMatchObject({ username: 'admin', role: 'admin' })
    expect(await site.database.selectFrom('moderators').select('appointed_by').execute()).toEqual([
      { appointed_by: admin.id },
    ])
  })

  test('names a taken email and username', async () => {
    const { admin, member } = await start()
    expect((await create(admin, { email: member.email })).json().code).toBe('email-taken')
    expect((await create(admin, { email: 'b@example.org', username: 'SAM' })).json().code).toBe('username-taken')
  })
})

describe('the role of a member', () => {
  test('changes at once, in the list and in the security log', async () => {
    const { admin, member } = await start()
    for (const role of ['moderator', 'admin', 'moderator', 'member']) {
      expect((await setRole(admin, member, role)).json()).toMatchObject({ id: member.id, role })
      expect((await member.call('GET', '/api/standing')).json().role).toBe(role)
    }
    await setRole(admin, member, 'member')
    const log = await readLog(admin, 'role-change')
    expect(log.map(({ detail }: { detail: string }) => detail)).toEqual(['member', 'moderator', 'admin', 'moderator'])
    expect(log[0]).toMatchObject({ actor: { id: admin.id }, member: { id: member.id } })
  })

  test('cannot be changed by moderators, for themselves or for nobody', async () => {
    const { site, admin, member } = await start()
    const other = await site.signUp()
    await setRole(admin, member, 'moderator')
    expect((await setRole(member, other, 'moderator')).statusCode).toBe(403)
    expect((await setRole(admin, admin, 'member')).json().code).toBe('conflict')
    expect((await setRole(admin, { id: '01900000-0000-7000-8000-000000000000' }, 'admin')).statusCode).toBe(404)
  })

  test('keeps an admin when two demote each other at the same time', async () => {
    const { site, admin, member } = await start()
    for (let round = 0; round < 3; round++) {
      await changeRole(site, { userId: admin.id, role: 'admin' })
      await changeRole(site, { userId: member.id, role: 'admin' })
      const replies = await Promise.all([setRole(admin, member, 'member'), setRole(member, admin, 'moderator')])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    }
  })
})

describe('admin actions on other accounts', () => {
  const actions: [string, (caller: TestClient, target: TestClient) => ReturnType<TestClient['call']>][] = [
    ['suspend', (caller, target) => caller.call('POST', url(target, 'suspend'))],
    ['end-sessions', (caller, target) => caller.call('POST', url(target, 'end-sessions'))],
    ['reset-link', (caller, target) => caller.call('POST', url(target, 'reset-link'))],
    ['export', (caller, target) => caller.call('GET', url(target, 'export'))],
    [
      'delete',
      (caller, target) => caller.call('POST', url(target, 'delete'), { username: target.username, posts: 'keep' }),
    ],
  ]

  test.each(actions)('%s is only for admins, and refused for another admin', async (_name, act) => {
    const { site, admin, member } = await start()
    const other = await site.signUp()
    await changeRole(site, { userId: member.id, role: 'admin' })
    const refused = await act(admin, member)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
    await setRole(admin, member, 'moderator')
    expect((await act(member, other)).statusCode).toBe(403)
    expect((await act(admin, member)).statusCode).toBe(200)
    expect((await act(admin, { ...member, id: '01900000-0000-7000-8000-000000000000' })).statusCode).toBe(404)
  })

  test('end-sessions signs the member out everywhere, with an entry in the log', async () => {
    const { site, admin, member } = await start()
    await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })
    expect((await admin.call('GET', url(member))).json().sessions).toBe(2)
    expect((await admin.call('POST', url(member, 'end-sessions'))).json().sessions).toBe(0)
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect(await readLog(admin, 'sessions-ended')).toMatchObject([
      { actor: { id: admin.id }, member: { id: member.id } },
    ])
  })

  test('reset-link works once, also for the admin themselves, and verifies no address', async () => {
    const { site, admin, member } = await start()
    const reply = await admin.call('POST', url(member, 'reset-link'))
    expect(reply.json()).toEqual({
      link: expect.stringContaining('http://localhost:3000/reset#token='),
      expiresAt: '2026-03-10T10:00:00.000Z',
    })
    const use = () =>
      site.visitor('POST', '/api/auth/reset', {
        token: readToken(reply.json().link),
        password: 'another long password',
      })
    expect([(await use()).statusCode, (await use()).statusCode]).toEqual([200, 410])
    expect((await admin.call('GET', url(member))).json().emailVerified).toBe(false)
    expect((await admin.call('POST', url(admin, 'reset-link'))).statusCode).toBe(200)
    expect(await readLog(admin, 'reset-link')).toHaveLength(2)
  })

  test('export leaves out what members wrote for themselves, and whom they blocked', async () => {
    const { site, admin, member } = await start()
    await member.call('POST', '/api/journal', { content: 'secret thoughts' })
    await member.call('POST', '/api/goals', { title: 'secret goal', pillar: 'career' })
    await member.call('PATCH', '/api/bad-day-plan', { signs: 'secret signs' })
    const { mark } = await joinTestChallenge(site, member, { cue: 'secret place' })
    await mark({ note: 'secret note' })
    await member.call('POST', '/api/forum', { title: 'Open', content: 'open words', pillar: 'mental' })
    await site.database
      .insertInto('member_blocks')
      .values({
        user_id: member.id,
        blocked_id: admin.id,
        blocker_name: member.username,
        blocked_name: admin.username,
        created_at: '2026-03-10T09:00:00.000Z',
      })
      .execute()
    const reply = await admin.call('GET', url(member, 'export'))
    expect(reply.headers['content-disposition']).toBe('attachment; filename="member.zip"')
    const files = Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    const everything = JSON.stringify(files)
    expect(everything).toContain('open words')
    expect(everything).not.toContain('secret')
    expect(files.map(([name]) => name).filter((name) => /goals|journal|plan|blocks/.test(name))).toEqual([])
    expect(await readLog(admin, 'export')).toMatchObject([{ actor: { id: admin.id }, member: { id: member.id } }])
    const own = Object.entries(unzipSync((await member.call('GET', '/api/account/export')).rawPayload))
    expect(own.map(([, bytes]) => strFromU8(bytes)).join('')).toContain('secret thoughts')
  })

  test('export leaves out what the member reported, so that nobody learns who reported them', async () => {
    const { site, admin, member } = await start()
    const form = { kind: 'member', subjectId: admin.id, reason: 'harassment', details: 'They shouted at me' }
    expect((await member.call('POST', '/api/reports', form)).statusCode).toBe(201)
    const at = '2026-03-10T09:00:00.000Z'
    const ids = { id: 'n1', user_id: member.id, group_key: 'k', subject_id: 'c1', position: 'p', revision: 'r' }
    await site.database
      .insertInto('notifications')
      .values({ ...ids, kind: 'reviewed', shown: true, created_at: at, event_at: at })
      .execute()
    const readFiles = async (path: string, caller: TestClient) =>
      Object.values(unzipSync((await caller.call('GET', path)).rawPayload))
        .map((bytes) => strFromU8(bytes))
        .join('')
    expect(await readFiles(url(member, 'export'), admin)).not.toMatch(/They shouted at me|"reviewed"/)
    const own = await readFiles('/api/account/export', member)
    expect(own).toContain('They shouted at me')
    expect(own).toContain('"reviewed"')
  })

  test('delete needs the username of the member', async () => {
    const { admin, member } = await start()
    const remove = (username: string) => admin.call('POST', url(member, 'delete'), { username, posts: 'remove' })
    const wrong = await remove('boss')
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['username']])
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect((await remove('sam')).json()).toEqual({ deleted: true })
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    const [entry] = await readLog(admin, 'deletion')
    expect(entry).toMatchObject({ actor: { id: admin.id }, member: { username: null } })
    expect(entry.member.id).not.toBe(member.id)
  })

  test('nobody deletes or signs out themselves this way', async () => {
    const { admin } = await start()
    for (const reply of [
      await admin.call('POST', url(admin, 'end-sessions')),
      await admin.call('POST', url(admin, 'delete'), { username: 'boss', posts: 'keep' }),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  })
})
