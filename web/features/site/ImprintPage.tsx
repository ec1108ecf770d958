import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function ImprintPage() {
  return (
    <>
      <PageTitle>Imprint</PageTitle>
      <PageHeader title="Imprint" />
    </>
  )
}
