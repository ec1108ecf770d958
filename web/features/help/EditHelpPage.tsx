import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function EditHelpPage() {
  return (
    <>
      <PageTitle>Help page</PageTitle>
      <PageHeader title="Help page" />
    </>
  )
}
