import { settingsKinds } from '#contract/notifications.ts'
import { generateId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import { enqueue } from '../delivery/outbox.ts'
import { parseKinds } from './kinds.ts'
import { selectThoseToMessage } from './message-limits.ts'
import * as queries from './notify-queries.ts'
import { findQuietEnd } from './quiet-hours.ts'

export type Cause = {
  kind: Row<'notifications'>['kind']
  /** The discussion, generation or announcement. Its unread events are one notification. */
  subjectId: string
  /** The member who caused it, who is not notified. */
  actorId: string | null
  recipients: readonly string[]
  now: Date
  /** When it happened, if its members are told later (ISO UTC). */
  createdAt?: string
  /** Only in the inbox, because the caller queues the messages under its own limit. */
  inboxOnly?: boolean
}

const messagesExpireAfterMs = 3 * 24 * 60 * 60_000

/** Notifies all admins. @returns them, for `publishUnread` after the transaction */
export async function notifyAdmins(tx: Database, cause: Pick<Cause, 'kind' | 'subjectId' | 'now'>): Promise<string[]> {
  return notify(tx, { ...cause, actorId: null, recipients: await queries.listAdminIds(tx) })
}

/** Keeps the members who have not turned a kind off in every channel. */
export async function selectThoseWhoWant(tx: Database, kind: Cause['kind'], userIds: string[]): Promise<string[]> {
  const members = await queries.listMembersToTell(tx, userIds)
  return members
    .filter(({ kinds }) => {
      const { inApp, push, email } = parseKinds(kinds)[settingsKinds[kind]]
      return inApp || push || email
    })
    .map(({ id }) => id)
}

/**
 * Notifies members in the transaction of the cause: in the inbox, and by push and email as each of them has chosen.
 * @returns the notified members, for `publishUnread` after the transaction
 */
export async function notify(
  tx: Database,
  { kind, subjectId, actorId, recipients, now, createdAt, inboxOnly = false }: Cause,
): Promise<string[]> {
  const ids = [...new Set(recipients)].filter((id) => id !== actorId)
  const members = (await queries.listMembersToTell(tx, ids)).map(({ kinds, ...member }) => ({
    ...member,
    channels: parseKinds(kinds)[settingsKinds[kind]],
  }))
  const groupKey = `${kind}:${subjectId}`
  const event_at = now.toISOString()
  const rows = members.map(({ id, channels }) => {
    const position = generateId()
    return {
      id: position,
      user_id: id,
      kind,
      group_key: groupKey,
      subject_id: subjectId,
      position,
      created_at: createdAt ?? event_at,
      event_at,
      revision: position,
      shown: channels.inApp,
    }
  })
  const rowIds = await queries.upsertNotifications(tx, rows)
  if (actorId !== null) {
    const position = generateId()
    await queries.insertActors(
      tx,
      [...rowIds.values()].map((id) => ({ notification_id: id, user_id: actorId, position })),
    )
  }
  if (inboxOnly) return members.map(({ id }) => id)
  const chosen = await selectThoseToMessage(tx, members, { kind, groupKey, now })
  const reached = await enqueue(
    tx,
    chosen.map(({ id: userId, channels, time_zone: timeZone, quiet_from, quiet_until, digest }) => ({
      userId,
      kind,
      subjectId,
      channels: { push: channels.push, email: channels.email && !(kind === 'reply' && (digest ?? 'off') !== 'off') },
      once: false,
      bulk: kind === 'announcement',
      pushNotBefore:
        findQuietEnd({ timeZone, from: quiet_from ?? '22:00', until: quiet_until ?? '07:00' }, now) ?? undefined,
      expiresAt: new Date(now.getTime() + messagesExpireAfterMs),
    })),
    now,
  )
  await queries.markMessaged(
    tx,
    [...reached].flatMap((userId) => rowIds.get(userId) ?? []),
    event_at,
  )
  return members.map(({ id }) => id)
}
