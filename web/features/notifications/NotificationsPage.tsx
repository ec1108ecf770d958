import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { notificationsQuery } from './notification-queries.ts'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './NotificationsPage.module.css'

export function NotificationsPage() {
  return (
    <div className={styles.page}>
      <PageHeader
        title="Notifications"
        action={
          <div className={styles.actions}>
            <MarkAllAsRead variant="secondary" />
            <LinkButton variant="quiet" to={paths.notificationSettings()} aria-label="Notification settings">
              Settings
            </LinkButton>
          </div>
        }
      />
      <Notifications />
    </div>
  )
}

function Notifications() {
  const result = useInfiniteQuery(notificationsQuery)
  const [focusIndex, setFocusIndex] = useState<number>()

  if (!result.data)
    return (
      <LoadingState result={result}>
        <Skeleton shape="row" count={4} />
      </LoadingState>
    )
  const notifications = result.data.pages.flatMap(({ items }) => items)
  if (notifications.length === 0)
    return (
      <EmptyState title="No notifications yet" action={<LinkButton to={paths.community()}>Go to Community</LinkButton>}>
        When someone replies to a discussion that you started or follow, you’ll see it here.
      </EmptyState>
    )
  return (
    <>
      <Card className={styles.list}>
        <ul>
          {notifications.map((notification, index) => (
            <NotificationItem key={notification.id} notification={notification} focused={index === focusIndex} />
          ))}
        </ul>
      </Card>
      {result.hasNextPage ? (
        <LoadMore
          busy={result.isFetchingNextPage}
          paused={result.isFetching}
          error={result.isFetchNextPageError ? getErrorMessage(result.error) : undefined}
          onLoadMore={(isManual) => {
            setFocusIndex(isManual ? notifications.length : undefined)
            void result.fetchNextPage({ cancelRefetch: false })
          }}
        >
          Older notifications
        </LoadMore>
      ) : (
        <p className={styles.end}>Notifications are kept for 90 days.</p>
      )}
    </>
  )
}
