import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listSocialPosts = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('social_posts')
    .select(['id', 'platform', 'url', 'author', 'caption', 'pillar', 'created_at'])
    .where('added_by', '=', userId)
    .$call(readInBatches(database, { long: ['caption', 'url'] }))
