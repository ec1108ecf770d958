import type { User } from '#contract/account-fields.ts'
import type { updateProfile as updateProfileCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { updateProfile } from './queries.ts'
import { assertNamesAvailable, toUsernameKey } from './usernames.ts'

/** @throws username-taken */
export function editProfile(
  { database, config }: { database: Database; config: Config },
  { userId, now }: { userId: string; now: Date },
  change: EndpointBody<typeof updateProfileCall>,
): Promise<User> {
  const { username, firstName, lastName, timeZone } = change
  return transaction(database, async (tx) => {
    if (username !== undefined)
      await assertNamesAvailable(tx, { email: null, usernameKey: toUsernameKey(username), except: userId })
    await updateProfile(tx, userId, {
      ...(username !== undefined && { username, username_key: toUsernameKey(username) }),
      ...(firstName !== undefined && { first_name: firstName || null }),
      ...(lastName !== undefined && { last_name: lastName || null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      updated_at: now.toISOString(),
    })
    return readCurrentUser(tx, config, userId)
  })
}
