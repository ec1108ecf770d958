import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listJournalEntries = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('journal_entries')
    .select(['id', 'title', 'prompt', 'pillar', 'content', 'entry_date', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database, { long: ['content'] }))
