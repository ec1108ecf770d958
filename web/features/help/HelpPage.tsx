import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function HelpPage() {
  return (
    <>
      <PageTitle>Help now</PageTitle>
      <PageHeader title="Help now" />
    </>
  )
}
