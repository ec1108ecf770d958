import type { Announcement, ManagedAnnouncement } from '#contract/announcements.ts'
import type { AnnouncementRow, ManagedRow } from './announcement-queries.ts'

export function presentAnnouncement({ id, title, content, sent_at: sentAt }: AnnouncementRow): Announcement {
  return { id, title, content, sentAt }
}

export function presentManagedAnnouncement(row: ManagedRow): ManagedAnnouncement {
  const { challenge_id: challengeId, challenge, author, status, audience, recipients, seen } = row
  return {
    ...presentAnnouncement(row),
    challenge: challengeId === null || challenge === null ? null : { id: challengeId, title: challenge },
    author,
    sendAt: row.send_at,
    status,
    audience,
    recipients,
    seen,
    createdAt: row.created_at,
  }
}
