import { sql, type SqlBool } from 'kysely'
import type { ReactionKind } from '#contract/reactions.ts'
import type { Viewer } from '../../actor.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import {
  crewsOf,
  isAnswerSeen,
  isDaySeen,
  isParticipationSeen,
  isPublic,
  isVisible,
} from '../../database/visibility.ts'

/** What is answered, with its owner. */
export type Subject = {
  memberId: string | null
  postId: string | null
  replyId: string | null
  /** The crew whose open screens show it. */
  crewId: string | null
}

const nowhere = { postId: null, replyId: null, crewId: null }

/** Finds a day on which a member did something that a crew of theirs and the viewer sees. */
export async function findDay(
  database: Database,
  viewerId: string,
  { memberId, date }: { memberId: string; date: string },
): Promise<Subject | undefined> {
  return (await isDaySeen(database, { viewerId, memberId, date })) ? { memberId, ...nowhere } : undefined
}

/** Finds the finish of a challenge that the viewer sees. */
export async function findFinish(database: Database, viewerId: string, id: string): Promise<Subject | undefined> {
  const found = await database
    .selectFrom('user_challenges')
    .select('user_id')
    .where('id', '=', id)
    .where('completed', '=', true)
    .where(isParticipationSeen(sql<string>`${viewerId}`))
    .executeTakeFirst()
  return found && { memberId: found.user_id, ...nowhere }
}

/** Finds a discussion, and locks it. Nobody answers hidden, removed or deleted ones. */
export async function findDiscussion(database: Database, viewer: Viewer, id: string): Promise<Subject | undefined> {
  await lockRow(database, 'forum_posts', id)
  const found = await database
    .selectFrom('forum_posts')
    .select('user_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isPublic('forum_posts'))
    .where(isVisible('forum_posts', toViewer(viewer)))
    .executeTakeFirst()
  return found && { ...nowhere, memberId: found.user_id, postId: id }
}

export async function findReply(database: Database, viewer: Viewer, id: string): Promise<Subject | undefined> {
  await lockRow(database, 'forum_replies', id)
  const found = await database
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .select(['forum_replies.user_id', 'forum_replies.post_id', 'forum_posts.crew_id'])
    .where('forum_replies.id', '=', id)
    .where('forum_replies.deleted_at', 'is', null)
    .where(isPublic('forum_replies'))
    .where(isVisible('forum_replies', toViewer(viewer)))
    .where(isVisible('forum_posts', toViewer(viewer)))
    .executeTakeFirst()
  return found && { memberId: found.user_id, postId: found.post_id, replyId: id, crewId: found.crew_id }
}

/** Finds what a member wrote in a round of a crew of the viewer, and locks it. Nobody answers hidden ones. */
export async function findRoundAnswer(database: Database, viewerId: string, id: string): Promise<Subject | undefined> {
  const crew = await database.selectFrom('round_answers').select('crew_id').where('id', '=', id).executeTakeFirst()
  if (!crew) return undefined
  // In the order of those who leave the crew.
  await lockRow(database, 'crews', crew.crew_id)
  await lockRow(database, 'round_answers', id)
  const viewer = sql<string>`${viewerId}`
  const found = await database
    .selectFrom('round_answers')
    .select('user_id')
    .where('id', '=', id)
    .where('decision_id', 'is', null)
    .where(isAnswerSeen(viewer))
    .where(sql<SqlBool>`crew_id in (${crewsOf(viewer)})`)
    .executeTakeFirst()
  return found && { ...nowhere, memberId: found.user_id, crewId: crew.crew_id }
}

/** Lists the other members of a crew. */
export async function listOthersIn(database: Database, crewId: string, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('user_id', '!=', userId)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Saves a member's answer, or replaces it. @returns whether it is the first one */
export async function upsertReaction(tx: Database, row: Row<'reactions'>): Promise<boolean> {
  const saved = await tx
    .insertInto('reactions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id', 'user_id']).doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id === row.id
}

type OwnReaction = { userId: string; kind: ReactionKind; subjectId: string }

/** @returns whether the member had given an answer */
export async function deleteReaction(tx: Database, { userId, kind, subjectId }: OwnReaction): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('reactions')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

function toViewer({ viewerId, isStaff }: Viewer) {
  return { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
}

/**
 * Deletes a member's answers to days, finishes and round answers of others, and theirs to the member's, that they no
 * longer see.
 */
export async function deleteUnseenReactions(tx: Database, userId: string): Promise<OwnReaction[]> {
  const rows = await tx
    .selectFrom('reactions')
    .leftJoin('user_challenges', 'user_challenges.id', 'reactions.subject_id')
    .select(['reactions.id', 'reactions.user_id as userId', 'reactions.kind', 'reactions.subject_id as subjectId'])
    .where((eb) => eb.or([eb('reactions.user_id', '=', userId), eb('reactions.member_id', '=', userId)]))
    .where('reactions.kind', 'in', ['day', 'finish', 'round-answer'])
    .where(sql<SqlBool>`not ${isStillSeen}`)
    .execute()
  for (const { id } of rows) await tx.deleteFrom('reactions').where('id', '=', id).execute()
  return rows
}

/** Whether a member still sees what they answered: the day of a crewmate, a finish, or what someone wrote in a round. */
const isStillSeen = sql<SqlBool>`case reactions.kind
  when 'day' then exists (select 1 from crew_members as owners
    join crew_members as givers on givers.crew_id = owners.crew_id
    where owners.user_id = reactions.member_id and givers.user_id = reactions.user_id)
  when 'finish' then ${isParticipationSeen(sql.ref('reactions.user_id'))}
  else exists (select 1 from round_answers
    join crew_members as givers on givers.crew_id = round_answers.crew_id
    where round_answers.id = reactions.subject_id and givers.user_id = reactions.user_id) end`
