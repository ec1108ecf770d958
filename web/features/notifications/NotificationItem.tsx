import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { formatRelativeTime, useCurrentMinute } from '#web/ui/relative-time.ts'
import { useMarkRead } from './mark-read.ts'
import { NotificationText } from './NotificationText.tsx'
import styles from './NotificationItem.module.css'

const icons: Record<Notification['kind'], IconName> = {
  reply: 'reply',
  run: rareIcons.populate,
  announcement: rareIcons.announce,
  report: rareIcons.flag,
  appeal: rareIcons.flag,
  moderation: rareIcons.shield,
  reviewed: rareIcons.shield,
  application: 'person',
}

type Props = { notification: Notification; focused?: boolean; onOpen?: () => void }

/** A row that links to what it is about. Opening it marks it as read. */
export function NotificationItem({ notification, focused = false, onOpen }: Props) {
  const { id, kind, at, read } = notification
  const timeZone = useTimeZone()
  const now = useCurrentMinute()
  const markRead = useMarkRead({ silent: true })

  function open() {
    if (!read) markRead.mutate({ id })
    onOpen?.()
  }

  return (
    <li>
      <Link
        ref={focused ? focusOnMount : undefined}
        className={styles.link}
        data-unread={!read || undefined}
        to={getTarget(notification)}
        onClick={open}
      >
        <Icon name={icons[kind]} />
        <span className={styles.words}>
          <span className={styles.text}>
            <NotificationText notification={notification} />
          </span>
          <time className={styles.time} dateTime={at} title={formatDateTime(timeZone, at)}>
            {formatRelativeTime(at, now, timeZone)}
          </time>
        </span>
        {!read && (
          <span className={styles.dot}>
            <span className="visually-hidden">Unread</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function getTarget(notification: Notification): string {
  switch (notification.kind) {
    case 'reply':
      return paths.discussion(notification.postId)
    case 'run':
      return (notification.task === 'populate' ? paths.populate : paths.createChallenges)({ run: notification.runId })
    case 'announcement':
      return paths.announcement(notification.announcementId)
    case 'report':
    case 'appeal':
      return paths.moderationCase(notification.caseId)
    case 'moderation':
      return paths.decision(notification.decisionId)
    case 'reviewed':
      return paths.guidelines()
    case 'application':
      return paths.applications()
  }
}

function focusOnMount(link: HTMLAnchorElement | null): void {
  link?.focus()
}
