import { describe, expect, test } from 'vitest'
import { password, type TestClient } from '#test/app.ts'
import { findColumnsContaining } from '#test/member-data.ts'
import {
  actOnMember,
  actOnPost,
  addReply,
  appoint,
  getStatus,
  listCases,
  listNotifications,
  readCase,
  report,
  signUpEstablished,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'

const claim = (staff: TestClient, id: string) => staff.call('POST', `/api/moderation/cases/${id}/claim`)
const release = (staff: TestClient, id: string) => staff.call('DELETE', `/api/moderation/cases/${id}/claim`)
const close = (staff: TestClient, id: string) => staff.call('POST', `/api/moderation/cases/${id}/close`)
const count = async (staff: TestClient) => (await staff.call('GET', '/api/moderation/count')).json().open

async function openCaseAbout(reporter: TestClient, author: TestClient, staff: TestClient) {
  const id = await startDiscussion(author)
  await report(reporter, 'discussion', id)
  const [found] = await listCases(staff)
  return { postId: id, caseId: found?.id ?? '' }
}

describe('cases', () => {
  test('lists the cases with the latest report first, in pages', async () => {
    const { site, moderator, member, reader: reporter } = await startModeratedSite()
    const ids = [await startDiscussion(member), await startDiscussion(member), await startDiscussion(member)]
    for (const id of ids) await report(reporter, 'discussion', id)
    await report(await site.signUp(), 'discussion', ids[0] ?? '')
    const first = await moderator.call('GET', '/api/moderation/cases?limit=2')
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await moderator.call('GET', next)
    const subjects = [...first.json(), ...second.json()].map(({ item }) => item.subjectId)
    expect(subjects).toEqual([ids[0], ids[2], ids[1]])
    expect(await count(moderator)).toBe(3)
  })

  test('shows what a reported reply follows, and the text that was reported', async () => {
    const { site, moderator, member, reader: reporter } = await startModeratedSite()
    const postId = await startDiscussion(reporter, 'Title', 'The start')
    for (const text of ['one', 'two', 'three', 'four']) await addReply(reporter, postId, text)
    const replyId = await addReply(member, postId, 'Bad words')
    await addReply(reporter, postId, 'later')
    await report(reporter, 'reply', replyId)
    const [found] = await listCases(moderator)
    site.services.clock.advance({ minutes: 5 })
    await member.call('PATCH', `/api/forum/${postId}/replies/${replyId}`, { content: 'Nice words' })
    const detail = await readCase(moderator, found?.id ?? '')
    expect(detail.before.map(({ content }) => content)).toEqual(['The start', 'two', 'three', 'four'])
    expect(detail).toMatchObject({
      reportedContent: 'Bad words',
      item: { content: 'Nice words', postId, title: 'Title' },
    })
    await member.call('DELETE', `/api/forum/${postId}/replies/${replyId}`)
    expect(await readCase(moderator, found?.id ?? '')).toMatchObject({
      reportedContent: 'Bad words',
      item: { state: 'deleted', content: null, author: { username: member.username } },
    })
  })

  test('lets one moderator claim a case, and another one after an hour', async () => {
    const { site, admin, moderator, member, reader: reporter } = await startModeratedSite()
    const { caseId } = await openCaseAbout(reporter, member, admin)
    expect((await claim(moderator, caseId)).json().claimedBy).toEqual({
      id: moderator.id,
      username: moderator.username,
    })
    const refused = await claim(admin, caseId)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `${moderator.username} is looking at this case.`,
    ])
    expect((await close(admin, caseId)).statusCode).toBe(409)
    expect((await release(admin, caseId)).json().claimedBy?.id).toBe(moderator.id)
    expect((await release(moderator, caseId)).json().claimedBy).toBeNull()
    await claim(moderator, caseId)
    site.services.clock.advance({ minutes: 60 })
    expect((await claim(admin, caseId)).json().claimedBy?.id).toBe(admin.id)
    expect((await claim(moderator, caseId)).statusCode).toBe(409)
  })

  test('gives a case to one of two moderators who claim it at once', async () => {
    const { admin, moderator, member, reader: reporter } = await startModeratedSite()
    const { caseId } = await openCaseAbout(reporter, member, admin)
    const replies = await Promise.all([claim(admin, caseId), claim(moderator, caseId)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('closes a case without telling the author, who never knew of the report', async () => {
    const { admin, moderator, member, reader: reporter } = await startModeratedSite()
    const { caseId, postId } = await openCaseAbout(reporter, member, admin)
    expect((await close(moderator, caseId)).json()).toMatchObject({ status: 'closed', outcome: 'keep' })
    expect(await listNotifications(member)).toEqual([])
    expect(await listNotifications(reporter)).toMatchObject([{ kind: 'reviewed', caseId, acted: false }])
    expect((await close(moderator, caseId)).statusCode).toBe(409)
    expect(await getStatus(reporter, `/api/forum/${postId}`)).toBe(200)
    const [decision] = (await readCase(admin, caseId)).author?.decisions ?? []
    expect(decision?.action).toBe('keep')
    expect(await getStatus(member, `/api/decisions/${decision?.id}`)).toBe(404)
    await report(reporter, 'discussion', postId)
    expect(await count(moderator)).toBe(1)
  })

  test('shows a post again that the reports had hidden, and tells its author', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    for (let index = 0; index < 3; index++) await report(await signUpEstablished(site), 'discussion', id)
    const [found] = await listCases(admin)
    await close(moderator, found?.id ?? '')
    expect((await member.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ hidden: false })
    const told = await listNotifications(member)
    expect(told.map((each) => each.kind === 'moderation' && each.action)).toEqual(['keep', 'auto-hide'])
    const [latest] = told
    expect(latest?.kind === 'moderation' && (await getStatus(member, `/api/decisions/${latest.decisionId}`))).toBe(200)
  })

  test('keeps cases about staff to admins, and from those they are about', async () => {
    const { site, admin, moderator, reader: reporter } = await startModeratedSite()
    const otherAdmin = await site.signUp()
    await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', otherAdmin.id).execute()
    await report(reporter, 'member', moderator.id)
    const [aboutModerator] = await listCases(admin)
    await report(reporter, 'member', otherAdmin.id)
    const aboutAdmin = (await listCases(admin)).find(({ id }) => id !== aboutModerator?.id)
    expect([await count(admin), await count(otherAdmin), await count(moderator)]).toEqual([2, 1, 0])
    expect(await listCases(moderator)).toEqual([])
    expect(await listNotifications(moderator)).toEqual([])
    expect(await getStatus(moderator, `/api/moderation/cases/${aboutAdmin?.id}`)).toBe(404)
    expect(await getStatus(otherAdmin, `/api/moderation/cases/${aboutAdmin?.id}`)).toBe(404)
    expect((await close(moderator, aboutAdmin?.id ?? '')).statusCode).toBe(404)
    expect((await close(moderator, aboutModerator?.id ?? '')).statusCode).toBe(409)
    expect((await claim(otherAdmin, aboutAdmin?.id ?? '')).statusCode).toBe(409)
    expect((await close(admin, aboutAdmin?.id ?? '')).statusCode).toBe(200)
  })

  test('shows the only admin reports about themselves without the names of the reporters', async () => {
    const { admin, reader: reporter } = await startModeratedSite()
    await report(reporter, 'member', admin.id)
    const [found] = await listCases(admin)
    expect((await readCase(admin, found?.id ?? '')).reportList).toMatchObject([{ by: null, reason: 'harassment' }])
    expect((await close(admin, found?.id ?? '')).statusCode).toBe(200)
  })

  test('keeps the number of reports when the account of a reporter is deleted', async () => {
    const { site, admin, member, reader: reporter } = await startModeratedSite()
    const { caseId } = await openCaseAbout(reporter, member, admin)
    await report(await site.signUp(), 'discussion', (await readCase(admin, caseId)).item.subjectId)
    await site.database.deleteFrom('users').where('id', '=', reporter.id).execute()
    const detail = await readCase(admin, caseId)
    expect([detail.reports, detail.reportList.length]).toEqual([2, 1])
  })

  test('keeps a case without the name when the account of the author is deleted', async () => {
    const { site, admin, member, reader: reporter } = await startModeratedSite()
    const { caseId } = await openCaseAbout(reporter, member, admin)
    await site.database.deleteFrom('forum_posts').execute()
    await site.database.deleteFrom('users').where('id', '=', member.id).execute()
    expect(await readCase(admin, caseId)).toMatchObject({ item: { author: null, state: 'deleted' }, author: null })
  })
})

test('keeps neither the words nor the id of a member who deletes their account', async () => {
  const { site, admin, member, reader: reporter } = await startModeratedSite()
  const postId = await startDiscussion(member, 'Mine', 'Words of the leaver')
  await report(reporter, 'discussion', postId)
  await report(reporter, 'member', member.id)
  await actOnMember(admin, member, 'warn', { note: 'Be kind.' })
  expect((await member.call('POST', '/api/account/delete', { password, posts: 'remove' })).statusCode).toBe(200)
  expect(await findColumnsContaining(site.database, [member.id, 'Words of the leaver'])).toEqual([])
  expect(await listCases(admin)).toHaveLength(1)
})

describe('notes about members', () => {
  test('keeps notes of staff from the member and from everyone they are about', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const other = await site.signUp()
    await appoint(site, other)
    const url = `/api/moderation/members/${member.id}/notes`
    const added = (await moderator.call('POST', url, { text: 'Knows better' })).json()
    expect(added.notes).toMatchObject([{ text: 'Knows better', by: { username: moderator.username } }])
    expect((await other.call('DELETE', `${url}/${added.notes[0].id}`)).statusCode).toBe(404)
    expect((await admin.call('DELETE', `${url}/${added.notes[0].id}`)).json().notes).toEqual([])
    expect((await member.call('GET', `/api/moderation/members/${member.id}`)).statusCode).toBe(403)
    await admin.call('POST', `/api/moderation/members/${moderator.id}/notes`, { text: 'Watch this' })
    for (const reader of [moderator, other]) {
      const summary = (await reader.call('GET', `/api/moderation/members/${moderator.id}`)).json()
      expect([summary.notes, summary.canActOn]).toEqual([[], false])
    }
    expect(
      (await moderator.call('POST', `/api/moderation/members/${moderator.id}/notes`, { text: 'x' })).statusCode,
    ).toBe(403)
    expect((await moderator.call('GET', '/api/moderation/members/unknown')).statusCode).toBe(404)
  })

  test('summarizes a member with the decisions about them', async () => {
    const { moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    await actOnPost(moderator, 'discussion', id, 'hide')
    await actOnMember(moderator, member, 'mute', { days: 1 })
    const summary = (await moderator.call('GET', `/api/moderation/members/${member.id}`)).json()
    expect(summary).toMatchObject({
      role: 'member',
      canActOn: true,
      mutedUntil: '2026-03-11T09:00:00.000Z',
      discussions: 1,
    })
    expect(summary.decisions.map(({ action }: { action: string }) => action)).toEqual(['mute', 'hide'])
  })
})
