import { generateId } from '#server/database/ids.ts'
import type { Database, Row } from '#server/database/tables.ts'

/** Inserts posts of the social feed, the newest last. @returns their ids */
export async function seedPosts(database: Database, rows: Partial<Row<'social_posts'>>[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, row] of rows.entries()) {
    const id = generateId()
    ids.push(id)
    await database
      .insertInto('social_posts')
      .values({ ...buildPost(index), ...row, id })
      .execute()
  }
  return ids
}

function buildPost(index: number): Omit<Row<'social_posts'>, 'id'> {
  const now = '2026-03-10T09:00:00.000Z'
  return {
    platform: 'instagram',
    post_id: `Seeded${index}`,
    author: `man.${index}`,
    caption: `Caption ${index}`,
    url: `https://www.instagram.com/p/Seeded${index}/`,
    thumbnail: null,
    embed_html: null,
    pillar: null,
    pillar_locked: false,
    metrics_json: null,
    visibility: 'public',
    created_at: now,
    fetched_at: now,
    auto_pillar: null,
    auto_reason: null,
    updated_at: now,
    added_by: null,
    gone_at: null,
    checked_at: '2999-01-01T00:00:00.000Z',
    classified_at: null,
    lease_id: null,
    lease_until: null,
    decision_id: null,
  }
}
