import { sql } from 'kysely'
import type { ReactionAnswer, ReactionKind, Reactions } from '#contract/reactions.ts'
import { inBatches } from './batches.ts'
import type { Database } from './tables.ts'
import { crewsOf, isNotBlocked } from './visibility.ts'

/**
 * Counts the one-tap answers to subjects of one kind, without those by members who are blocked. Those to a day are
 * counted only from the viewer's own crews.
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
      .where(isNotBlocked('reactions.user_id', viewer))
      .$if(kind === 'day', (query) =>
        query.where((eb) =>
          eb.or([
            eb('user_id', '=', viewerId),
            eb(
              'user_id',
              'in',
              eb
                .selectFrom('crew_members')
                .select('crew_members.user_id')
                .where(sql<boolean>`crew_id in (${crewsOf(viewer)})`),
            ),
          ]),
        ),
      )
      .groupBy(['subject_id', 'answer'])
      .execute()
    for (const { subject_id: id, answer, members, own } of rows) addCount(found, { id, answer, members, own })
  }
  return found
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
