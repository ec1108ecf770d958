import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function AllInvitationsPage() {
  return (
    <>
      <PageTitle>Invitations</PageTitle>
      <PageHeader title="Invitations" />
    </>
  )
}
