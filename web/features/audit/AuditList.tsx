import { useInfiniteQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { auditQuery } from './audit-queries.ts'
import { AuditItem } from './AuditItem.tsx'
import styles from './Audit.module.css'

export function AuditList({ search }: { search: URLSearchParams }) {
  const result = useInfiniteQuery({ ...auditQuery(search), staleTime: 0 })
  const entries = result.data?.pages.flatMap(({ items }) => items) ?? []

  if (result.isPending && !result.error) return <Skeleton shape="row" count={4} />
  if (!result.data)
    return (
      <ErrorState text={getErrorMessage(result.error)} busy={result.isFetching} onRetry={() => void result.refetch()} />
    )
  if (entries.length === 0) return <EmptyState title="No events match these filters." />
  return (
    <>
      <ul className={styles.list} aria-label="Events">
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore
          busy={result.isFetchingNextPage}
          paused={result.isFetching}
          error={result.isFetchNextPageError ? getErrorMessage(result.error) : undefined}
          onLoadMore={() => void result.fetchNextPage({ cancelRefetch: false })}
        >
          Older events
        </LoadMore>
      )}
    </>
  )
}
