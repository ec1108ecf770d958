import { useInfiniteQuery } from '@tanstack/react-query'
import { Popover as Radix } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { notificationsQuery } from './notification-queries.ts'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './NotificationPanel.module.css'

const MAX_ITEMS = 10

type Props = { open: boolean; onOpenChange: (open: boolean) => void; anchor: RefObject<HTMLElement | null> }

/** The newest notifications in a popover at the bell. */
export function NotificationPanel({ open, onOpenChange, anchor }: Props) {
  // Where the focus goes when it closes.
  const closedBy = useRef<'key' | 'link' | 'click outside'>('key')
  const lastLink = useRef<HTMLAnchorElement>(null)
  const close = () => {
    closedBy.current = 'link'
    onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-labelledby="notifications-title"
          tabIndex={-1}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            closedBy.current = 'key'
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onKeyDown={(event) => {
            // Radix loops the focus only from the first control, not from the panel.
            if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return
            event.preventDefault()
            lastLink.current?.focus()
          }}
          onInteractOutside={(event) => {
            // A click on the bell closes the panel itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
            else closedBy.current = 'click outside'
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (closedBy.current === 'key') anchor.current?.focus()
            const main = document.getElementById('main')
            // The screen may have moved the focus to what the link leads to.
            if (closedBy.current === 'link' && !main?.contains(document.activeElement))
              main?.focus({ preventScroll: true })
          }}
        >
          <div className={styles.head}>
            <h2 id="notifications-title">Notifications</h2>
            <MarkAllAsRead variant="quiet" />
          </div>
          <PanelList onOpen={close} />
          <Link ref={lastLink} className={styles.all} to={paths.notifications()} onClick={close}>
            See all notifications
          </Link>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function PanelList({ onOpen }: { onOpen: () => void }) {
  const result = useInfiniteQuery({ ...notificationsQuery, refetchOnMount: 'always' })
  const notifications = result.data?.pages.flatMap(({ items }) => items).slice(0, MAX_ITEMS)
  if (!notifications)
    return (
      <div className={styles.state}>
        <LoadingState result={result}>
          <Skeleton shape="line" count={6} />
        </LoadingState>
      </div>
    )
  if (notifications.length === 0)
    return <p className={styles.state}>Nothing yet. Replies to your discussions will show up here.</p>
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
      ))}
    </ul>
  )
}
