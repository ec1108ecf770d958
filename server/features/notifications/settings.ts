import type { EndpointBody } from '#contract/endpoint.ts'
import type { NotificationSettings, updateNotificationSettings } from '#contract/notification-settings.ts'
import type { Actor } from '../../actor.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { getNextDigest } from './digest-time.ts'
import { applyChanges, formatKinds, parseKinds } from './kinds.ts'
import {
  getMemberSettings,
  moveDigest,
  recheckReminders,
  type SettingsRow,
  upsertSettings,
} from './settings-queries.ts'

export type MemberSettings = Omit<SettingsRow, 'kinds'> & {
  kinds: NotificationSettings['kinds']
  timeZone: string
  emailVerified: boolean
}

/** Reads what a member is told, and how, with the defaults for what they never chose. */
export async function getSettings(database: Database, userId: string): Promise<MemberSettings> {
  const row = await getMemberSettings(database, userId)
  return {
    kinds: parseKinds(row?.kinds ?? null),
    named: row?.named ?? false,
    quiet_from: row?.quiet_from ?? '22:00',
    quiet_until: row?.quiet_until ?? '07:00',
    digest: row?.digest ?? 'off',
    digest_at: row?.digest_at ?? null,
    calendar_id: row?.calendar_id ?? null,
    timeZone: row?.time_zone ?? 'UTC',
    emailVerified: row !== undefined && row.email_verified_at !== null,
  }
}

export function changeSettings(
  database: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  { kinds, named, digest, quietFrom, quietUntil }: EndpointBody<typeof updateNotificationSettings>,
): Promise<MemberSettings> {
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    if (quietFrom !== undefined || quietUntil !== undefined) await recheckReminders(tx, userId, now.toISOString())
    return saveSettings(tx, userId, (current) => ({
      kinds: applyChanges(current.kinds, kinds ?? {}),
      named: named ?? current.named,
      quiet_from: quietFrom ?? current.quiet_from,
      quiet_until: quietUntil ?? current.quiet_until,
      ...(digest !== undefined &&
        digest !== current.digest && { digest, digest_at: getNextDigest(digest, current.timeZone, now) }),
    }))
  })
}

/** Moves the next digest after the member's time zone has changed, unless it is due. */
export async function rescheduleDigest(tx: Database, userId: string, now: Date): Promise<void> {
  const { digest, digest_at: from, timeZone } = await getSettings(tx, userId)
  const to = getNextDigest(digest, timeZone, now)
  if (from !== null && to !== null && from > now.toISOString()) await moveDigest(tx, { userId, from, to })
}

/** Changes a member's settings one after another, because the kinds share a column. */
export async function saveSettings(
  tx: Database,
  userId: string,
  change: (current: MemberSettings) => Partial<MemberSettings>,
): Promise<MemberSettings> {
  await lockRow(tx, 'users', userId)
  const current = await getSettings(tx, userId)
  const changed = { ...current, ...change(current) }
  const { named, quiet_from, quiet_until, digest, digest_at, calendar_id } = changed
  const kinds = formatKinds(changed.kinds)
  await upsertSettings(tx, userId, { kinds, named, quiet_from, quiet_until, digest, digest_at, calendar_id })
  return changed
}
