import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { LoadingState } from './LoadingState.tsx'

type Props<Item> = {
  result: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  label: string
  /** Says that there are no items. */
  empty: string
  /** Names the items of the next page. */
  older: string
  className: string | undefined
  /** Between a list with items and its top. */
  before?: ReactNode
  renderItem: (item: Item) => ReactNode
}

/** Show the loaded pages of a list, with its states while loading, on errors and without items. */
export function PagedList<Item>({ result, label, empty, older, className, before, renderItem }: Props<Item>) {
  if (!result.data)
    return (
      <LoadingState result={result}>
        <Skeleton shape="row" count={4} />
      </LoadingState>
    )
  const items = result.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState title={empty} />
  return (
    <>
      {before}
      <ul className={className} aria-label={label}>
        {items.map(renderItem)}
      </ul>
      {result.hasNextPage && (
        <LoadMore
          busy={result.isFetchingNextPage}
          paused={result.isFetching}
          error={result.isFetchNextPageError ? getErrorMessage(result.error) : undefined}
          onLoadMore={() => void result.fetchNextPage({ cancelRefetch: false })}
        >
          {older}
        </LoadMore>
      )}
    </>
  )
}
