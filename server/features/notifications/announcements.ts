import type { z } from 'zod'
import type { AnnouncementReach, createAnnouncement, updateAnnouncement } from '#contract/announcements.ts'
import type { Actor } from '../../actor.ts'
import { noLease } from '../../database/lease.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import type { Page } from '../../page.ts'
import { auditedTransaction } from '../audit/record.ts'
import { lockAdmins } from '../sessions/staff-role.ts'
import * as queries from './announcement-queries.ts'
import type { ManagedRow } from './announcement-queries.ts'
import { parseKinds } from './kinds.ts'
import { publishUnread } from './live.ts'
import { withdrawSubject } from './withdraw.ts'

type Form = z.output<typeof createAnnouncement.body>
type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

/** The admin who acts, and the address that the security log shows. */
type Admin = { actor: Actor; address: string }

const maxPerDay = 10
const dayMs = 24 * 60 * 60_000

export function listAllAnnouncements(database: Database, page: Page): Promise<ManagedRow[]> {
  return queries.listAnnouncements(database, page)
}

/** Counts whom an announcement would reach by email, by the rules of `notify()` and the outbox. */
export async function countReach(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  challengeId: string | null,
): Promise<AnnouncementReach> {
  const joinedUntil = services.clock.now().toISOString()
  const reach = { members: 0, email: 0, unconfirmed: 0, emailOff: 0 }
  for (const { kinds, members, confirmed } of await queries.countRecipients(database, { challengeId, joinedUntil })) {
    const wantsEmail = parseKinds(kinds).announcement.email
    reach.members += members
    reach.unconfirmed += members - confirmed
    if (!wantsEmail) reach.emailOff += confirmed
    else if (services.mail.available) reach.email += confirmed
  }
  return reach
}

/**
 * Creates an announcement that is sent in the background, at once or later. A retry returns the first one.
 * @throws forbidden when they are no longer an admin, not-found for the challenge, too-many-requests; bad-request for a
 *   time that is too far away
 */
export function addAnnouncement(context: Context, admin: Admin, form: Form): Promise<ManagedRow> {
  const { actor, address } = admin
  const { userId, now } = actor
  return auditedTransaction(context, async (tx, audit) => {
    // Also makes announcements of other admins wait, so that the limit holds.
    if (!(await lockAdmins(tx)).includes(userId)) throw refuse('forbidden', 'Admins only')
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) return requireAnnouncement(tx, id)
    if ((await queries.countCreatedSince(tx, new Date(now.getTime() - dayMs).toISOString())) >= maxPerDay)
      throw refuse('too-many-requests', `At most ${maxPerDay} announcements a day. Please try again tomorrow.`, {
        retryAfter: dayMs / 1000,
      })
    await assertChallengeExists(tx, form.challengeId)
    await queries.insertAnnouncement(tx, {
      id,
      author_id: userId,
      challenge_id: form.challengeId ?? null,
      title: form.title,
      content: form.content,
      status: 'scheduled',
      send_at: getSendTime(form.sendAt, now),
      created_at: now.toISOString(),
    })
    await audit({ kind: 'announcement', memberId: null, source: { actorId: userId, address }, detail: form.title })
    return requireAnnouncement(tx, id)
  })
}

/** Changes the given fields. @throws not-found; conflict when it is too late for a field */
export function editAnnouncement(
  context: Context,
  now: Date,
  id: string,
  { title, content, challengeId, sendAt }: z.output<typeof updateAnnouncement.body>,
): Promise<ManagedRow> {
  return auditedTransaction(context, async (tx) => {
    await requireAnnouncement(tx, id)
    await assertChallengeExists(tx, challengeId)
    const isOnlyText = challengeId === undefined && sendAt === undefined
    const change = {
      ...(title !== undefined && { title }),
      ...(content !== undefined && { content }),
      ...(challengeId !== undefined && { challenge_id: challengeId }),
      ...(sendAt !== undefined && { send_at: getSendTime(sendAt, now) }),
    }
    const from = isOnlyText ? (['scheduled', 'sending', 'sent'] as const) : (['scheduled'] as const)
    if (!(await queries.updateAnnouncement(tx, { id, from: [...from], change })))
      throw refuse('conflict', 'It has been sent or cancelled. Only the text of a sent announcement can change.')
    return requireAnnouncement(tx, id)
  })
}

/** Cancels an announcement, and removes it from the inboxes it was sent to. @throws not-found */
export async function takeBackAnnouncement(context: Context, now: Date, id: string): Promise<ManagedRow> {
  const { row, notified } = await auditedTransaction(context, async (tx) => {
    const from = ['scheduled' as const, 'sending' as const, 'sent' as const]
    await queries.updateAnnouncement(tx, { id, from, change: { status: 'cancelled', ...noLease } })
    const withdrawn = await withdrawSubject(tx, { kind: 'announcement', subjectId: id }, now)
    return { row: await requireAnnouncement(tx, id), notified: withdrawn }
  })
  publishUnread(context.database, notified)
  return row
}

/** @throws not-found when the member was not sent it, or it was taken back */
export async function getReceivedAnnouncement(database: Database, userId: string, id: string) {
  const row = await queries.findReceived(database, { userId, id })
  if (!row) throw announcementNotFoundError()
  return row
}

async function requireAnnouncement(tx: Database, id: string): Promise<ManagedRow> {
  const row = await queries.findAnnouncement(tx, id)
  if (!row) throw announcementNotFoundError()
  return row
}

async function assertChallengeExists(tx: Database, challengeId: string | null | undefined): Promise<void> {
  if (challengeId && !(await queries.challengeExists(tx, challengeId)))
    throw refuse('not-found', 'Challenge not found.')
}

function getSendTime(sendAt: string | undefined, now: Date): string {
  const at = sendAt ? new Date(sendAt) : now
  if (at.getTime() > now.getTime() + 365 * dayMs) throw invalidFieldError('sendAt', 'Choose a time within a year')
  return (at < now ? now : at).toISOString()
}

function announcementNotFoundError() {
  return refuse('not-found', 'Announcement not found.')
}
