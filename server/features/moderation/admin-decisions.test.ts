import { describe, expect, test } from 'vitest'
import { password, type TestApp, type TestClient } from '#test/app.ts'
import {
  actOnMember,
  actOnPost,
  addReply,
  addSocialPost,
  appoint,
  getStatus,
  listCases,
  readCase,
  report,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'

const appeal = (member: TestClient, id: string) =>
  member.call('POST', `/api/decisions/${id}/appeal`, { message: 'Please look again.' })

const answer = async (staff: TestClient, outcome: string) => {
  const [newest] = await listCases(staff)
  return staff.call('POST', `/api/moderation/cases/${newest?.id}/answer`, { outcome })
}

async function addAdmin(site: TestApp): Promise<TestClient> {
  const admin = await site.signUp()
  await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  return admin
}

const readAnswers = async (staff: TestClient) => {
  const [newest] = await listCases(staff)
  const { appealed } = await readCase(staff, newest?.id ?? '')
  return { canAnswer: appealed?.canAnswer, canReverse: appealed?.canReverse }
}
const getState = async ({ database }: TestApp, { id }: TestClient) =>
  database
    .selectFrom('users')
    .select(['muted_until', 'suspended_at', 'suspended_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const readLimits = async (staff: TestClient, kind: string, id: string) =>
  (await staff.call('GET', `/api/moderation/posts/${kind}/${id}`)).json().adminsOnly

describe('appeals against a decision of an admin', () => {
  test('can be upheld by a moderator, but reversed only by an admin', async () => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const other = await addAdmin(site)
    const { id } = (await actOnMember(admin, member, 'mute', { days: 7 })).json()
    await appeal(member, id)
    expect(await readAnswers(moderator)).toEqual({ canAnswer: true, canReverse: false })
    expect(await readAnswers(other)).toEqual({ canAnswer: true, canReverse: true })
    const refused = await answer(moderator, 'reversed')
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'An admin made this decision. You can uphold it, but only an admin can reverse it.',
    ])
    expect((await getState(site, member)).muted_until).not.toBeNull()
    expect((await answer(moderator, 'upheld')).statusCode).toBe(200)
    const second = (await actOnMember(admin, member, 'warn', { note: 'Be kind.' })).json()
    await appeal(member, second.id)
    expect((await answer(other, 'reversed')).statusCode).toBe(200)
  })

  test('can be answered by the admin who decided only if there is no other admin', async () => {
    const { site, admin, member } = await startModeratedSite()
    const first = (await actOnMember(admin, member, 'mute', { days: 7 })).json()
    await appeal(member, first.id)
    expect(await readAnswers(admin), 'the moderator could only uphold it').toEqual({
      canAnswer: true,
      canReverse: true,
    })
    expect((await answer(admin, 'reversed')).statusCode).toBe(200)
    await addAdmin(site)
    const second = (await actOnMember(admin, member, 'mute', { days: 1 })).json()
    await appeal(member, second.id)
    expect(await readAnswers(admin)).toEqual({ canAnswer: false, canReverse: false })
    expect((await answer(admin, 'reversed')).statusCode).toBe(409)
  })

  test.each(['demoted', 'deleted'])('stay for admins after the one who decided was %s', async (fate) => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const former = await addAdmin(site)
    const { id } = (await actOnMember(former, member, 'mute', { days: 7 })).json()
    if (fate === 'demoted')
      await site.database.updateTable('users').set({ role: 'public' }).where('id', '=', former.id).execute()
    else await site.database.deleteFrom('users').where('id', '=', former.id).execute()
    await appeal(member, id)
    expect((await answer(moderator, 'reversed')).statusCode).toBe(403)
    expect((await answer(admin, 'reversed')).statusCode).toBe(200)
  })
})

