import type { Database } from '../../database/tables.ts'
import { rowsToRead, type Page } from '../../http/cursor.ts'

/** The member's goals, newest first. */
export function goalsOf(database: Database, userId: string, page: Page) {
  let query = database.selectFrom('goals').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(rowsToRead(page))
  if (page.after) query = query.where('id', '<', page.after)
  return query.execute()
}
