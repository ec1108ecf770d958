import type { Invitation } from '#contract/invitations.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useRevokeInvitation } from './invitation-queries.ts'
import { useShareTitle } from './share-title.ts'
import styles from './Invitations.module.css'

const statusLabels = { active: 'Active', 'used-up': 'Used up', expired: 'Expired', revoked: 'Revoked' }

export function InvitationCard({ invitation, showsAuthor }: { invitation: Invitation; showsAuthor?: boolean }) {
  const { url, note, status, by, challenge, members } = invitation
  const shareTitle = useShareTitle()
  const isActive = status === 'active'
  const name = note ? isolate(note) : challenge ? `To “${isolate(challenge.title)}”` : 'Invitation'
  const suffix = challenge && !note ? `to “${isolate(challenge.title)}”` : `of “${name}”`
  return (
    <Card as="li" className={styles.card} tabIndex={-1} data-lasting="">
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={isActive ? 'brass' : 'plain'}>{statusLabels[status]}</Badge>
      </div>
      <InvitationFacts invitation={invitation} showsAuthor={showsAuthor} />
      {members.length > 0 && (
        <p className={styles.members}>
          {challenge ? 'Started with it' : 'Joined'}:{' '}
          {members.map((member, index) => (
            <span key={member.id}>
              {index > 0 && ', '}
              <bdi>{member.username}</bdi>
            </span>
          ))}
        </p>
      )}
      {isActive && (
        <div className={styles.foot}>
          <LinkField label="Link" link={url} name={suffix} shareTitle={shareTitle} />
          <RevokeButton invitation={invitation} suffix={suffix} />
        </div>
      )}
      {by === null && showsAuthor && <p className={styles.meta}>The member who created it has left.</p>}
    </Card>
  )
}

function InvitationFacts({ invitation, showsAuthor }: { invitation: Invitation; showsAuthor?: boolean }) {
  const { uses, maxUses, expiresAt, createdAt, by, status } = invitation
  const toDate = useMemberDate()
  const today = useToday()
  const formatDate = (instant: string) => <time dateTime={instant}>{formatDay(toDate(instant), today)}</time>
  return (
    <p className={styles.meta}>
      <span>{maxUses === null ? `${uses} joined, no limit` : `${uses} of ${maxUses} joined`}</span>
      <span>
        Created {formatDate(createdAt)}
        {showsAuthor && by && (
          <>
            {' by '}
            <bdi>{by.username}</bdi>
          </>
        )}
      </span>
      {status === 'active' && <span>{expiresAt ? <>Expires {formatDate(expiresAt)}</> : 'Never expires'}</span>}
    </p>
  )
}

function RevokeButton({ invitation, suffix }: { invitation: Invitation; suffix: string }) {
  const revoke = useRevokeInvitation(invitation)
  return (
    <DialogButton
      ref={restoreFocusOnUnmount}
      variant="quiet"
      aria-label={`Revoke link ${suffix}`}
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Revoke this invitation?"
          description="The link stops working. Everyone who has used it stays."
          confirmLabel="Revoke invitation"
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined, { onSettled: () => state.onOpenChange(false) })}
        />
      )}
    >
      Revoke
    </DialogButton>
  )
}
