import type { Database } from '../../database/tables.ts'
import { rowsToRead, type Page } from '../../http/cursor.ts'

/** The member's own entries, newest first. */
export function entriesOf(database: Database, userId: string, page: Page) {
  let query = database.selectFrom('journal_entries').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(rowsToRead(page))
  if (page.after) query = query.where('id', '<', page.after)
  return query.execute()
}
