import type { Database } from '../../database/tables.ts'
import { type Batch, longRowsPerBatch } from '../../export-files.ts'

export const listJournalEntries = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('journal_entries')
    .select(['id', 'title', 'content', 'prompt', 'pillar', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(longRowsPerBatch)
    .execute()
