import { sql } from 'kysely'
import type { ReactionKind } from '#contract/reactions.ts'
import { isReactionSeen } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'

type Subject = { kind: ReactionKind; subjectId: string; viewerId: string }

/** Lists who gave the answers to a subject that the viewer sees, first given first. */
export function listGivers(database: Database, { limit, ...subject }: Subject & { limit: number }) {
  return selectSeen(database, subject)
    .innerJoin('users', 'users.id', 'reactions.user_id')
    .select(['users.id', 'users.username', 'users.profile_image_url', 'reactions.answer'])
    .orderBy('reactions.created_at')
    .orderBy('reactions.id')
    .limit(limit)
    .execute()
}

export async function countGivers(database: Database, subject: Subject): Promise<number> {
  const { givers } = await selectSeen(database, subject)
    .select((eb) => eb.fn.countAll<number>().as('givers'))
    .executeTakeFirstOrThrow()
  return Number(givers)
}

function selectSeen(database: Database, { kind, subjectId, viewerId }: Subject) {
  return database
    .selectFrom('reactions')
    .where('reactions.kind', '=', kind)
    .where('reactions.subject_id', '=', subjectId)
    .where(isReactionSeen(sql<string>`${viewerId}`))
}
