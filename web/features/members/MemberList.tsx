import { useInfiniteQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { membersQuery } from './member-queries.ts'
import { MemberItem } from './MemberItem.tsx'
import styles from './Members.module.css'

export function MemberList({ searchTerm }: { searchTerm: string }) {
  const membersResult = useInfiniteQuery(membersQuery(searchTerm))
  const members = membersResult.data?.pages.flatMap(({ items }) => items) ?? []

  if (membersResult.isPending && !membersResult.error) return <Skeleton shape="row" count={4} />
  if (!membersResult.data)
    return (
      <ErrorState
        text={getErrorMessage(membersResult.error)}
        busy={membersResult.isFetching}
        onRetry={() => void membersResult.refetch()}
      />
    )
  if (members.length === 0) return <EmptyState title="No members match your search." />
  return (
    <>
      <ul className={styles.list} aria-label="Members">
        {members.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </ul>
      {membersResult.hasNextPage && (
        <LoadMore
          busy={membersResult.isFetchingNextPage}
          paused={membersResult.isFetching}
          error={membersResult.isFetchNextPageError ? getErrorMessage(membersResult.error) : undefined}
          onLoadMore={() => void membersResult.fetchNextPage({ cancelRefetch: false })}
        >
          Older members
        </LoadMore>
      )}
    </>
  )
}
