import type { EndpointBody } from '#contract/endpoint.ts'
import type { updatePreferences } from '#contract/preferences.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { moveMemberDate } from '../challenges/travel.ts'
import { rescheduleReminders } from '../reminders/settings.ts'
import { rescheduleRounds } from '../rounds/times.ts'
import { lockDaySettings, updateProfile } from './queries.ts'

/** Changes the given preferences. @param current those that the request found */
export function changePreferences(
  database: Database,
  { userId, now }: Actor,
  current: Preferences,
  change: EndpointBody<typeof updatePreferences>,
): Promise<Preferences> {
  const { dayStart, showNumbers, audience } = change
  return transaction(database, async (tx) => {
    const before = await lockDaySettings(tx, userId)
    await updateProfile(tx, userId, {
      ...(dayStart !== undefined && { day_start: dayStart }),
      ...(showNumbers !== undefined && { show_numbers: showNumbers }),
      ...(audience !== undefined && { audience }),
      updated_at: now.toISOString(),
    })
    if (dayStart !== undefined) {
      await moveMemberDate(tx, { userId, now, before, after: { ...before, dayStart } })
      await rescheduleReminders(tx, userId, now)
      await rescheduleRounds(tx, userId, now)
    }
    return { ...current, ...change }
  })
}
