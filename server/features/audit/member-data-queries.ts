import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Leaves out what members do not learn: notes of moderators, and reports after which nothing changed. */
export const listSecurityEvents = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('audit_log')
    .select(['id', 'kind', 'actor_id', 'address', 'detail', 'count', 'created_at', 'last_at'])
    .where('member_id', '=', userId)
    .where('kind', '!=', 'member-note')
    .where((eb) =>
      eb.or([eb('kind', '!=', 'moderation'), eb('detail', 'is', null), eb('detail', 'not like', 'keep %')]),
    )
    .$call(readInBatches(database))
