import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

export function InvitationsPage() {
  return (
    <>
      <PageTitle>Invitations</PageTitle>
      <PageHeader title="Invitations" />
    </>
  )
}
