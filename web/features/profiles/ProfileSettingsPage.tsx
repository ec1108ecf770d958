import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function ProfileSettingsPage() {
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <PageHeader title="Profile" />
    </>
  )
}
