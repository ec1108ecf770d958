import { sql } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import { knownName } from '../../database/visibility.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists the one-tap answers that a member gave and received. */
export const listReactions = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('reactions')
    .leftJoin('users', (join) =>
      join.on(
        sql<boolean>`users.id = case when reactions.user_id = ${userId} then reactions.member_id else reactions.user_id end`,
      ),
    )
    .select(['reactions.id', 'reactions.answer', 'reactions.kind as about'])
    .select(
      sql<string>`case when reactions.user_id = ${userId} then 'given to' else 'received from' end`.as('direction'),
    )
    .select(
      sql<string | null>`case when users.id is not null then ${knownName(sql<string>`${userId}`)} end`.as('member'),
    )
    .select('reactions.created_at')
    .where((eb) => eb.or([eb('reactions.user_id', '=', userId), eb('reactions.member_id', '=', userId)]))
    .$call(readInBatches(database))
