import { useInfiniteQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { announcementsQuery } from './announcement-queries.ts'
import { AnnouncementItem } from './AnnouncementItem.tsx'
import styles from './Announcements.module.css'

export function AnnouncementList() {
  const result = useInfiniteQuery(announcementsQuery)
  const announcements = result.data?.pages.flatMap(({ items }) => items) ?? []

  if (result.isPending && !result.error) return <Skeleton shape="row" count={3} />
  if (!result.data)
    return (
      <ErrorState text={getErrorMessage(result.error)} busy={result.isFetching} onRetry={() => void result.refetch()} />
    )
  if (announcements.length === 0) return <EmptyState title="No announcements yet." />
  return (
    <>
      <ul className={styles.list} aria-label="Announcements">
        {announcements.map((announcement) => (
          <AnnouncementItem key={announcement.id} announcement={announcement} />
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore
          busy={result.isFetchingNextPage}
          paused={result.isFetching}
          error={result.isFetchNextPageError ? getErrorMessage(result.error) : undefined}
          onLoadMore={() => void result.fetchNextPage({ cancelRefetch: false })}
        >
          Older announcements
        </LoadMore>
      )}
    </>
  )
}
