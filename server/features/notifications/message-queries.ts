import type { Database, Row } from '../../database/tables.ts'

/** Finds what a message is about, if the member has not read it. Suspended members get nothing. */
export function findUnread(
  database: Database,
  { userId, kind, subjectId }: { userId: string; kind: Row<'notifications'>['kind']; subjectId: string },
) {
  return database
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('forum_posts', 'forum_posts.id', 'notifications.subject_id')
    .leftJoin('content_runs', 'content_runs.id', 'notifications.subject_id')
    .leftJoin('crews', 'crews.id', 'notifications.subject_id')
    .select([
      'notifications.id',
      'crews.name as crew_name',
      'forum_posts.title as post_title',
      'forum_posts.user_id as post_author_id',
      'forum_posts.crew_id as post_crew_id',
      'forum_posts.deleted_at as post_deleted_at',
      'content_runs.status as run_status',
      'content_runs.kind as run_kind',
    ])
    .where('notifications.user_id', '=', userId)
    .where('notifications.kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
}

/** Lists the discussions with unread replies since an instant, the latest first. */
export function listUnreadReplies(
  database: Database,
  { userId, since, limit }: { userId: string; since: string; limit: number },
) {
  return database
    .selectFrom('notifications')
    .innerJoin('forum_posts', 'forum_posts.id', 'notifications.subject_id')
    .select(['notifications.id', 'forum_posts.title', 'forum_posts.crew_id'])
    .where('notifications.user_id', '=', userId)
    .where('notifications.kind', '=', 'reply')
    .where('read_at', 'is', null)
    .where('event_at', '>', since)
    .where('forum_posts.deleted_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
}

/** Selects the members with unread replies since an instant. */
export async function listMembersWithReplies(
  tx: Database,
  { userIds, since }: { userIds: string[]; since: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'reply')
    .where('read_at', 'is', null)
    .where('event_at', '>', since)
    .execute()
  return new Set(rows.map((row) => row.user_id))
}
