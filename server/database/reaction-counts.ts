import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { ReactionAnswer, ReactionKind, Reactions } from '#contract/reactions.ts'
import { inBatches } from './batches.ts'
import type { Database } from './tables.ts'
import { crewsOf, isNotBlocked, isNotSuspended } from './visibility.ts'

/**
 * Counts the one-tap answers to subjects of one kind that the viewer sees.
 * @returns the counts by subject; subjects without answers are missing
 */
export async function countReactions(
  database: Database,
  viewerId: string,
  { kind, subjectIds }: { kind: ReactionKind; subjectIds: readonly string[] },
): Promise<Map<string, Reactions>> {
  const viewer = sql<string>`${viewerId}`
  const found = new Map<string, Reactions>()
  for (const batch of inBatches([...subjectIds])) {
    const rows = await database
      .selectFrom('reactions')
      .select(['subject_id', 'answer'])
      .select((eb) => eb.fn.countAll<number>().as('members'))
      .select(sql<number>`sum(case when user_id = ${viewer} then 1 else 0 end)`.as('own'))
      .where('kind', '=', kind)
      .where('subject_id', 'in', batch)
      .where(isReactionSeen(viewer))
      .groupBy(['subject_id', 'answer'])
      .execute()
    for (const { subject_id: id, answer, members, own } of rows) addCount(found, { id, answer, members, own })
  }
  return found
}

/**
 * Keeps the rows of `reactions` that someone sees who sees their subject: none by blocked or suspended members. Those to
 * the day or the finish of another member come from a crew of all three, because others would show who is in which crew.
 */
export function isReactionSeen(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isNotBlocked('reactions.user_id', viewerId)} and ${isNotSuspended('reactions.user_id')}
    and (reactions.kind not in ('day', 'finish') or reactions.user_id = ${viewerId} or reactions.member_id = ${viewerId}
      or exists (select 1 from crew_members as givers
        join crew_members as owners on owners.crew_id = givers.crew_id and owners.user_id = reactions.member_id
        where givers.user_id = reactions.user_id and givers.crew_id in (${crewsOf(viewerId)}))))`
}

export function noReactions(): Reactions {
  return { counts: {}, own: null }
}

function addCount(
  found: Map<string, Reactions>,
  { id, answer, members, own }: { id: string; answer: ReactionAnswer; members: number; own: number },
): void {
  const reactions = found.get(id) ?? noReactions()
  reactions.counts[answer] = Number(members)
  if (Number(own) > 0) reactions.own = answer
  found.set(id, reactions)
}
