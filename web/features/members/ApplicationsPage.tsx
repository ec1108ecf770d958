import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function ApplicationsPage() {
  return (
    <>
      <PageTitle>Requests to join</PageTitle>
      <PageHeader title="Requests to join" />
    </>
  )
}
