import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PagedList } from '#web/shell/PagedList.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { CaseItem } from './CaseItem.tsx'
import { casesQuery } from './moderation-queries.ts'
import styles from './Queue.module.css'

const tabs = [
  { value: 'open' as const, label: 'Open' },
  { value: 'closed' as const, label: 'Closed' },
]

/** The reports and appeals for moderators. */
export function QueuePage() {
  const [search, setSearch] = useSearchParams()
  const status = search.get('status') === 'closed' ? 'closed' : undefined
  return (
    <>
      <PageHeader title="Reports">Reports and appeals from members.</PageHeader>
      <Tabs
        label="Reports"
        tabs={tabs}
        value={status ?? 'open'}
        onChange={(next) =>
          setSearch(next === 'closed' ? { status: next } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <Cases key={status} status={status} />
      </Tabs>
    </>
  )
}

function Cases({ status }: { status: 'closed' | undefined }) {
  return (
    <PagedList
      result={useInfiniteQuery({ ...casesQuery(status), refetchOnMount: 'always' })}
      label={status === 'closed' ? 'Closed reports' : 'Open reports'}
      empty={status === 'closed' ? 'No closed reports yet.' : 'No open reports. All done.'}
      older="Older reports"
      className={styles.list}
      renderItem={(each) => <CaseItem key={each.id} moderationCase={each} />}
    />
  )
}
