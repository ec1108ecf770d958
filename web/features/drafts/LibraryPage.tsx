import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStartDraft } from '#web/features/catalog/catalog-mutations.ts'
import { catalogQuery, draftsQuery } from '#web/features/catalog/catalog-queries.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Corrections } from './Corrections.tsx'
import { ImportButton } from './ImportButton.tsx'
import { filterLibraryRows, listLibraryRows, readLibraryFilter } from './library-rows.ts'
import { LibraryFilters } from './LibraryFilters.tsx'
import { LibraryRowItem } from './LibraryRowItem.tsx'
import styles from './Library.module.css'

/** Everything that the site offers, for admins to write, change and hide. */
export function LibraryPage() {
  const startDraft = useStartDraft()
  return (
    <>
      <PageHeader
        title="Library"
        action={
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={startDraft.isPending && startDraft.variables.kind === 'challenge'}
              onClick={() => startDraft.mutate({ kind: 'challenge' })}
            >
              <Icon name="plus" />
              New challenge
            </Button>
            <Button
              busy={startDraft.isPending && startDraft.variables.kind === 'resource'}
              onClick={() => startDraft.mutate({ kind: 'resource' })}
            >
              New resource
            </Button>
            <ImportButton />
          </div>
        }
      >
        Challenges and resources of this site: write your own, change what is there, or hide it.
      </PageHeader>
      <Corrections />
      <LibraryList />
    </>
  )
}

function LibraryList() {
  const [search, setSearch] = useSearchParams()
  const catalog = useQuery(catalogQuery)
  const drafts = useQuery(draftsQuery)
  const [openId, setOpenId] = useState<string>()
  if (!catalog.data || !drafts.data)
    return (
      <LoadingState result={catalog.error ? catalog : drafts}>
        <Skeleton shape="row" count={8} />
      </LoadingState>
    )
  const rows = listLibraryRows(catalog.data, drafts.data)
  const filter = readLibraryFilter(search)
  const shown = filterLibraryRows(rows, filter)
  return (
    <>
      <LibraryFilters
        filter={filter}
        onChange={(name, value) => {
          const next = new URLSearchParams(search)
          if (value) next.set(name, value)
          else next.delete(name)
          setSearch(next, { replace: true, preventScrollReset: true })
        }}
      />
      <p className={styles.count} role="status">
        {shown.length === rows.length ? `${rows.length} in all` : `${shown.length} of ${rows.length}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          as="p"
          title="Nothing matches."
          action={<Button onClick={() => setSearch({}, { replace: true })}>Show all</Button>}
        />
      ) : (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <LibraryRowItem
              key={row.id}
              row={row}
              isOpen={openId === row.id}
              onToggle={() => setOpenId(openId === row.id ? undefined : row.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
