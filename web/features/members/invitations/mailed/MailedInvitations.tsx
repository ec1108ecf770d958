import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MailedInvitationStatus } from '#contract/mailed-invitations.ts'
import { deliveryQuery } from '#web/features/delivery/delivery-queries.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { PagedList } from '#web/shell/PagedList.tsx'
import { useSite } from '#web/shell/session.ts'
import { Select } from '#web/ui/Select.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { statusNames } from './describe-address.ts'
import { InviteByEmail } from './InviteByEmail.tsx'
import { mailedInvitationsQuery, mailedSummaryQuery } from './mailed-invitation-queries.ts'
import { MailedActions } from './MailedActions.tsx'
import { MailedInvitationItem } from './MailedInvitationItem.tsx'
import { MailProblem } from './MailProblem.tsx'
import styles from './Mailed.module.css'

export type MailedInvitationsProps = { search: URLSearchParams; onChange: (changes: FilterChanges) => void }

/** The invitations by email, how far they are, and more of them. */
export function MailedInvitations({ search, onChange }: MailedInvitationsProps) {
  const isOpen = useSite().signUp !== 'closed'
  const delivery = useQuery(deliveryQuery)
  const summary = useQuery(mailedSummaryQuery)
  const email = delivery.data?.channels.find(({ channel }) => channel === 'email')
  const isWorking = email?.available === true && email.unreachableAt === null
  const status = parseStatus(search.get('status'))
  return (
    <div className={styles.panel}>
      {email && !isWorking && <MailProblem channel={email} waiting={summary.data?.counts.waiting ?? 0} />}
      <div className={styles.intro}>
        <p>
          Invite people from a list, for example the members of an existing group. Addresses of those who don’t join are
          deleted 30 days after their invitation ended.
        </p>
        {isOpen && isWorking && <InviteByEmail />}
      </div>
      <Loaded result={summary}>
        {({ counts }) => (
          <>
            <MailedActions counts={counts} canSend={isOpen && isWorking} />
            {Object.values(counts).some((count) => count > 0) && (
              <div className={styles.filter}>
                <Select
                  aria-label="Status"
                  value={status ?? ''}
                  onChange={({ target }) => onChange({ status: target.value })}
                >
                  <option value="">All</option>
                  {listStatuses(counts, status).map((each) => (
                    <option key={each} value={each}>
                      {`${statusNames[each]} (${counts[each].toLocaleString('en')})`}
                    </option>
                  ))}
                </Select>
              </div>
            )}
          </>
        )}
      </Loaded>
      <MailedList key={status} status={status} />
    </div>
  )
}

function MailedList({ status }: { status: MailedInvitationStatus | undefined }) {
  return (
    <div tabIndex={-1} className={styles.region} data-lasting="">
      <PagedList
        result={useInfiniteQuery(mailedInvitationsQuery(status))}
        label="Invitations by email"
        empty={status ? 'No invitation has this status.' : 'Nobody was invited by email yet.'}
        older="Older invitations"
        className={styles.list}
        renderItem={(invitation) => <MailedInvitationItem key={invitation.id} invitation={invitation} />}
      />
    </div>
  )
}

const statuses = Object.keys(statusNames)

function isStatus(value: string | null): value is MailedInvitationStatus {
  return value !== null && statuses.includes(value)
}

function parseStatus(value: string | null): MailedInvitationStatus | undefined {
  return isStatus(value) ? value : undefined
}

/** The statuses that some invitations have, and the chosen one. */
function listStatuses(
  counts: Record<MailedInvitationStatus, number>,
  chosen: MailedInvitationStatus | undefined,
): MailedInvitationStatus[] {
  return statuses.filter(isStatus).filter((status) => counts[status] > 0 || status === chosen)
}
