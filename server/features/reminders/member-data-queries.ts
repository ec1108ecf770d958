import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'

export function findReminderSettings(database: Database, userId: string) {
  return database
    .selectFrom('reminder_settings')
    .select([
      'active as on',
      'time',
      'weekdays',
      'nudge',
      'nudge_time',
      'last_sent_at',
      'unanswered',
      'paused_at as paused_since',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function listChallengeReminders(database: Database, userId: string) {
  return database
    .selectFrom('challenge_reminders')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_reminders.user_challenge_id')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select([
      joinedContent('title').as('title'),
      'challenge_reminders.off',
      'challenge_reminders.time',
      'challenge_reminders.weekdays',
      'challenge_reminders.channel',
    ])
    .where('challenge_reminders.user_id', '=', userId)
    .orderBy('challenge_reminders.user_challenge_id')
    .execute()
}
