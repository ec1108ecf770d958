import { readInBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists what the member reported. */
export const listReports = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'reports.case_id')
    .select(['reports.id', 'kind as about', 'reason', 'details', 'reports.created_at', 'closed_at as reviewed_at'])
    .where('reports.user_id', '=', userId)
    .$call(readInBatches(database, { long: ['details'] }))

/** Lists the decisions about the member that they were told of. */
export const listDecisions = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('moderation_decisions')
    .select(['id', 'kind', 'action', 'title', 'note', 'until', 'created_at'])
    .select(['appeal', 'appeal_status', 'appeal_answer', 'appealed_at'])
    .where('member_id', '=', userId)
    .where('action', '!=', 'keep')
    .$call(readInBatches(database, { long: ['note', 'appeal', 'appeal_answer'] }))

/** Lists the appeals of the member that wait. They are deleted together with the decisions about them. */
export async function listOpenAppeals(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('member_id', '=', userId)
    .where('type', '=', 'appeal')
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes the member's words and id from the cases about them, which stay for the moderators. */
export async function anonymizeCases(tx: Database, userId: string): Promise<void> {
  await tx.updateTable('moderation_cases').set({ snapshot: null }).where('member_id', '=', userId).execute()
  await tx
    .updateTable('moderation_cases')
    .set((eb) => ({ subject_id: eb.ref('id') }))
    .where('kind', '=', 'member')
    .where('subject_id', '=', userId)
    .execute()
}
