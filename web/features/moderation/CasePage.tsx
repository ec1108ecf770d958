import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function CasePage() {
  return (
    <>
      <PageTitle>Report</PageTitle>
      <PageHeader title="Report" />
    </>
  )
}
