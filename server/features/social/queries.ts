import type { Platform } from '#contract/social.ts'
import type { Database } from '../../database/tables.ts'
import { rowsToRead, type Page } from '../../http/cursor.ts'

/** Posts members may see, newest first. */
export function visiblePosts(database: Database, { platform, page }: { platform: Platform | null; page: Page }) {
  let query = database.selectFrom('social_posts').selectAll().where('visibility', '=', 'public').orderBy('id', 'desc').limit(rowsToRead(page))
  if (platform) query = query.where('platform', '=', platform)
  if (page.after) query = query.where('id', '<', page.after)
  return query.execute()
}
