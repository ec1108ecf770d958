import { describe, expect, test } from 'vitest'
import { password, type TestApp, type TestClient } from '#test/app.ts'
import { openEvents } from '#test/event-stream.ts'
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
  readCase,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'

const appeal = (member: TestClient, id: string, message = 'I was quoting someone.') =>
  member.call('POST', `/api/decisions/${id}/appeal`, { message })
const answer = (staff: TestClient, caseId: string, outcome: string, text?: string) =>
  staff.call('POST', `/api/moderation/cases/${caseId}/answer`, { outcome, answer: text })
const answerNewest = async (staff: TestClient, outcome: string, text?: string) => {
  const [newest] = await listCases(staff)
  return answer(staff, newest?.id ?? '', outcome, text)
}
const appealSignedOut = (site: TestApp, email: string, given = password) =>
  site.visitor('POST', '/api/auth/appeal', { email, password: given, message: 'Please look again.' })

describe('appeals', () => {
  test('leave no unread notification when the member deletes their account', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    const { id } = (await actOnMember(moderator, member, 'warn', { note: 'Be kind.' })).json()
    await appeal(member, id)
    const countUnread = async () => (await admin.call('GET', '/api/notifications/unread')).json().unread
    expect(await countUnread()).toBe(1)
    expect((await member.call('POST', '/api/account/delete', { password, posts: 'keep' })).statusCode).toBe(200)
    expect([await listNotifications(admin), await listCases(admin), await countUnread()]).toEqual([[], [], 0])
  })

  test('sends one message per decision to staff, who see the decision with it', async () => {
    const { admin, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member, 'Mine')
    const { id: decisionId } = (await actOnPost(moderator, 'discussion', id, 'remove')).json()
    expect((await appeal(member, decisionId)).json()).toMatchObject({
      canAppeal: false,
      appeal: { message: 'I was quoting someone.', status: 'open', answer: null },
    })
    expect((await appeal(member, decisionId)).statusCode).toBe(409)
    expect((await appeal(reader, decisionId)).statusCode).toBe(404)
    const [found] = await listCases(admin)
    expect(found).toMatchObject({ type: 'appeal', item: { kind: 'discussion', subjectId: id, title: 'Mine' } })
    expect((await readCase(admin, found?.id ?? '')).appealed).toMatchObject({
      id: decisionId,
      by: { username: moderator.username },
      appeal: { message: 'I was quoting someone.' },
    })
    expect(await listNotifications(admin)).toMatchObject([{ kind: 'appeal', caseId: found?.id, name: member.username }])
  })

  test('is answered by someone else than who decided, unless there is nobody else', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const first = (await actOnMember(moderator, member, 'mute', { days: 1 })).json()
    await appeal(member, first.id)
    const [one] = await listCases(admin)
    const canAnswer = async (staff: TestClient, caseId = '') => (await readCase(staff, caseId)).appealed?.canAnswer
    expect([await canAnswer(moderator, one?.id), await canAnswer(admin, one?.id)]).toEqual([false, true])
    expect((await answer(moderator, one?.id ?? '', 'upheld')).statusCode).toBe(409)
    expect((await answer(admin, one?.id ?? '', 'upheld', 'It stays.')).json()).toMatchObject({
      status: 'closed',
      outcome: 'upheld',
      appealed: { appeal: { status: 'upheld', answer: 'It stays.' } },
    })
    expect((await answer(admin, one?.id ?? '', 'reversed')).statusCode).toBe(409)
    await dismiss(site, moderator)
    const second = (await actOnMember(admin, member, 'mute', { days: 7 })).json()
    await appeal(member, second.id)
    expect(await canAnswer(admin, one?.id), 'answered already').toBe(false)
    const [two] = await listCases(admin)
    expect(await canAnswer(admin, two?.id), 'nobody else can').toBe(true)
    expect((await answer(admin, two?.id ?? '', 'reversed')).statusCode).toBe(200)
    expect((await member.call('GET', '/api/standing')).json().mutedUntil, 'as the upheld one says').toBe(first.until)
  })

  test('tells the member the answer', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    const { id } = (await actOnMember(moderator, member, 'warn', { note: 'Be kind.' })).json()
    await appeal(member, id)
    await member.call('POST', '/api/notifications/read', {})
    await answerNewest(admin, 'reversed', 'Sorry.')
    const [told] = await listNotifications(member)
    expect(told).toMatchObject({ kind: 'moderation', decisionId: id, appeal: 'reversed', read: false })
    expect((await member.call('GET', `/api/decisions/${id}`)).json().appeal).toMatchObject({ answer: 'Sorry.' })
    expect(await listNotifications(admin)).toEqual([])
  })

  test.each(['hide', 'remove', 'lock', 'move'])('undoes the action %s', async (action) => {
    const { admin, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member, 'Mine', 'Words')
    const before = (await reader.call('GET', `/api/forum/${id}`)).json()
    const more = action === 'move' ? { pillar: 'physical' } : {}
    const decision = (await actOnPost(moderator, 'discussion', id, action, more)).json()
    expect((await reader.call('GET', `/api/forum/${id}`)).json()).not.toEqual(before)
    await appeal(member, decision.id)
    await answerNewest(admin, 'reversed')
    expect((await reader.call('GET', `/api/forum/${id}`)).json()).toEqual(before)
  })

  test('undoes nothing that a later decision has changed', async () => {
    const { admin, moderator, member, reader } = await startModeratedSite()
    const postId = await startDiscussion(reader)
    const id = await addReply(member, postId)
    const hidden = (await actOnPost(moderator, 'reply', id, 'hide')).json()
    await appeal(member, hidden.id)
    const removed = (await actOnPost(moderator, 'reply', id, 'remove')).json()
    await answerNewest(admin, 'reversed')
    const countReplies = async () => (await reader.call('GET', `/api/forum/${postId}`)).json().replies
    expect(await countReplies()).toBe(0)
    await appeal(member, removed.id)
    await answerNewest(admin, 'reversed')
    expect(await countReplies()).toBe(1)
  })

  test.each(['discussion', 'reply', 'social-post'])('returns a %s to the earlier decision in force', async (kind) => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const discussionId = await startDiscussion(member)
    const ids = { discussion: discussionId, reply: '', 'social-post': '' }
    if (kind === 'reply') ids.reply = await addReply(member, discussionId)
    if (kind === 'social-post') ids['social-post'] = await addSocialPost(site, member.id)
    const id = Object.entries(ids).find(([name]) => name === kind)?.[1] ?? ''
    const reverse = async (decisionId: string) => {
      await appeal(member, decisionId)
      return (await answerNewest(admin, 'reversed')).json().item.state
    }
    await actOnPost(moderator, kind, id, 'remove')
    const hidden = (await actOnPost(moderator, kind, id, 'hide')).json()
    expect(await reverse(hidden.id), 'a hide on top of a removal').toBe('removed')
    const second = (await actOnPost(moderator, kind, id, 'hide')).json()
    const third = (await actOnPost(moderator, kind, id, 'remove')).json()
    expect(await reverse(second.id), 'changed by a later decision').toBe('removed')
    expect(await reverse(third.id), 'on top of a reversed hide and the first removal').toBe('removed')
    await actOnPost(moderator, kind, id, 'restore')
    const fourth = (await actOnPost(admin, kind, id, 'hide')).json()
    expect(await reverse(fourth.id), 'a hide of a visible post').toBe('visible')
  })

  test('lets a suspended member appeal with email and password, once', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const id = await startDiscussion(member)
    const { url } = (await reader.call('POST', '/api/crews', { name: 'Thursday' })).json()
    await member.call('POST', '/api/crew-link/join', { token: url.split('=').at(-1), shares: {} })
    await actOnMember(moderator, member, 'suspend', { days: 30, posts: 'hide' })
    expect((await appealSignedOut(site, member.email)).json()).toEqual({ ok: true })
    expect((await appealSignedOut(site, member.email)).json().message).toBe(
      'You have already written to the moderators. They haven’t answered yet.',
    )
    expect((await appealSignedOut(site, member.email, 'wrong password')).statusCode).toBe(401)
    expect((await appealSignedOut(site, 'nobody@example.org')).statusCode).toBe(401)
    expect((await appealSignedOut(site, reader.email)).statusCode).toBe(409)
    const [found] = await listCases(admin)
    expect(found).toMatchObject({ type: 'appeal', item: { kind: 'member', subjectId: member.id } })
    const stream = await openEvents(site, reader.cookie)
    await answer(admin, found?.id ?? '', 'reversed')
    expect(await stream.until((event) => event.type === 'crews'), 'the crew is told').toEqual({ type: 'crews' })
    await stream.close()
    expect((await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })).statusCode).toBe(200)
    expect(await getStatus(reader, `/api/forum/${id}`)).toBe(200)
  })

  test('lets a member appeal who was suspended on the screen of members', async () => {
    const { site, admin, member } = await startModeratedSite()
    await admin.call('POST', `/api/admin/members/${member.id}/suspend`)
    expect((await appealSignedOut(site, member.email)).statusCode).toBe(200)
    const [found] = await listCases(admin)
    expect((await readCase(admin, found?.id ?? '')).appealed).toMatchObject({ action: 'suspend', by: { id: admin.id } })
  })

  test('shows the answer to a suspended member who asks again', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    await actOnMember(moderator, member, 'suspend', { days: null })
    await appealSignedOut(site, member.email)
    await answerNewest(admin, 'upheld', 'You threatened someone.')
    expect((await appealSignedOut(site, member.email)).json().message).toBe(
      'A moderator has answered: the suspension stays. You threatened someone.',
    )
  })

  test('slows down guesses of a password, together with those at sign-in', async () => {
    const { site, moderator, member } = await startModeratedSite()
    await actOnMember(moderator, member, 'suspend', { days: 1 })
    for (let guess = 0; guess < 6; guess++) await appealSignedOut(site, member.email, 'wrong password')
    for (let guess = 0; guess < 4; guess++)
      await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password: 'wrong password' })
    expect((await appealSignedOut(site, member.email, 'wrong password')).statusCode).toBe(429)
  })

  test('keeps appeals of moderators to admins', async () => {
    const { site, admin, moderator } = await startModeratedSite()
    const other = await site.signUp()
    await appoint(site, other)
    const { id } = (await actOnMember(admin, moderator, 'warn', { note: 'Be fair.' })).json()
    await appeal(moderator, id)
    expect([await listCases(other), await listCases(moderator)]).toEqual([[], []])
    expect((await answerNewest(admin, 'reversed')).statusCode).toBe(200)
  })

  test('accepts one of two answers at once', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const other = await site.signUp()
    await appoint(site, other)
    const { id } = (await actOnMember(moderator, member, 'mute', { days: 1 })).json()
    await appeal(member, id)
    const [found] = await listCases(admin)
    const replies = await Promise.all([
      answer(admin, found?.id ?? '', 'upheld'),
      answer(other, found?.id ?? '', 'reversed'),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
