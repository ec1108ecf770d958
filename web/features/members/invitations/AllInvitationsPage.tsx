import { useInfiniteQuery } from '@tanstack/react-query'
import { MembersNav } from '#web/features/members/MembersNav.tsx'
import { PagedList } from '#web/shell/PagedList.tsx'
import { useSite } from '#web/shell/session.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { allInvitationsQuery } from './invitation-queries.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InvitationRules } from './InvitationRules.tsx'
import { NewInvitation } from './NewInvitation.tsx'
import styles from './Invitations.module.css'

export function AllInvitationsPage() {
  const isOpen = useSite().signUp !== 'closed'
  return (
    <>
      <PageHeader title="Invitations" action={isOpen && <NewInvitation />}>
        The invitations of all members, newest first.
      </PageHeader>
      <MembersNav />
      <InvitationRules />
      <PagedList
        result={useInfiniteQuery(allInvitationsQuery)}
        label="Invitations"
        empty="Nobody has invited anyone yet."
        older="Older invitations"
        className={styles.list}
        renderItem={(invitation) => <InvitationCard key={invitation.id} invitation={invitation} showsAuthor />}
      />
    </>
  )
}
