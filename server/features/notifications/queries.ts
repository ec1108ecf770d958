import { sql } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'

export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await unreadQuery(database, { userId })
  return row?.unread ?? 0
}

const unreadQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', parameter('userId'))
    .where('read_at', 'is', null)
    .where('shown', '=', true),
)

export type InboxRow = Awaited<ReturnType<typeof listInbox>>[number]

/** Lists what a member sees, newest first. What a kind needs of its subject is null for other kinds. */
export function listInbox(database: Database, { userId, page }: { userId: string; page: Page }) {
  return database
    .selectFrom('notifications')
    .leftJoin('forum_posts', (join) =>
      join
        .onRef('forum_posts.id', '=', 'notifications.subject_id')
        .on('notifications.kind', 'in', ['reply', 'mention']),
    )
    .leftJoin('content_runs', (join) =>
      join.onRef('content_runs.id', '=', 'notifications.subject_id').on('notifications.kind', '=', 'run'),
    )
    .leftJoin('announcements', (join) =>
      join.onRef('announcements.id', '=', 'notifications.subject_id').on('notifications.kind', '=', 'announcement'),
    )
    .leftJoin('crew_members', (join) =>
      join
        .onRef('crew_members.crew_id', '=', 'notifications.subject_id')
        .onRef('crew_members.user_id', '=', 'notifications.user_id')
        .on('notifications.kind', 'in', ['crew', 'handover', 'round']),
    )
    .leftJoin('crews', 'crews.id', 'crew_members.crew_id')
    .leftJoin('crews as offered', (join) =>
      join.onRef('offered.id', '=', 'notifications.subject_id').on('notifications.kind', '=', 'crew-offer'),
    )
    .select([
      'crews.name as crew_name',
      'offered.name as offered_crew',
      'notifications.id',
      'notifications.kind',
      'notifications.subject_id',
      'notifications.position',
      'notifications.event_at',
      'notifications.read_at',
      'forum_posts.title as post_title',
      'forum_posts.user_id as post_author_id',
      'forum_posts.crew_id as post_crew_id',
      'content_runs.input as run_input',
      'content_runs.status as run_status',
      'announcements.title as announcement_title',
    ])
    .select((eb) =>
      eb
        .selectFrom('content_run_items')
        .whereRef('content_run_items.run_id', '=', 'content_runs.id')
        .select((count) => count.fn.countAll<number>().as('items'))
        .as('run_items'),
    )
    .where('notifications.user_id', '=', userId)
    .where('notifications.shown', '=', true)
    .where('notifications.position', '<', page.after ?? maxCursor)
    .orderBy('notifications.position', 'desc')
    .limit(getFetchLimit(page))
    .execute()
}

export type ActorsRow = { notification_id: string; username: string; total: number }

/** Reads the latest actor of each notification, and how many there are. */
export async function listLatestActors(database: Database, ids: string[]): Promise<ActorsRow[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom((eb) =>
      eb
        .selectFrom('notification_actors')
        .innerJoin('users', 'users.id', 'notification_actors.user_id')
        .where('notification_id', 'in', ids)
        .select(['notification_id', 'username'])
        .select(sql<number>`row_number() over (partition by notification_id order by position desc)`.as('place'))
        .select(sql<number>`count(*) over (partition by notification_id)`.as('total'))
        .as('actors'),
    )
    .select(['notification_id', 'username', 'total'])
    .where('place', '=', 1)
    .execute()
}

type ReadFilter = { id?: string; postId?: string; kind?: Row<'notifications'>['kind']; subjectId?: string }

/** Marks a member's notifications as read. @returns those that were unread */
export function markRead(
  tx: Database,
  { userId, filter, now, revision }: { userId: string; filter: ReadFilter; now: string; revision: string },
) {
  let query = tx
    .updateTable('notifications')
    .set({ read_at: now, revision })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  const { postId } = filter
  if (postId !== undefined)
    query = query
      .where('kind', 'in', ['reply', 'mention', 'reaction'])
      .where((eb) =>
        eb.or([
          eb('subject_id', '=', postId),
          eb('subject_id', 'in', eb.selectFrom('forum_replies').select('id').where('post_id', '=', postId)),
        ]),
      )
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId)
  return query.returning(['kind', 'subject_id', 'shown']).execute()
}

/** Counts a member who has read an announcement. */
export async function incrementSeen(tx: Database, announcementId: string): Promise<void> {
  await tx
    .updateTable('announcements')
    .set((eb) => ({ seen: eb('seen', '+', 1) }))
    .where('id', '=', announcementId)
    .execute()
}

export async function deleteOldNotifications(
  database: Database,
  { before, limit }: { before: string; limit: number },
): Promise<void> {
  await database
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb.selectFrom('notifications').select('id').where('event_at', '<', before).orderBy('event_at').limit(limit),
    )
    .execute()
}

/** Lists the notifications of members that changed after a revision. On PostgreSQL, because of the JSON parameter. */
export function listChanged(database: Database, { userIds, after }: { userIds: string[]; after: string }) {
  const members = sql<string>`(select json_array_elements_text(cast(${JSON.stringify(userIds)} as json)))`
  return database
    .selectFrom('notifications')
    .select(['id', 'user_id', 'revision'])
    .where('revision', '>', after)
    .where('user_id', 'in', members)
    .execute()
}