describe('what an admin has decided about a post', () => {
  test.each(['discussion', 'reply', 'social-post'])('is not reversed by a moderator: a %s', async (kind) => {
    const { site, admin, moderator, member } = await startModeratedSite()
    const discussion = await startDiscussion(member)
    const id =
      kind === 'reply'
        ? await addReply(member, discussion)
        : kind === 'discussion'
          ? discussion
          : await addSocialPost(site, member.id)
    await actOnPost(admin, kind, id, 'remove')
    expect(await readLimits(moderator, kind, id)).toEqual(['show'])
    expect(await readLimits(admin, kind, id)).toEqual([])
    for (const action of ['restore', 'hide']) {
      const refused = await actOnPost(moderator, kind, id, action)
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'An admin has removed this post, so only an admin can show it again.',
      ])
    }
    expect((await actOnPost(moderator, kind, id, 'remove')).statusCode, 'a repeat').toBe(200)
    expect((await actOnPost(admin, kind, id, 'restore')).statusCode).toBe(200)
    expect(await readLimits(moderator, kind, id)).toEqual(['hide'])
    for (const action of ['hide', 'remove']) {
      const refused = await actOnPost(moderator, kind, id, action)
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'An admin has decided that this post stays, and it has not changed since, so only an admin can hide it.',
      ])
    }
  })

  test('is not reversed in two steps, through a decision of the moderator on top', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    await actOnPost(admin, 'discussion', id, 'hide')
    expect((await actOnPost(moderator, 'discussion', id, 'remove')).statusCode, 'stricter').toBe(200)
    expect((await actOnPost(moderator, 'discussion', id, 'restore')).statusCode).toBe(403)
    expect((await actOnPost(admin, 'discussion', id, 'restore')).statusCode).toBe(200)
  })

  test('covers posts that an admin hid together with a suspension', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    await actOnMember(admin, member, 'suspend', { days: 7, posts: 'hide' })
    expect((await actOnPost(moderator, 'discussion', id, 'restore')).statusCode).toBe(403)
  })

  test('stays when it was kept or shown again, until its author changes it', async () => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const kept = await startDiscussion(member, 'Kept')
    await report(reader, 'discussion', kept)
    const [reported] = await listCases(admin)
    await admin.call('POST', `/api/moderation/cases/${reported?.id}/close`)
    const reversed = await startDiscussion(member, 'Reversed')
    const { id: decisionId } = (await actOnPost(moderator, 'discussion', reversed, 'hide')).json()
    await appeal(member, decisionId)
    expect((await answer(admin, 'reversed')).statusCode).toBe(200)
    for (const id of [kept, reversed]) {
      expect((await actOnPost(moderator, 'discussion', id, 'hide')).statusCode).toBe(403)
      site.services.clock.advance({ minutes: 1 })
      const edited = await member.call('PATCH', `/api/forum/${id}`, { title: 'Now', content: 'Worse words' })
      expect(edited.statusCode).toBe(200)
      expect((await actOnPost(moderator, 'discussion', id, 'hide')).statusCode).toBe(200)
    }
  })

  test('covers the locks, pins and moves of an admin', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    const id = await startDiscussion(member)
    for (const [action, opposite, more, back] of [
      ['lock', 'unlock', {}, {}],
      ['pin', 'unpin', {}, {}],
      ['move', 'move', { pillar: 'physical' }, { pillar: 'mental' }],
    ] as const) {
      await actOnPost(admin, 'discussion', id, action, more)
      expect((await actOnPost(moderator, 'discussion', id, action, more)).statusCode, 'a repeat').toBe(200)
      const refused = await actOnPost(moderator, 'discussion', id, opposite, back)
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        `An admin has decided this, so only an admin can change it.`,
      ])
      expect((await actOnPost(admin, 'discussion', id, opposite, back)).statusCode).toBe(200)
    }
    expect(await readLimits(moderator, 'discussion', id)).toEqual(['lock', 'pin', 'move'])
  })

  test('does not limit what moderators do among themselves', async () => {
    const { site, moderator, member, reader } = await startModeratedSite()
    const other = await site.signUp()
    await appoint(site, other)
    const id = await startDiscussion(member)
    await actOnPost(moderator, 'discussion', id, 'remove')
    expect(await readLimits(other, 'discussion', id)).toEqual([])
    expect((await actOnPost(other, 'discussion', id, 'restore')).statusCode).toBe(200)
    expect((await actOnPost(moderator, 'discussion', id, 'hide')).statusCode).toBe(200)
    expect(await getStatus(reader, `/api/moderation/posts/discussion/${id}`)).toBe(403)
    expect(await getStatus(moderator, '/api/moderation/posts/discussion/unknown')).toBe(404)
  })
})

describe('what an admin has decided about a member', () => {
  test.each([
    ['mute', 'unmute'],
    ['suspend', 'unsuspend'],
  ])('is neither ended nor shortened by a moderator: %s', async (action, end) => {
    const { site, admin, moderator, member } = await startModeratedSite()
    await actOnMember(admin, member, action, { days: 7 })
    const before = await getState(site, member)
    const summary = (await moderator.call('GET', `/api/moderation/members/${member.id}`)).json()
    expect(summary.adminsOnly).toEqual([action])
    for (const [name, more] of [
      [end, {}],
      [action, { days: 1 }],
    ] as const) {
      const refused = await actOnMember(moderator, member, name, more)
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        `An admin has ${action === 'mute' ? 'muted' : 'suspended'} this member, so only an admin can end or shorten that.`,
      ])
    }
    expect(await getState(site, member)).toEqual(before)
    const extended = await actOnMember(moderator, member, action, { days: 30 })
    expect(extended.statusCode, 'longer').toBe(200)
    expect((await actOnMember(moderator, member, end)).statusCode, 'still').toBe(403)
    site.services.clock.advance({ days: 8 })
    expect((await actOnMember(moderator, member, end)).statusCode, 'after the end of that of the admin').toBe(200)
    await actOnMember(admin, member, action, { days: null })
    expect((await actOnMember(moderator, member, action, { days: 30 })).statusCode).toBe(403)
    expect((await actOnMember(admin, member, end)).statusCode).toBe(200)
    await actOnMember(moderator, member, action, { days: 1 })
    expect((await actOnMember(moderator, member, end)).statusCode, 'of moderators').toBe(200)
  })

  test.each(['mute', 'suspend'])('comes back when a longer one by a moderator is reversed: %s', async (action) => {
    const { site, admin, moderator, member, reader } = await startModeratedSite()
    const hidden = await startDiscussion(member)
    await actOnMember(admin, member, action, { days: 7, ...(action === 'suspend' && { posts: 'hide' }) })
    const before = await getState(site, member)
    const { id } = (await actOnMember(moderator, member, action, { days: 30 })).json()
    expect(await getState(site, member)).not.toEqual(before)
    const message = 'Please look again.'
    if (action === 'mute') await appeal(member, id)
    else await site.visitor('POST', '/api/auth/appeal', { email: member.email, password, message })
    expect((await answer(admin, 'reversed')).statusCode).toBe(200)
    expect(await getState(site, member)).toEqual(before)
    if (action === 'suspend') expect(await getStatus(reader, `/api/forum/${hidden}`)).toBe(404)
  })

  test('includes suspensions from the screen of members', async () => {
    const { admin, moderator, member } = await startModeratedSite()
    await admin.call('POST', `/api/admin/members/${member.id}/suspend`)
    expect((await actOnMember(moderator, member, 'unsuspend')).statusCode).toBe(403)
  })
})
