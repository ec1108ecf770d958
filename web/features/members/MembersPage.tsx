import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ActivityStrip } from './ActivityStrip.tsx'
import { CreateMember } from './CreateMember.tsx'
import { MemberFilters } from './MemberFilters.tsx'
import { MemberList } from './MemberList.tsx'
import { MembersNav } from './MembersNav.tsx'

export function MembersPage() {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <PageHeader title="Members" action={<CreateMember />}>
        Everyone who has an account on this site.
      </PageHeader>
      <MembersNav />
      <ActivityStrip />
      <MemberFilters
        search={search}
        onChange={(name, value) => {
          const next = new URLSearchParams(search)
          if (value) next.set(name, value)
          else next.delete(name)
          setSearch(next, { replace: true, preventScrollReset: true })
        }}
      />
      <MemberList key={search.toString()} search={search} />
    </>
  )
}
