import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { isPublic } from '../../database/visibility.ts'

/** Selects challenges that lists show, by their keys in the library (`challenge:…`). */
export function selectChallengesByKey(database: Database, keys: string[]) {
  return database
    .selectFrom('challenges')
    .innerJoin('library_items', 'library_items.row_id', 'challenges.id')
    .select(['key', 'challenges.id', 'title', 'subtitle', 'promise', 'pillar', 'duration', 'schedule', 'participants'])
    .where('key', 'in', keys)
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .execute()
}

/** Selects resources that lists show, by their keys in the library (`resource:…`). */
export function selectResourcesByKey(database: Database, keys: string[]) {
  return database
    .selectFrom('resources')
    .innerJoin('library_items', 'library_items.row_id', 'resources.id')
    .select(['key', 'resources.id', 'title', 'pillar', 'type', 'read_time'])
    .where('key', 'in', keys)
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .execute()
}

export type KeyedDiscussion = { key: string; id: string; title: string; pillar: Pillar }

/** Selects discussions that every member sees, by their keys in the library (`discussion:…`). */
export function selectDiscussionsByKey(database: Database, keys: string[]): Promise<KeyedDiscussion[]> {
  return database
    .selectFrom('forum_posts')
    .innerJoin('library_items', 'library_items.row_id', 'forum_posts.id')
    .select(['key', 'forum_posts.id', 'title', 'pillar'])
    .where('key', 'in', keys)
    .where('deleted_at', 'is', null)
    .where(isPublic('forum_posts'))
    .execute()
}
