import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function DaysPage() {
  return (
    <>
      <PageTitle>Your days</PageTitle>
      <PageHeader title="Your days" />
    </>
  )
}
