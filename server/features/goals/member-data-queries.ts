import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listGoals = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('goals')
    .select(['id', 'title', 'description', 'pillar', 'target_date', 'completed', 'completed_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()
