import { describe, expect, test } from 'vitest'
import { endPassedSuspensions } from '#server/features/moderation/suspension.ts'
import { formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import {
  actOnMember,
  actOnPost,
  addReply,
  addSocialPost,
  appoint,
  dismiss,
  getStatus,
  listCases,
  listNotifications,
  report,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'

const signIn = (site: TestApp, { email }: TestClient) => site.visitor('POST', '/api/auth/sign-in', { email, password })
const listAudit = async (admin: TestClient) =>
  (await admin.call('GET', '/api/admin/audit')).json().map(({ detail }: { detail: string | null }) => detail)
const listDecisions = ({ database }: TestApp) =>
  database.selectFrom('moderation_decisions').selectAll().orderBy('id').execute()

describe('acting on posts', () => {
  test('hides a post, closes its case, and tells the author and the reporters', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member, 'Hard words')
    await report(reader, 'discussion', id)
    const decision = await actOnPost(moderator, 'discussion', id, 'hide', { note: 'Please be kind.' })
    expect(decision.json()).toMatchObject({
      action: 'hide',
      kind: 'discussion',
      subjectId: id,
      title: 'Hard words',
      note: 'Please be kind.',
      by: { username: moderator.username },
      member: { username: member.username },
    })
    expect(await getStatus(reader, `/api/forum/${id}`)).toBe(404)
    expect(await listCases(admin)).toEqual([])
    expect(await listCases(admin, '?status=closed')).toMatchObject([
      { outcome: 'hide', closedBy: { username: moderator.username }, item: { state: 'hidden' } },
    ])
    const [told] = await listNotifications(member)
    expect(told).toMatchObject({ kind: 'moderation', action: 'hide', title: 'Hard words', appeal: null })
    expect(await listNotifications(reader)).toMatchObject([{ kind: 'reviewed', itemKind: 'discussion', acted: true }])
    for (const staff of [admin, moderator]) expect(await listNotifications(staff)).toEqual([])
    expect((await listAudit(admin))[0]).toBe(`hide discussion ${id}`)
    const seen = (await member.call('GET', `/api/decisions/${decision.json().id}`)).json()
    expect(seen).toMatchObject({ action: 'hide', note: 'Please be kind.', canAppeal: true })
    expect(JSON.stringify(seen)).not.toContain(moderator.username)
    expect(await getStatus(reader, `/api/decisions/${decision.json().id}`)).toBe(404)
    expect(site.services.mail.sent.some(({ text }) => text.includes('Hard words'))).toBe(false)
  })

  test('keeps the reply count right when replies are hidden, removed and restored', async () => {
    const { moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(reader)
    const replyId = await addReply(member, id)
    await addReply(reader, id)
    const counts: number[] = []
    for (const action of ['hide', 'hide', 'remove', 'restore', 'restore', 'remove']) {
      await actOnPost(moderator, 'reply', replyId, action)
      counts.push((await reader.call('GET', `/api/forum/${id}`)).json().replies)
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 1])
  })

  test.each([
    ['discussion', 'hide'],
    ['discussion', 'lock'],
    ['discussion', 'move'],
  ])('repeats nothing when a %s gets the action %s twice', async (kind, action) => {
    const { site, moderator, admin, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    const more = action === 'move' ? { pillar: 'physical' } : {}
    const first = await actOnPost(moderator, kind, id, action, more)
    const second = await actOnPost(admin, kind, id, action, more)
    expect([first.statusCode, second.statusCode, second.json().id]).toEqual([200, 200, first.json().id])
    expect(await listDecisions(site)).toHaveLength(1)
    expect(await listNotifications(member)).toHaveLength(1)
  })

  test('makes one decision when two moderators hide the same post at once', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member)
    await report(reader, 'discussion', id)
    const replies = await Promise.all(
      [admin, moderator, admin, moderator].map((staff) => actOnPost(staff, 'discussion', id, 'hide')),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await listDecisions(site)).toHaveLength(1)
  })

  test('removes a post of the feed for everyone until staff restore it', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const id = await addSocialPost(site, member.id)
    await report(reader, 'social-post', id)
    const decision = (await actOnPost(moderator, 'social-post', id, 'remove')).json()
    const readFeed = async () => (await reader.call('GET', '/api/social')).json()
    const listVisibilities = async (staff: TestClient) =>
      (await staff.call('GET', '/api/social/manage')).json().map((post: { visibility: string }) => post.visibility)
    expect([await readFeed(), await listVisibilities(admin)]).toEqual([[], ['removed']])
    expect(await listCases(admin, '?status=closed')).toMatchObject([{ outcome: 'remove', item: { state: 'removed' } }])
    expect((await actOnPost(admin, 'social-post', id, 'remove')).json().id).toBe(decision.id)
    await actOnPost(moderator, 'social-post', id, 'restore')
    expect([await readFeed(), await listVisibilities(admin)]).toMatchObject([[{ id }], ['public']])
  })

  test('removes the posts of the feed together with the suspension of their member', async () => {
    const { site, admin, member } = await startModeratedSite()
    await addSocialPost(site, member.id)
    await actOnMember(admin, member, 'suspend', { days: 1, posts: 'remove' })
    expect((await admin.call('GET', '/api/social/manage')).json()).toMatchObject([{ visibility: 'removed' }])
    await actOnMember(admin, member, 'unsuspend')
    expect((await admin.call('GET', '/api/social/manage')).json()).toMatchObject([{ visibility: 'public' }])
  })

  test('locks, pins and moves discussions only', async () => {
    const { moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member)
    const replyId = await addReply(reader, id)
    await actOnPost(moderator, 'discussion', id, 'lock')
    await actOnPost(moderator, 'discussion', id, 'pin')
    await actOnPost(moderator, 'discussion', id, 'move', { pillar: 'physical' })
    expect((await reader.call('GET', `/api/forum/${id}`)).json()).toMatchObject({
      locked: true,
      pinned: true,
      pillar: 'physical',
    })
    expect((await actOnPost(moderator, 'reply', replyId, 'lock')).statusCode).toBe(409)
    expect((await actOnPost(moderator, 'discussion', id, 'unlock')).json().action).toBe('unlock')
    expect((await reader.call('GET', `/api/forum/${id}`)).json().locked).toBe(false)
  })

  test('allows acting only on posts of members with a lower role', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const [otherModerator, otherAdmin] = [await site.signUp(), await site.signUp()]
    await appoint(site, otherModerator)
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', otherAdmin.id).execute()
    const statuses: Record<string, number> = {}
    for (const [name, staff, author] of [
      ['moderator on moderator', moderator, otherModerator],
      ['moderator on admin', moderator, admin],
      ['admin on admin', admin, otherAdmin],
      ['admin on moderator', admin, moderator],
      ['moderator on themselves', moderator, moderator],
      ['member on moderator', member, moderator],
      ['moderator on member', moderator, member],
    ] as const) {
      const id = await startDiscussion(author)
      statuses[name] = (await actOnPost(staff, 'discussion', id, 'hide')).statusCode
      statuses[`${name} (member)`] = (await actOnMember(staff, author, 'warn', { note: 'No.' })).statusCode
    }
    expect(statuses).toEqual({
      'moderator on moderator': 403,
      'moderator on moderator (member)': 403,
      'moderator on admin': 403,
      'moderator on admin (member)': 403,
      'admin on admin': 403,
      'admin on admin (member)': 403,
      'admin on moderator': 200,
      'admin on moderator (member)': 200,
      'moderator on themselves': 409,
      'moderator on themselves (member)': 409,
      'member on moderator': 403,
      'member on moderator (member)': 403,
      'moderator on member': 200,
      'moderator on member (member)': 200,
    })
  })

  test('lets staff pin and lock their own discussions', async () => {
    const { moderator } = await startModeratedSite()
    const id = await startDiscussion(moderator, 'Welcome')
    expect((await actOnPost(moderator, 'discussion', id, 'pin')).statusCode).toBe(200)
    expect(await listNotifications(moderator)).toEqual([])
  })

  test('refuses a moderator who was dismissed in the meantime', async () => {
    const { site, moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    await dismiss(site, moderator)
    expect((await actOnPost(moderator, 'discussion', id, 'hide')).statusCode).toBe(403)
    expect(await listDecisions(site)).toEqual([])
  })

  test('answers 404 for unknown and deleted posts', async () => {
    const { moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member)
    await addReply(reader, id)
    await member.call('DELETE', `/api/forum/${id}`)
    for (const [kind, subjectId] of [
      ['discussion', id],
      ['reply', 'unknown'],
      ['social-post', 'unknown'],
    ] as const)
      expect((await actOnPost(moderator, kind, subjectId, 'hide')).statusCode).toBe(404)
  })
})

