import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { insertMessages, listRecipients } from './outbox-queries.ts'

export type NewMessage = {
  userId: string
  /** Selects the composer that writes the text just before it is sent. */
  kind: string
  subjectId: string | null
  /** What the composer needs beyond the subject, as JSON. */
  data?: string | null
  channels: { push: boolean; email: boolean }
  /** Sent at most once: not again if the process dies while sending it. Push messages always are. */
  once: boolean
  /** Sent to many members at once, so messages to single ones go first. */
  bulk?: boolean
  /** Push messages wait until then, because of quiet hours. */
  pushNotBefore?: Date
  /** After this, the message is not sent. */
  expiresAt: Date
}

/**
 * Queues messages in the transaction of their cause: a push message for each device of the member, and an email if
 * their address is verified.
 * @returns the members who will get at least one
 */
export async function enqueue(tx: Database, messages: NewMessage[], now: Date): Promise<Set<string>> {
  const reached = new Set<string>()
  if (messages.length === 0) return reached
  const recipients = await listRecipients(
    tx,
    messages.map(({ userId }) => userId),
  )
  const created_at = now.toISOString()
  const rows = messages.flatMap(
    ({ userId, kind, subjectId, data = null, channels, once, bulk = false, pushNotBefore, expiresAt }) => {
      const { hasEmail, deviceIds } = recipients.get(userId) ?? { hasEmail: false, deviceIds: [] }
      const common = {
        user_id: userId,
        kind,
        subject_id: subjectId,
        data,
        bulk,
        status: 'waiting' as const,
        expires_at: expiresAt.toISOString(),
        created_at,
      }
      const push = channels.push
        ? deviceIds.map((device_id) => ({
            ...common,
            id: generateId(),
            device_id,
            channel: 'push' as const,
            once: true,
            next_attempt_at: (pushNotBefore ?? now).toISOString(),
          }))
        : []
      const email =
        channels.email && hasEmail
          ? [
              {
                ...common,
                id: generateId(),
                device_id: null,
                channel: 'email' as const,
                once,
                next_attempt_at: created_at,
              },
            ]
          : []
      if (push.length + email.length > 0) reached.add(userId)
      return [...push, ...email]
    },
  )
  await insertMessages(tx, rows)
  return reached
}
