import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function ProfilePage() {
  return (
    <>
      <PageTitle>Member</PageTitle>
      <PageHeader title="Member" />
    </>
  )
}
