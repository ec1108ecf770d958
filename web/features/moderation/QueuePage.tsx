import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function QueuePage() {
  return (
    <>
      <PageTitle>Reports</PageTitle>
      <PageHeader title="Reports" />
    </>
  )
}
