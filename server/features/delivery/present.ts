import type { DeliveryItem } from '#contract/delivery.ts'
import type { ItemRow } from './status-queries.ts'

export function presentItem(row: ItemRow): DeliveryItem {
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    username: row.username,
    status: row.status,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at,
    nextAttemptAt: row.status === 'waiting' ? row.next_attempt_at : null,
  }
}
