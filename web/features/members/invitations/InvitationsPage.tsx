import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useSite } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { invitationsQuery } from './invitation-queries.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InvitationRules } from './InvitationRules.tsx'
import { NewInvitation } from './NewInvitation.tsx'
import styles from './Invitations.module.css'

export function InvitationsPage() {
  const isOpen = useSite().signUp !== 'closed'
  const isStaff = useStanding().role !== 'member'
  return (
    <>
      <BackLink to={paths.community()}>Community</BackLink>
      <PageHeader title="Invitations" action={isOpen && <NewInvitation />}>
        Invite people you know with a link. To start something with a friend, use “Start with a friend” on the
        challenge.
      </PageHeader>
      <InvitationRules />
      <Loaded result={useQuery(invitationsQuery)}>
        {(invitations) =>
          invitations.length === 0 ? (
            <EmptyState title="You haven’t invited anyone yet.">
              {isOpen && !isStaff ? 'You can have five active invitations, each for up to five people.' : undefined}
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label="Invitations">
              {invitations.map((invitation) => (
                <InvitationCard key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
