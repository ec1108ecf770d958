import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

/** Leaves out what members do not learn: notes of moderators, and reports after which nothing changed. */
export const listSecurityEvents = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('audit_log')
    .select(['id', 'kind', 'actor_id', 'address', 'detail', 'count', 'created_at'])
    .where('member_id', '=', userId)
    .where('kind', '!=', 'member-note')
    .where((eb) =>
      eb.or([eb('kind', '!=', 'moderation'), eb('detail', 'is', null), eb('detail', 'not like', 'keep %')]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()
