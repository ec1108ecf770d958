import type { Database } from '../../database/tables.ts'
import type { BatchReader } from './export-queries.ts'

const batchSize = 200

type Where = Parameters<BatchReader<unknown>>[1]

/** Lists what the member reported. */
export const listReports = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'reports.case_id')
    .select(['reports.id', 'kind', 'reason', 'details', 'reports.created_at', 'moderation_cases.closed_at'])
    .where('reports.user_id', '=', userId)
    .where('reports.id', '>', after)
    .orderBy('reports.id')
    .limit(batchSize)
    .execute()

/** Lists the decisions about the member that they were told of. */
export const listDecisions = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('moderation_decisions')
    .select(['id', 'kind', 'action', 'title', 'note', 'until', 'created_at'])
    .select(['appeal', 'appeal_status', 'appeal_answer', 'appealed_at'])
    .where('member_id', '=', userId)
    .where('action', '!=', 'keep')
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
