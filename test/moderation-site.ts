import { onTestFinished } from 'vitest'
import type { ModerationCase, ModerationCaseDetail } from '#contract/moderation.ts'
import type { Notification } from '#contract/notifications.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'
import { addTestChallenge } from './challenge-member.ts'

/** Makes a member a moderator. */
export async function appoint({ database, services }: TestApp, { id }: TestClient): Promise<void> {
  const now = services.clock.now().toISOString()
  await database.insertInto('moderators').values({ user_id: id, appointed_by: null, created_at: now }).execute()
}

export async function dismiss({ database }: TestApp, { id }: TestClient): Promise<void> {
  await database.deleteFrom('moderators').where('user_id', '=', id).execute()
}

/** Signs up a member who has used the site for a while. @param dates different days that they marked */
export async function signUpEstablished(site: TestApp, { days = 20, dates = 5 } = {}): Promise<TestClient> {
  const member = await site.signUp()
  const since = new Date(site.services.clock.now().getTime() - days * 24 * 60 * 60_000).toISOString()
  await site.database.updateTable('users').set({ created_at: since }).where('id', '=', member.id).execute()
  const challengeId = await addTestChallenge(site)
  const { id } = (await member.call('POST', '/api/user-challenges', { challengeId })).json()
  for (let day = 1; day <= dates; day++)
    await site.database
      .insertInto('challenge_check_ins')
      .values({
        user_challenge_id: id,
        day,
        date: `2026-03-0${day}`,
        note: null,
        created_at: since,
      })
      .execute()
  return member
}

export async function startDiscussion(author: TestClient, title = 'A title', content = 'Some words'): Promise<string> {
  const reply = await author.call('POST', '/api/forum', { title, content, pillar: 'mental' })
  if (reply.statusCode !== 201) throw new Error(`starting a discussion answered ${reply.statusCode} ${reply.body}`)
  return reply.json().id
}

export async function addReply(author: TestClient, postId: string, content = 'A reply'): Promise<string> {
  const reply = await author.call('POST', `/api/forum/${postId}/replies`, { content })
  if (reply.statusCode !== 201) throw new Error(`replying answered ${reply.statusCode} ${reply.body}`)
  return reply.json().id
}

export async function addSocialPost({ database }: TestApp, addedBy: string | null = null): Promise<string> {
  const at = '2026-03-10T09:00:00.000Z'
  await database
    .insertInto('social_posts')
    .values({
      id: 'social-post-1',
      platform: 'tiktok',
      post_id: '7123',
      author: 'someone',
      caption: 'A caption',
      url: 'https://www.tiktok.com/@someone/video/7123',
      pillar_locked: false,
      visibility: 'public',
      created_at: at,
      fetched_at: at,
      updated_at: at,
      checked_at: at,
      added_by: addedBy,
    })
    .execute()
  return 'social-post-1'
}

export const report = (reporter: TestClient, kind: string, subjectId: string, more: object = {}, key?: string) =>
  reporter.call(
    'POST',
    '/api/reports',
    { kind, subjectId, reason: 'harassment', ...more },
    key ? { 'idempotency-key': key } : {},
  )

export const actOnPost = (staff: TestClient, kind: string, id: string, action: string, more: object = {}) =>
  staff.call('POST', `/api/moderation/posts/${kind}/${id}`, { action, ...more })

export const actOnMember = (staff: TestClient, { id }: { id: string }, action: string, more: object = {}) =>
  staff.call('POST', `/api/moderation/members/${id}`, { action, ...more })

export async function listCases(staff: TestClient, query = ''): Promise<ModerationCase[]> {
  return (await staff.call('GET', `/api/moderation/cases${query}`)).json()
}

export async function readCase(staff: TestClient, id: string): Promise<ModerationCaseDetail> {
  return (await staff.call('GET', `/api/moderation/cases/${id}`)).json()
}

export async function listNotifications(member: TestClient): Promise<Notification[]> {
  return (await member.call('GET', '/api/notifications')).json()
}

export const getStatus = async (reader: TestClient, url: string) => (await reader.call('GET', url)).statusCode

/** Starts a site with an admin, a moderator and two members. The test closes it. */
export async function startModeratedSite() {
  const site = await createTestApp({}, { connections: 12 })
  onTestFinished(() => site.close())
  const [admin, moderator, member, reader] = [
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
  ]
  await appoint(site, moderator)
  return { site, admin, moderator, member, reader }
}
