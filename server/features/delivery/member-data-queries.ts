import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listDevices = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('push_devices')
    .select(['id', 'name', 'created_at', 'last_success_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database))
