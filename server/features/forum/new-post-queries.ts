import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import { isNotBlocked, isNotSuspended, isOfSeenChallenge, isPublic } from '../../database/visibility.ts'

type Values = { viewerId: string; limit: number }

/** Selects the newest discussions of other members. Both engines read the newest entries of an index until the limit. */
export const selectNewDiscussions = compileQuery((database, parameter: QueryParameter<Values>) =>
  database
    .selectFrom('forum_posts')
    .innerJoin('users', 'users.id', 'forum_posts.user_id')
    .select(['forum_posts.id', 'forum_posts.title', 'forum_posts.pillar', 'forum_posts.crew_id'])
    .select(['users.id as user_id', 'users.username', 'forum_posts.created_at'])
    .where('forum_posts.user_id', 'is not', null)
    .where('forum_posts.user_id', '!=', parameter('viewerId'))
    .where('forum_posts.deleted_at', 'is', null)
    .where('forum_posts.crew_id', 'is', null)
    .where(isPublic('forum_posts'))
    .where(isNotBlocked('forum_posts.user_id', parameter('viewerId')))
    .orderBy('forum_posts.id', 'desc')
    .limit(parameter('limit')),
)

/** Selects the newest replies of other members, in any discussion that the viewer can read. */
export const selectNewReplies = compileQuery((database, parameter: QueryParameter<Values>) =>
  database
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .innerJoin('users', 'users.id', 'forum_replies.user_id')
    .select(['forum_replies.id', 'forum_replies.post_id'])
    .select(['forum_posts.title', 'forum_posts.pillar', 'forum_posts.crew_id'])
    .select(['users.id as user_id', 'users.username', 'forum_replies.created_at'])
    .select('forum_posts.user_id as starter')
    .where('forum_replies.user_id', '!=', parameter('viewerId'))
    .where('forum_replies.crew_id', 'is', null)
    .where(isPublic('forum_replies'))
    .where(isNotBlocked('forum_replies.user_id', parameter('viewerId')))
    .where('forum_posts.deleted_at', 'is', null)
    .where(isPublic('forum_posts'))
    .where(isOfSeenChallenge(parameter('viewerId')))
    .where(isNotBlocked('forum_posts.user_id', parameter('viewerId')))
    .orderBy('forum_replies.id', 'desc')
    .limit(parameter('limit')),
)

/**
 * Selects the newest reply of other members in the thread of each crew of the viewer. Both engines read the newest entries
 * of an index until one that the viewer sees. Suspended members are not shown to their crews.
 */
export const selectNewCrewPosts = compileQuery((database, parameter: QueryParameter<{ viewerId: string }>) =>
  database
    .selectFrom('crew_members')
    .innerJoin('forum_posts', 'forum_posts.crew_id', 'crew_members.crew_id')
    .innerJoin('forum_replies as newest', (join) =>
      join.on('newest.id', '=', (eb) =>
        eb
          .selectFrom('forum_replies')
          .select('forum_replies.id')
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
          .where('forum_replies.user_id', '!=', parameter('viewerId'))
          .where(isPublic('forum_replies'))
          .where(isNotBlocked('forum_replies.user_id', parameter('viewerId')))
          .where(isNotSuspended('forum_replies.user_id'))
          .orderBy('forum_replies.id', 'desc')
          .limit(1),
      ),
    )
    .innerJoin('users', 'users.id', 'newest.user_id')
    .select(['newest.id', 'newest.post_id', 'forum_posts.title', 'forum_posts.pillar', 'forum_posts.crew_id'])
    .select(['users.id as user_id', 'users.username', 'newest.created_at'])
    .select('forum_posts.user_id as starter')
    .where('crew_members.user_id', '=', parameter('viewerId'))
    .where('forum_posts.deleted_at', 'is', null)
    .where(isPublic('forum_posts')),
)

export type NewDiscussionRow = Awaited<ReturnType<typeof selectNewDiscussions>>[number]
export type NewReplyRow = Awaited<ReturnType<typeof selectNewReplies>>[number]
