import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'

type Reading = { userId: string; postId: string; readId: string }

/** Moves the mark of a member forward, unless the reply is not in the discussion. */
export async function upsertRead(tx: Database, { userId, postId, readId }: Reading): Promise<void> {
  await tx
    .insertInto('forum_reads')
    .columns(['user_id', 'post_id', 'read_id'])
    .expression((eb) =>
      eb
        .selectFrom('forum_posts')
        .select([eb.val(userId).as('user_id'), 'forum_posts.id as post_id', eb.val(readId).as('read_id')])
        .where('forum_posts.id', '=', postId)
        .where((or) =>
          or.or([
            or('forum_posts.id', '=', readId),
            or.exists(
              or
                .selectFrom('forum_replies')
                .select('forum_replies.id')
                .where('forum_replies.id', '=', readId)
                .where('forum_replies.post_id', '=', postId),
            ),
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'post_id'])
        .doUpdateSet((eb) => ({ read_id: eb.ref('excluded.read_id') }))
        .whereRef('forum_reads.read_id', '<', 'excluded.read_id'),
    )
    .execute()
}

export async function deleteRead(tx: Database, { userId, postId }: Omit<Reading, 'readId'>): Promise<void> {
  await tx.deleteFrom('forum_reads').where('user_id', '=', userId).where('post_id', '=', postId).execute()
}

export function findVisit(database: Database, userId: string): Promise<Row<'forum_visits'> | undefined> {
  return takeFirst(visitQuery(database, { userId }))
}

const visitQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database.selectFrom('forum_visits').selectAll().where('user_id', '=', parameter('userId')),
)

export async function upsertVisit(tx: Database, visit: Row<'forum_visits'>): Promise<void> {
  await tx
    .insertInto('forum_visits')
    .values(visit)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ visited_at: visit.visited_at, previous_at: visit.previous_at }),
    )
    .execute()
}
