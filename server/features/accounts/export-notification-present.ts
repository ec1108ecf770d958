import type {
  findNotificationSettings,
  findReminderSettings,
  listAnnouncements,
  listChallengeReminders,
  listDevices,
  listFollows,
  listNotifications,
} from './export-notification-queries.ts'
import type { ReaderRow } from './export-queries.ts'

type Found<Query extends (...values: never[]) => unknown> = Awaited<ReturnType<Query>>

export function presentNotification(row: ReaderRow<typeof listNotifications>) {
  const { kind, discussion, announcement } = row
  return { kind, about: discussion ?? announcement, at: row.event_at, readAt: row.read_at }
}

export function presentFollow({ title, following, created_at: createdAt }: ReaderRow<typeof listFollows>) {
  return { discussion: title, following, createdAt }
}

export function presentDevice({ name, created_at, last_success_at }: ReaderRow<typeof listDevices>) {
  return { name, createdAt: created_at, lastSuccessAt: last_success_at }
}

export function presentAnnouncement(row: ReaderRow<typeof listAnnouncements>) {
  const { title, content, status } = row
  return { title, content, status, sendAt: row.send_at, sentAt: row.sent_at, createdAt: row.created_at }
}

/** Members without a row have the defaults. */
export function presentNotificationSettings(row: Found<typeof findNotificationSettings>) {
  if (!row) return null
  const { kinds, named, digest } = row
  return { changed: kinds, named, digest, quietFrom: row.quiet_from, quietUntil: row.quiet_until }
}

export function presentReminders(
  row: Found<typeof findReminderSettings>,
  challenges: Found<typeof listChallengeReminders>,
) {
  return {
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
    challenges,
  }
}
