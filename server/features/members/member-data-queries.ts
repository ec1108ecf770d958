import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export function findProfile(database: Database, userId: string) {
  return database
    .selectFrom('profiles')
    .select(['about', 'pillars', 'shown'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export const listBlocks = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('member_blocks')
    .innerJoin('users', 'users.id', 'member_blocks.blocked_id')
    .select(['users.id', 'users.username', 'member_blocks.created_at'])
    .where('member_blocks.user_id', '=', userId)
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(rowsPerBatch)
    .execute()
