import { readInBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import type { ExportedMember } from '../../feature-data.ts'

export function findProfile(database: Database, userId: string) {
  return database
    .selectFrom('profiles')
    .select(['about', 'pillars', 'shown', 'findable_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export const listBlocks = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('member_blocks')
    .select(['blocked_id as id', 'blocked_name as username', 'created_at as blocked_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database))
