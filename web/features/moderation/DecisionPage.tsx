import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function DecisionPage() {
  return (
    <>
      <PageTitle>Decision</PageTitle>
      <PageHeader title="Decision" />
    </>
  )
}