describe('acting on members', () => {
  test('mutes a member until a date or for good, and unmutes them', async () => {
    const { moderator, member } = await startModeratedSite()
    const getMute = async () => (await member.call('GET', '/api/standing')).json().mutedUntil
    const muted = (await actOnMember(moderator, member, 'mute', { days: 3, note: 'Too hot.' })).json()
    expect([muted.until, await getMute()]).toEqual(['2026-03-13T09:00:00.000Z', '2026-03-13T09:00:00.000Z'])
    expect(await listNotifications(member)).toMatchObject([{ action: 'mute', until: '2026-03-13T09:00:00.000Z' }])
    const refused = await member.call('POST', '/api/forum', { title: 'A', content: 'B', pillar: 'mental' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'muted'])
    const forGood = (await actOnMember(moderator, member, 'mute', { days: null })).json()
    expect([forGood.until, await getMute()]).toEqual([null, '9999-12-31T23:59:59.999Z'])
    expect((await actOnMember(moderator, member, 'unmute')).json().action).toBe('unmute')
    expect(await getMute()).toBeNull()
    expect((await actOnMember(moderator, member, 'unsuspend')).statusCode).toBe(409)
  })

  test('repeats nothing when the same action comes twice, and closes the case about the member', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    await report(reader, 'member', member.id)
    const replies = await Promise.all(
      [admin, moderator].map((staff) => actOnMember(staff, member, 'warn', { note: 'Please be kind.' })),
    )
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await listDecisions(site)).toHaveLength(1)
    expect(await listCases(admin, '?status=closed')).toMatchObject([{ outcome: 'warn', item: { kind: 'member' } }])
    expect(await listNotifications(member)).toMatchObject([{ action: 'warn', itemKind: 'member' }])
  })

  test('suspends a member for some days: no session, and sign-in says until when and why', async () => {
    const { site, moderator, member } = await startModeratedSite()
    const calendar = (await member.call('POST', '/api/notification-settings/calendar')).json().calendarUrl
    const suspended = await actOnMember(moderator, member, 'suspend', { days: 7, note: 'Threats.' })
    expect(suspended.json()).toMatchObject({ action: 'suspend', until: '2026-03-17T09:00:00.000Z' })
    expect(await getStatus(member, '/api/auth/user')).toBe(401)
    if (calendar) expect((await site.visitor('GET', new URL(calendar).pathname)).statusCode).toBe(404)
    const refused = await signIn(site, member)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'This account is suspended until 17 March 2026. Reason: Threats.',
    ])
    site.services.clock.advance({ days: 6 })
    expect((await signIn(site, member)).statusCode).toBe(403)
    site.services.clock.advance({ days: 1 })
    expect((await signIn(site, member)).statusCode).toBe(200)
  })

  test('hides what a suspended member wrote, and shows it again when the suspension ends', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const [own, other] = [await startDiscussion(member), await startDiscussion(reader)]
    const [bad, fine] = [await addReply(member, other, 'Bad'), await addReply(member, other, 'Fine')]
    await actOnPost(moderator, 'reply', bad, 'hide')
    await actOnMember(moderator, member, 'suspend', { days: 3, posts: 'hide' })
    expect(await getStatus(reader, `/api/forum/${own}`)).toBe(404)
    expect((await reader.call('GET', `/api/forum/${other}`)).json().replies).toBe(0)
    site.services.clock.advance({ days: 3 })
    await signIn(site, member)
    await endPassedSuspensions(site)
    await endPassedSuspensions(site)
    expect(await getStatus(reader, `/api/forum/${own}`)).toBe(200)
    const replies = (await reader.call('GET', `/api/forum/${other}/replies`)).json()
    expect(replies.map(({ id }: { id: string }) => id)).toEqual([fine])
    expect((await reader.call('GET', `/api/forum/${other}`)).json().replies).toBe(1)
    expect((await listAudit(admin)).filter((detail: string | null) => detail === 'the suspension ended')).toHaveLength(
      1,
    )
  })

  test('removes what a member wrote with a suspension, and unsuspending shows it again', async () => {
    const { site, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member, 'Mine', 'My words')
    await actOnMember(moderator, member, 'suspend', { days: null, posts: 'remove' })
    expect((await reader.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ removed: true, content: '' })
    expect((await signIn(site, member)).json().message).toBe(
      'This account is suspended. Please contact the person who runs this site.',
    )
    await actOnMember(moderator, member, 'unsuspend')
    expect((await reader.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ removed: false, content: 'My words' })
    expect((await signIn(site, member)).statusCode).toBe(200)
  })

  test('keeps a suspension that was extended before the earlier end', async () => {
    const { site, admin, member } = await startModeratedSite()
    await actOnMember(admin, member, 'suspend', { days: 1 })
    site.services.clock.advance({ minutes: 120 })
    await actOnMember(admin, member, 'suspend', { days: 30 })
    site.services.clock.advance({ days: 2 })
    await endPassedSuspensions(site)
    expect((await signIn(site, member)).statusCode).toBe(403)
  })

  test('leaves no session when sign-ins race with a suspension', async () => {
    const { site, moderator, member } = await startModeratedSite()
    const replies = await Promise.all([
      signIn(site, member),
      signIn(site, member),
      actOnMember(moderator, member, 'suspend', { days: 1 }),
      signIn(site, member),
    ])
    for (const reply of replies.filter((_each, index) => index !== 2))
      if (reply.statusCode === 200)
        expect(
          (await site.visitor('GET', '/api/auth/user', undefined, { cookie: formatCookieHeader(reply) })).statusCode,
        ).toBe(401)
    expect(await site.database.selectFrom('sessions').select('sid').where('user_id', '=', member.id).execute()).toEqual(
      [],
    )
  })
})
