import { sql } from 'kysely'
import type { ReactionAnswer } from '#contract/reactions.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'

export type ReactionSubjectRow = Awaited<ReturnType<typeof listReactionSubjects>>[number]

/**
 * Reads what notifications of one-tap answers are about. `lowest` and `highest` differ if the answers do; `crew_id` is the
 * crew of the round, or one that the member shares with one who answered a day, and `thread_crew_id` the one whose thread
 * has the post.
 */
export async function listReactionSubjects(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('notifications')
    .innerJoin('notification_actors', 'notification_actors.notification_id', 'notifications.id')
    .innerJoin('reactions', (join) =>
      join
        .onRef('reactions.subject_id', '=', 'notifications.subject_id')
        .onRef('reactions.user_id', '=', 'notification_actors.user_id'),
    )
    .leftJoin('forum_posts', 'forum_posts.id', 'reactions.post_id')
    .leftJoin('user_challenges', 'user_challenges.id', 'reactions.subject_id')
    .leftJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .leftJoin('round_answers', 'round_answers.id', 'reactions.subject_id')
    .leftJoin('crews', 'crews.id', 'round_answers.crew_id')
    .leftJoin('crew_members as theirs', (join) =>
      join.onRef('theirs.user_id', '=', 'notification_actors.user_id').on('reactions.kind', '=', 'day'),
    )
    .leftJoin('crew_members as own', (join) =>
      join.onRef('own.crew_id', '=', 'theirs.crew_id').onRef('own.user_id', '=', 'notifications.user_id'),
    )
    .select(['notifications.id', 'reactions.kind', 'reactions.post_id', 'reactions.subject_id'])
    .select((eb) => eb.fn.max(eb.fn.coalesce('forum_posts.title', 'crews.name', joinedContent('title'))).as('title'))
    .select((eb) => eb.fn.max(eb.fn.coalesce('round_answers.crew_id', 'own.crew_id')).as('crew_id'))
    .select((eb) => eb.fn.max('round_answers.round_on').as('round_on'))
    .select((eb) => eb.fn.max('forum_posts.crew_id').as('thread_crew_id'))
    .select(sql<ReactionAnswer>`min(reactions.answer)`.as('lowest'))
    .select(sql<ReactionAnswer>`max(reactions.answer)`.as('highest'))
    .where('notifications.id', 'in', ids)
    .groupBy(['notifications.id', 'reactions.kind', 'reactions.post_id', 'reactions.subject_id'])
    .execute()
}
