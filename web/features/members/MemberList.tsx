import { useInfiniteQuery } from '@tanstack/react-query'
import { textOf } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { memberPages } from './member-queries.ts'
import { MemberItem } from './MemberItem.tsx'
import styles from './Members.module.css'

export function MemberList({ words }: { words: string }) {
  const members = useInfiniteQuery(memberPages(words))
  const shown = members.data?.pages.flatMap(({ items }) => items) ?? []

  if (members.isPending && !members.error) return <Skeleton shape="row" count={4} />
  if (!members.data)
    return <ErrorState text={textOf(members.error)} busy={members.isFetching} onRetry={() => void members.refetch()} />
  if (shown.length === 0) return <EmptyState title="No member has this in his username or email." />
  return (
    <>
      <ul className={styles.list} aria-label="Members">
        {shown.map((member) => (
          <MemberItem key={member.id} member={member} />
        ))}
      </ul>
      {members.hasNextPage && (
        <LoadMore
          busy={members.isFetchingNextPage}
          paused={members.isFetching}
          error={members.isFetchNextPageError ? textOf(members.error) : undefined}
          onMore={() => void members.fetchNextPage({ cancelRefetch: false })}
        >
          Older members
        </LoadMore>
      )}
    </>
  )
}
