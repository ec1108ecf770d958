import type { Database } from '../../database/tables.ts'
import { listRecipients } from './outbox-queries.ts'

/** Finds out which channels reach a member: push on at least one device, and email to a verified address. */
export async function findReachableChannels(
  database: Database,
  userId: string,
): Promise<{ push: boolean; email: boolean }> {
  const recipient = (await listRecipients(database, [userId])).get(userId)
  return { push: (recipient?.deviceIds.length ?? 0) > 0, email: recipient?.hasEmail ?? false }
}
