import { jsonFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { findReminderSettings, listChallengeReminders } from './member-data-queries.ts'

const noText = 'not counted because it contains no text'

export const reminderData: FeatureData = {
  tables: {
    reminder_settings: { exported: 'reminders.json', deletion: 'removed', storage: noText },
    challenge_reminders: { exported: 'reminders.json', deletion: 'removed', storage: noText },
  },
  async *exportFiles({ database, userId }) {
    const row = await findReminderSettings(database, userId)
    yield jsonFile('reminders.json', {
      settings: row
        ? {
            on: row.active,
            time: row.time,
            weekdays: row.weekdays,
            nudge: row.nudge,
            nudgeTime: row.nudge_time,
            lastSentAt: row.last_sent_at,
            unanswered: row.unanswered,
            pausedSince: row.paused_at,
          }
        : null,
      challenges: await listChallengeReminders(database, userId),
    })
  },
}
