import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { MemberList } from './MemberList.tsx'
import { SearchMembers } from './SearchMembers.tsx'

export function MembersPage() {
  const [search, setSearch] = useSearchParams()
  const words = search.get('query') ?? ''
  return (
    <>
      <PageTitle>Members</PageTitle>
      <PageHeader title="Members">Who has an account here, and who may sign in.</PageHeader>
      <SearchMembers
        words={words}
        onSearch={(query) => setSearch(query ? { query } : {}, { replace: true, preventScrollReset: true })}
      />
      <MemberList key={words} words={words} />
    </>
  )
}
