import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listSocialPosts = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('social_posts')
    .select(['id', 'platform', 'url', 'author', 'caption', 'pillar', 'created_at'])
    .where('added_by', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()
