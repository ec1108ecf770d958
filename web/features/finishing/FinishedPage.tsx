import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function FinishedPage() {
  return (
    <>
      <PageTitle>Challenge Completed</PageTitle>
      <PageHeader title="Challenge Completed" />
    </>
  )
}
