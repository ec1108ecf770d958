import type { Preferences } from '#contract/preferences.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { updateProfile } from './queries.ts'

export async function changePreferences(
  { database }: { database: Database },
  { userId, now }: Actor,
  preferences: Preferences,
): Promise<Preferences> {
  await updateProfile(database, userId, {
    day_start: preferences.dayStart,
    show_numbers: preferences.showNumbers,
    updated_at: now.toISOString(),
  })
  return preferences
}
