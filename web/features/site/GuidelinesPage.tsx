import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function GuidelinesPage() {
  return (
    <>
      <PageTitle>Community guidelines</PageTitle>
      <PageHeader title="Community guidelines" />
    </>
  )
}
