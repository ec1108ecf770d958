import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { useMarkRead } from './mark-read.ts'
import {
  getNotificationOffers,
  getNotificationPath,
  NotificationIcon,
  NotificationText,
} from './notification-kinds.tsx'
import styles from './NotificationItem.module.css'

type Props = { notification: Notification; focused?: boolean; onOpen?: () => void }

/** A row that links to what it is about. Opening it marks it as read. */
export function NotificationItem({ notification, focused = false, onOpen }: Props) {
  const { id, kind, at, read } = notification
  const markRead = useMarkRead({ silent: true })
  const offers = getNotificationOffers(kind, notification)

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
        to={getNotificationPath(kind, notification)}
        onClick={open}
      >
        <NotificationIcon kind={kind} />
        <span className={styles.words}>
          <span className={styles.text}>
            <NotificationText kind={kind} notification={notification} />
          </span>
          <RelativeTime className={styles.time} instant={at} />
        </span>
        {!read && (
          <span className={styles.dot}>
            <span className="visually-hidden">Unread</span>
          </span>
        )}
      </Link>
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.map(({ label, path }) => (
            <Link key={path} to={path} onClick={open}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </li>
  )
}
