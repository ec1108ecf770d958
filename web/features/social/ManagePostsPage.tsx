import { useSearchParams } from 'react-router'
import { useUser } from '#web/shell/session.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { parsePostFilter } from './managed-post-queries.ts'
import { ManagedPosts } from './ManagedPosts.tsx'
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
  // With ADMIN_ACCESS=everyone, members can open this screen but only tag and lock posts.
  const isAdmin = useUser()?.role === 'admin'
  return (
    <>
      <PageHeader title="Manage Posts">
        {isAdmin
          ? 'Tag posts with pillars, hide posts from the feed and manage the accounts it fetches from.'
          : 'Tag posts with pillars.'}
      </PageHeader>
      {isAdmin && <Sources />}
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
