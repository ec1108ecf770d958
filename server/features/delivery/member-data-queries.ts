import type { Database } from '../../database/tables.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listDevices = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('push_devices')
    .select(['id', 'name', 'created_at', 'last_success_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()
