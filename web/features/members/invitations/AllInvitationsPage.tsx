import { useInfiniteQuery } from '@tanstack/react-query'
import { MembersNav } from '#web/features/members/MembersNav.tsx'
import { PagedList } from '#web/shell/PagedList.tsx'
import { useSite } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useUrlFilters } from '#web/ui/use-url-filters.ts'
import { allInvitationsQuery } from './invitation-queries.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InvitationRules } from './InvitationRules.tsx'
import type { MailedInvitationsProps } from './mailed/MailedInvitations.tsx'
import { NewInvitation } from './NewInvitation.tsx'
import styles from './Invitations.module.css'

const MailedInvitations = lazyComponent<MailedInvitationsProps>(
  async () => (await import('./mailed/MailedInvitations.tsx')).MailedInvitations,
  { fallback: () => <Skeleton shape="row" count={4} /> },
)

const kinds = [
  { value: 'links' as const, label: 'Links' },
  { value: 'email' as const, label: 'By email' },
]

export function AllInvitationsPage() {
  const [search, change] = useUrlFilters()
  const isOpen = useSite().signUp !== 'closed'
  const kind = search.get('tab') === 'email' ? 'email' : 'links'
  return (
    <>
      <PageHeader title="Invitations" action={isOpen && kind === 'links' && <NewInvitation />}>
        {kind === 'links' ? 'The links of all members, newest first.' : 'Invitations that admins sent by email.'}
      </PageHeader>
      <MembersNav />
      <InvitationRules />
      <div className={styles.kinds}>
        <span id="invitation-kinds" className="visually-hidden">
          Kind of invitations
        </span>
        <Segmented
          labelledBy="invitation-kinds"
          choices={kinds}
          value={kind}
          onChoose={(next) => change({ tab: next === 'email' ? next : null, status: null })}
        />
      </div>
      {kind === 'links' ? <Links /> : <MailedInvitations search={search} onChange={change} />}
    </>
  )
}

function Links() {
  return (
    <PagedList
      result={useInfiniteQuery(allInvitationsQuery)}
      label="Invitations"
      empty="Nobody has invited anyone yet."
      older="Older invitations"
      className={styles.list}
      renderItem={(invitation) => <InvitationCard key={invitation.id} invitation={invitation} showsAuthor />}
    />
  )
}
