import type { MailedInvitation } from '#contract/mailed-invitations.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { statusNames } from './describe-address.ts'
import { useWithdraw } from './mailed-invitation-queries.ts'
import styles from './Mailed.module.css'

const open = ['waiting', 'sent', 'failed', 'uncertain']

export function MailedInvitationItem({ invitation }: { invitation: MailedInvitation }) {
  const { email, status, reason, by, member, createdAt, sentAt, expiresAt } = invitation
  const toDate = useMemberDate()
  const today = useToday()
  const formatDate = (instant: string) => <time dateTime={instant}>{formatDay(toDate(instant), today)}</time>
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.head}>
          <bdi className={styles.email}>{email}</bdi>
          <Badge tone={status === 'failed' ? 'brass' : 'plain'}>{statusNames[status]}</Badge>
        </p>
        {reason && (
          <p className={styles.reason} data-status={status} dir="auto">
            {reason}
          </p>
        )}
        <p className={styles.meta}>
          <span>
            {describeStep(invitation)} {formatDate(sentAt ?? createdAt)}
            {by && (
              <>
                {' by '}
                <bdi>{by.username}</bdi>
              </>
            )}
          </span>
          {member && (
            <span>
              Joined as <bdi>{member.username}</bdi>
            </span>
          )}
          {(status === 'sent' || status === 'uncertain') && expiresAt && (
            <span>Until {formatDate(getLastMoment(expiresAt))}</span>
          )}
        </p>
      </div>
      {open.includes(status) && <WithdrawButton invitation={invitation} />}
    </li>
  )
}

function describeStep({ status, sentAt }: MailedInvitation): string {
  if (status === 'uncertain') return 'Tried'
  return sentAt ? 'Sent' : 'Added'
}

/** Invitations by email expire at the end of a day. */
function getLastMoment(expiresAt: string): string {
  return new Date(new Date(expiresAt).getTime() - 1).toISOString()
}

function WithdrawButton({ invitation }: { invitation: MailedInvitation }) {
  const withdraw = useWithdraw(invitation)
  const { email, status } = invitation
  return (
    <DialogButton
      ref={restoreFocusOnUnmount}
      variant="quiet"
      aria-label={`Withdraw the invitation of ${email}`}
      renderDialog={(dialog) => (
        <ConfirmDialog
          {...dialog}
          title="Withdraw this invitation?"
          description={`${isolate(email)}: ${
            status === 'sent' || status === 'uncertain'
              ? 'the link stops working. Nobody gets a second email within two weeks.'
              : 'the email isn’t sent.'
          }`}
          confirmLabel="Withdraw invitation"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate(undefined, { onSettled: () => dialog.onOpenChange(false) })}
        />
      )}
    >
      Withdraw
    </DialogButton>
  )
}
