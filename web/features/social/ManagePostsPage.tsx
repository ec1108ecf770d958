import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ManagedPosts } from './ManagedPosts.tsx'
import { parsePostFilter } from './social-queries.ts'
import { Sources } from './Sources.tsx'

const tabs = [
  { value: 'all' as const, label: 'All' },
  { value: 'untagged' as const, label: 'Untagged' },
  { value: 'hidden' as const, label: 'Hidden' },
  { value: 'gone' as const, label: 'Unavailable' },
]

export function ManagePostsPage() {
  const [search, setSearch] = useSearchParams()
  const filter = parsePostFilter(search.get('show'))
  return (
    <>
      <PageTitle>Manage Posts</PageTitle>
      <PageHeader title="Manage Posts">
        Tag posts with pillars, hide posts from the feed and manage the accounts it fetches from.
      </PageHeader>
      <Sources />
      <Tabs
        label="Posts"
        tabs={tabs}
        value={filter}
        onChange={(next) =>
          setSearch(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
        }
      >
        <ManagedPosts key={filter} filter={filter} />
      </Tabs>
    </>
  )
}
