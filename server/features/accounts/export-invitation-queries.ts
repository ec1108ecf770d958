import type { Database } from '../../database/tables.ts'
import type { BatchReader } from './export-queries.ts'

const batchSize = 200

type Where = Parameters<BatchReader<unknown>>[1]

export const listInvitations = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('invitations')
    .select(['id', 'note', 'max_uses', 'uses', 'expires_at', 'revoked_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

export function listApplications(database: Database, email: string) {
  return database
    .selectFrom('applications')
    .select(['username', 'first_name', 'last_name', 'time_zone', 'answers', 'created_at'])
    .where('email', '=', email)
    .execute()
}
