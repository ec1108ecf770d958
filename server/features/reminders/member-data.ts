import { jsonFile, toJsonNames } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { findReminderSettings, listChallengeReminders } from './member-data-queries.ts'

export const reminderData: FeatureData = {
  tables: {
    reminder_settings: { exported: 'reminders.json', deletion: 'removed', storage: noText },
    challenge_reminders: { exported: 'reminders.json', deletion: 'removed', storage: noText },
  },
  async *exportFiles({ database, userId }) {
    const row = await findReminderSettings(database, userId)
    yield jsonFile('reminders.json', {
      settings: row ? toJsonNames(row) : null,
      challenges: await listChallengeReminders(database, userId),
    })
  },
}
