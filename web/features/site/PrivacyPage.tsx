import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function PrivacyPage() {
  return (
    <>
      <PageTitle>Privacy</PageTitle>
      <PageHeader title="Privacy" />
    </>
  )
}
