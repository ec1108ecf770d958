import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList } from './AuditList.tsx'

export function SecurityPage() {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <PageHeader title="Security">
        Sign-ins, account changes and refused admin requests. Events are kept for two years, and IP addresses for 90
        days.
      </PageHeader>
      <AuditFilters
        search={search}
        onChange={(name, value) => {
          const next = new URLSearchParams(search)
          if (value) next.set(name, value)
          else next.delete(name)
          setSearch(next, { replace: true, preventScrollReset: true })
        }}
      />
      <AuditList key={search.toString()} search={search} />
    </>
  )
}
