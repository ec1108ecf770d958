import type { JournalEntry } from '#contract/journal.ts'
import type { Row } from '../../database/tables.ts'

export function presentEntry(row: Row<'journal_entries'>): JournalEntry {
  return {
    id: row.id,
    userId: row.user_id,
    title: row.title,
    content: row.content,
    prompt: row.prompt,
    pillar: row.pillar,
    entryDate: row.entry_date,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  }
}
