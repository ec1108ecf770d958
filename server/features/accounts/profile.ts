import type { User } from '#contract/account-fields.ts'
import type { updateProfile as updateProfileCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import { foldText } from '#contract/fold-words.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditedTransaction } from '../audit/record.ts'
import { moveMemberDate } from '../challenges/travel.ts'
import { rescheduleDigest } from '../notifications/settings.ts'
import { rescheduleReminders } from '../reminders/settings.ts'
import { rescheduleRounds } from '../rounds/times.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { lockDaySettings, updateFindableName, updateProfile } from './queries.ts'
import { prepareRename } from './rename.ts'
import { toUsernameColumns } from './usernames.ts'

/** @throws muted, username-taken, too-many-requests; bad-request for a name that the member can't have */
export function editProfile(
  dependencies: Dependencies,
  client: Client,
  actor: CommunityActor,
  change: EndpointBody<typeof updateProfileCall>,
): Promise<User> {
  const { config, services } = dependencies
  const { userId } = actor
  const { username, firstName, lastName, timeZone } = change
  return auditedTransaction(dependencies, async (tx, audit) => {
    if (username !== undefined) await prepareRename(tx, { services, audit, client }, actor, username)
    const before = timeZone === undefined ? null : await lockDaySettings(tx, userId)
    await updateProfile(tx, userId, {
      ...(username !== undefined && toUsernameColumns(username)),
      ...(firstName !== undefined && { first_name: firstName || null }),
      ...(lastName !== undefined && { last_name: lastName || null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      updated_at: services.clock.now().toISOString(),
    })
    if (username !== undefined) await updateFindableName(tx, userId, foldText(username))
    if (before && timeZone !== undefined) {
      const now = services.clock.now()
      await moveMemberDate(tx, { userId, now, before, after: { ...before, timeZone } })
      await rescheduleReminders(tx, userId, now)
      await rescheduleRounds(tx, userId, now)
      await rescheduleDigest(tx, userId, now)
    }
    return readCurrentUser(tx, config, userId)
  })
}
