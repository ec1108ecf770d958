import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { isSending } from './announcement-queries.ts'

export function AnnouncementStatus({ announcement }: { announcement: ManagedAnnouncement }) {
  const { status, sendAt, sentAt, recipients, audience } = announcement
  const timeZone = useTimeZone()
  if (isSending(announcement))
    return (
      <Badge tone="brass">{`Sending ${recipients.toLocaleString('en')} of ${audience.toLocaleString('en')}`}</Badge>
    )
  if (status === 'scheduled')
    return (
      <Badge tone="brass">
        <span>
          Scheduled for <time dateTime={sendAt}>{formatDateTime(timeZone, sendAt)}</time>
        </span>
      </Badge>
    )
  if (status === 'cancelled') return <Badge>{sentAt ? 'Withdrawn' : 'Cancelled'}</Badge>
  return (
    <Badge>
      <span>Sent {sentAt && <time dateTime={sentAt}>{formatDateTime(timeZone, sentAt)}</time>}</span>
    </Badge>
  )
}
