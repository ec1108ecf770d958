import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { MemberList } from './MemberList.tsx'
import { MemberSearch } from './MemberSearch.tsx'

export function MembersPage() {
  const [search, setSearch] = useSearchParams()
  const searchTerm = search.get('query') ?? ''
  return (
    <>
      <PageTitle>Members</PageTitle>
      <PageHeader title="Members">View, suspend and restore accounts.</PageHeader>
      <MemberSearch
        searchTerm={searchTerm}
        onSearch={(query) => setSearch(query ? { query } : {}, { replace: true, preventScrollReset: true })}
      />
      <MemberList key={searchTerm} searchTerm={searchTerm} />
    </>
  )
}
