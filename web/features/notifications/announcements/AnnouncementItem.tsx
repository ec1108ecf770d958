import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { AnnouncementActions } from './AnnouncementActions.tsx'
import { AnnouncementStatus } from './AnnouncementStatus.tsx'
import styles from './Announcements.module.css'

export function AnnouncementItem({ announcement }: { announcement: ManagedAnnouncement }) {
  const { title, challenge, author, status, sentAt, audience, recipients, seen, createdAt } = announcement
  const timeZone = useTimeZone()
  return (
    <Card as="li" className={styles.item} tabIndex={-1}>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <HeadingText>{title}</HeadingText>
        </h2>
        <p className={styles.status}>
          <AnnouncementStatus announcement={announcement} />
          {sentAt && status !== 'cancelled' && (
            <span className={styles.seen}>
              Seen by {seen.toLocaleString('en')} of {recipients.toLocaleString('en')}
            </span>
          )}
        </p>
        <p className={styles.meta}>
          {challenge ? (
            <span>
              To members of <bdi>{challenge.title}</bdi>
            </span>
          ) : (
            <span>To everyone</span>
          )}
          {status === 'scheduled' && (
            <span>{audience === 1 ? '1 member' : `${audience.toLocaleString('en')} members`} now</span>
          )}
          <span>
            Written{' '}
            {author && (
              <>
                by <bdi>{author}</bdi> on{' '}
              </>
            )}
            <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
          </span>
        </p>
      </div>
      <AnnouncementActions announcement={announcement} />
    </Card>
  )
}
