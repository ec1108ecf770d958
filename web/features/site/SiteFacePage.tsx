import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function SiteFacePage() {
  return (
    <>
      <PageTitle>Site</PageTitle>
      <PageHeader title="Site" />
    </>
  )
}
