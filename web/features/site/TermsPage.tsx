import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function TermsPage() {
  return (
    <>
      <PageTitle>Terms</PageTitle>
      <PageHeader title="Terms" />
    </>
  )
}
