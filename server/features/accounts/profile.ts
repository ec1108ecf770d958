import type { User } from '#contract/account-fields.ts'
import type { updateProfile as updateProfileCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Services } from '../../services/services.ts'
import { moveMemberDate } from '../challenges/travel.ts'
import { rescheduleDigest } from '../notifications/settings.ts'
import { rescheduleReminders } from '../reminders/settings.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { getUsername, lockDaySettings, updateProfile } from './queries.ts'
import { claimUsername, isSameUsername, toUsernameColumns } from './usernames.ts'

/** @throws username-taken; bad-request for a name that the member can't have */
export function editProfile(
  { database, config, services }: { database: Database; config: Config; services: Pick<Services, 'clock'> },
  { id: userId, role }: Pick<User, 'id' | 'role'>,
  change: EndpointBody<typeof updateProfileCall>,
): Promise<User> {
  const { username, firstName, lastName, timeZone } = change
  return transaction(database, async (tx) => {
    // A name from before the rules stays valid.
    if (username !== undefined && !isSameUsername(username, await getUsername(tx, userId)))
      await claimUsername(tx, services, { username, userId, isAdmin: role === 'admin' })
    const before = timeZone === undefined ? null : await lockDaySettings(tx, userId)
    await updateProfile(tx, userId, {
      ...(username !== undefined && toUsernameColumns(username)),
      ...(firstName !== undefined && { first_name: firstName || null }),
      ...(lastName !== undefined && { last_name: lastName || null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      updated_at: services.clock.now().toISOString(),
    })
    if (before && timeZone !== undefined) {
      const now = services.clock.now()
      await moveMemberDate(tx, { userId, now, before, after: { ...before, timeZone } })
      await rescheduleReminders(tx, userId, now)
      await rescheduleDigest(tx, userId, now)
    }
    return readCurrentUser(tx, config, userId)
  })
}
