import type { z } from 'zod'
import { type readNotifications, settingsKinds } from '#contract/notifications.ts'
import type { Actor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Page } from '../../page.ts'
import { publishUnread } from './live.ts'
import {
  type CaseSubjectRow,
  type DecisionSubjectRow,
  findWaitingApplications,
  isStaffMember,
  listCaseSubjects,
  listDecisionSubjects,
} from './moderation-queries.ts'
import { listPostWords, type PostWordsRow } from './post-queries.ts'
import * as queries from './queries.ts'
import { type ActorsRow, countUnread, deleteOldNotifications, type InboxRow } from './queries.ts'
import { listReactionSubjects, type ReactionSubjectRow } from './reaction-queries.ts'
import {
  type FriendSubjectRow,
  listFriendSubjects,
  listStartSubjects,
  type StartSubjectRow,
} from './together-queries.ts'
import { causedByMembers } from './withdraw.ts'

export { countUnread } from './queries.ts'

const keptDays = 90
/** The subject of `friend` names who it is. */
const kindsWithActors = causedByMembers.filter((kind) => kind !== 'friend')

export type InboxEntry = InboxRow & {
  actors: ActorsRow | undefined
  words: PostWordsRow | undefined
  reaction: ReactionSubjectRow | undefined
  case: CaseSubjectRow | undefined
  decision: DecisionSubjectRow | undefined
  applications: { username: string; total: number } | undefined
  friend: FriendSubjectRow | undefined
  start: StartSubjectRow | undefined
}

/** Lists the notifications of a member, newest first. */
export async function listNotifications(database: Database, userId: string, page: Page): Promise<InboxEntry[]> {
  const rows = await queries.listInbox(database, { userId, page })
  const idsOf = (kinds: InboxRow['kind'][], column: 'id' | 'subject_id') =>
    rows.filter(({ kind }) => kinds.includes(kind)).map((row) => row[column])
  const actors = toMap(await queries.listLatestActors(database, idsOf(kindsWithActors, 'id')), 'notification_id')
  const words = toMap(await listPostWords(database, idsOf(['reply', 'mention'], 'id')), 'id')
  const reactions = toMap(await listReactionSubjects(database, idsOf(['reaction'], 'id')), 'id')
  // Someone who is no longer one of the staff does not see what only staff are told.
  const isStaff = rows.some(({ kind }) => settingsKinds[kind] === 'report') && (await isStaffMember(database, userId))
  const caseKinds: InboxRow['kind'][] = isStaff ? ['report', 'appeal', 'reviewed'] : ['reviewed']
  const cases = toMap(await listCaseSubjects(database, idsOf(caseKinds, 'subject_id')), 'id')
  const decisions = toMap(await listDecisionSubjects(database, idsOf(['moderation'], 'subject_id')), 'id')
  const isWaiting = isStaff && idsOf(['application'], 'id').length > 0
  const applications = isWaiting ? await findWaitingApplications(database) : undefined
  const friendIds = idsOf(['friend'], 'subject_id')
  const friends = toMap(await listFriendSubjects(database, { ids: friendIds, userId }), 'id')
  const starts = toMap(await listStartSubjects(database, idsOf(['start'], 'subject_id')), 'id')
  return rows.map((row) => ({
    ...row,
    actors: actors.get(row.id),
    words: words.get(row.id),
    reaction: reactions.get(row.id),
    case: caseKinds.includes(row.kind) ? cases.get(row.subject_id) : undefined,
    decision: decisions.get(row.subject_id),
    applications: row.kind === 'application' ? applications : undefined,
    friend: friends.get(row.subject_id),
    start: starts.get(row.subject_id),
  }))
}

function toMap<Column extends string, Row extends Record<Column, string>>(rows: Row[], column: Column) {
  return new Map(rows.map((row) => [row[column], row]))
}

/** Marks the member's own notifications as read: one, those about a subject, or all. @returns how many are left */
export async function markNotificationsRead(
  database: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  { id, postId, announcementId }: z.output<typeof readNotifications.body>,
): Promise<number> {
  const filter = {
    ...(id !== undefined && { id }),
    ...(postId !== undefined && { postId }),
    ...(announcementId !== undefined && { kind: 'announcement' as const, subjectId: announcementId }),
  }
  const { unread, changed } = await transaction(database, async (tx) => {
    const read = await queries.markRead(tx, { userId, filter, now: now.toISOString(), revision: generateId() })
    const seen = read.filter(({ kind }) => kind === 'announcement').map((row) => row.subject_id)
    // In a fixed order, so that two members do not wait for each other.
    for (const each of seen.sort()) await queries.incrementSeen(tx, each)
    return { unread: await countUnread(tx, userId), changed: read.length > 0 }
  })
  if (changed) publishUnread(database, [userId])
  return unread
}

/** Removes notifications more than 90 days after their latest event. */
export function forgetOldNotifications({
  database,
  services,
}: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - keptDays * 24 * 60 * 60_000).toISOString()
  return deleteOldNotifications(database, { before, limit: 1000 })
}
