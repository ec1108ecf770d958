import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listContentRuns = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('content_runs')
    .select(['id', 'kind', 'input', 'status', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()
