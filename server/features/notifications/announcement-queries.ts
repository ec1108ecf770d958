import { isFree, isHeldBy, type Lease, leaseColumns, noLease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'

export type AnnouncementRow = Row<'announcements'> & { author: string | null; challenge: string | null }
export type ManagedRow = AnnouncementRow & { audience: number }

export function listAnnouncements(database: Database, page: Page): Promise<ManagedRow[]> {
  return selectManaged(database)
    .where('announcements.id', '<', page.after ?? maxCursor)
    .orderBy('announcements.id', 'desc')
    .limit(getFetchLimit(page))
    .execute()
}

export function findAnnouncement(database: Database, id: string): Promise<ManagedRow | undefined> {
  return selectManaged(database).where('announcements.id', '=', id).executeTakeFirst()
}

/** Finds an announcement in the inbox of a member. */
export function findReceived(database: Database, { userId, id }: { userId: string; id: string }) {
  return selectAnnouncements(database)
    .where('announcements.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notifications')
          .select('notifications.id')
          .where('notifications.user_id', '=', userId)
          .where('notifications.kind', '=', 'announcement')
          .where('notifications.subject_id', '=', id)
          .where('notifications.shown', '=', true),
      ),
    )
    .executeTakeFirst()
}

/** Adds how many members an announcement is for, which is only counted until it was sent. */
function selectManaged(database: Database) {
  return selectAnnouncements(database).select((eb) =>
    eb
      .case()
      .when('announcements.status', 'in', ['scheduled', 'sending'])
      .then(
        eb
          .selectFrom('users as members')
          .select((count) => count.fn.countAll<number>().as('audience'))
          .whereRef('members.created_at', '<=', 'announcements.send_at')
          .where('members.suspended_at', 'is', null)
          .where((where) =>
            where.or([
              where('announcements.challenge_id', 'is', null),
              where.exists(
                where
                  .selectFrom('user_challenges')
                  .select('user_challenges.id')
                  .whereRef('user_challenges.user_id', '=', 'members.id')
                  .whereRef('user_challenges.challenge_id', '=', 'announcements.challenge_id')
                  .where('user_challenges.completed', '=', false)
                  .where('user_challenges.left_at', 'is', null),
              ),
            ]),
          ),
      )
      .else(eb.ref('announcements.recipients'))
      .end()
      .$castTo<number>()
      .as('audience'),
  )
}

function selectAnnouncements(database: Database) {
  return database
    .selectFrom('announcements')
    .leftJoin('users', 'users.id', 'announcements.author_id')
    .leftJoin('challenges', 'challenges.id', 'announcements.challenge_id')
    .selectAll('announcements')
    .select(['users.username as author', 'challenges.title as challenge'])
}

export async function countCreatedSince(tx: Database, since: string): Promise<number> {
  const { count } = await tx
    .selectFrom('announcements')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function challengeExists(tx: Database, id: string): Promise<boolean> {
  const found = await tx.selectFrom('challenges').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

type NewAnnouncement = Omit<
  Row<'announcements'>,
  'sent_at' | 'sent_through' | 'recipients' | 'seen' | 'lease_id' | 'lease_until'
>

export async function insertAnnouncement(tx: Database, row: NewAnnouncement): Promise<void> {
  await tx.insertInto('announcements').values(row).execute()
}

type AnnouncementChange = Partial<
  Pick<Row<'announcements'>, 'title' | 'content' | 'challenge_id' | 'send_at' | 'status' | 'lease_id' | 'lease_until'>
>

/** Changes an announcement that is in one of these states. @returns whether it was */
export async function updateAnnouncement(
  tx: Database,
  { id, from, change }: { id: string; from: Row<'announcements'>['status'][]; change: AnnouncementChange },
): Promise<boolean> {
  const updated = await tx
    .updateTable('announcements')
    // The id is set too, because a change can be empty.
    .set({ id, ...change })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Takes the lease of the announcement that has been due longest, unless another process has it. */
export async function claimDueAnnouncement(database: Database, { now, ...lease }: Lease): Promise<string | undefined> {
  const claimed = await database
    .updateTable('announcements')
    .set((eb) => ({ status: 'sending', sent_at: eb.fn.coalesce('sent_at', eb.val(now)), ...leaseColumns(lease) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('announcements')
        .select('id')
        .where('status', 'in', ['scheduled', 'sending'])
        .where('send_at', '<=', now)
        .where(isFree(now))
        .orderBy('send_at')
        .orderBy('id')
        .limit(1),
    )
    .where('status', 'in', ['scheduled', 'sending'])
    .where(isFree(now))
    .returning('id')
    .executeTakeFirst()
  return claimed?.id
}

/** Extends a lease and locks the row. @returns undefined when the lease is lost or the announcement was cancelled */
export function renewLease(tx: Database, { id, leaseId, until }: { id: string; leaseId: string; until: string }) {
  return tx
    .updateTable('announcements')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where(isHeldBy(leaseId))
    .returning(['id', 'challenge_id', 'send_at', 'sent_through'])
    .executeTakeFirst()
}

type Audience = { challengeId: string | null; joinedUntil: string }

/** Lists the next recipients by id. */
export async function listRecipientIds(
  tx: Database,
  { after, limit, ...audience }: Audience & { after: string; limit: number },
): Promise<string[]> {
  const rows = await selectRecipients(tx, audience)
    .select('users.id')
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Counts the recipients by what their emails depend on. `kinds` is null for the default settings. */
export function countRecipients(database: Database, audience: Audience) {
  return selectRecipients(database, audience)
    .leftJoin('notification_settings', 'notification_settings.user_id', 'users.id')
    .select((eb) => [
      'notification_settings.kinds',
      eb.fn.countAll<number>().as('members'),
      eb.fn.count<number>('users.email_verified_at').as('confirmed'),
    ])
    .groupBy('notification_settings.kinds')
    .execute()
}

/** Selects everyone who was a member when an announcement was due, or the active ones of a challenge. */
function selectRecipients(database: Database, { challengeId, joinedUntil }: Audience) {
  const query = database
    .selectFrom('users')
    .where('users.created_at', '<=', joinedUntil)
    .where('users.suspended_at', 'is', null)
  return challengeId === null
    ? query
    : query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('user_challenges')
            .select('user_challenges.id')
            .whereRef('user_challenges.user_id', '=', 'users.id')
            .where('user_challenges.challenge_id', '=', challengeId)
            .where('user_challenges.completed', '=', false)
            .where('user_challenges.left_at', 'is', null),
        ),
      )
}

/** Saves how far an announcement was sent. */
export async function saveSent(
  tx: Database,
  { id, through, recipients, ended }: { id: string; through: string | null; recipients: number; ended: boolean },
): Promise<void> {
  await tx
    .updateTable('announcements')
    .set((eb) => ({
      ...(through !== null && { sent_through: through }),
      recipients: eb('recipients', '+', recipients),
      ...(ended && { status: 'sent', ...noLease }),
    }))
    .where('id', '=', id)
    .execute()
}
