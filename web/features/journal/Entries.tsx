import { getErrorMessage } from '#web/api/client.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import type { useEntries } from './entries.ts'
import { EntryList } from './EntryList.tsx'

/** All entries or those of a day, newest first, as far as they are loaded. */
export function Entries({ result }: { result: ReturnType<typeof useEntries> }) {
  const { entries = [], error, hasNextPage, fetchNextPage, isFetchingNextPage } = result
  return (
    <div>
      <EntryList entries={entries} />
      {hasNextPage && (
        <LoadMore
          busy={isFetchingNextPage}
          error={error ? getErrorMessage(error) : undefined}
          onLoadMore={() => void fetchNextPage()}
        >
          Show older entries
        </LoadMore>
      )}
    </div>
  )
}
