import type { Application } from '#contract/applications.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useApprove } from './member-mutations.ts'
import styles from './Applications.module.css'

const RefuseDialog = lazyDialog(async () => (await import('./RefuseDialog.tsx')).RefuseDialog)

export function ApplicationCard({ application }: { application: Application }) {
  const { username, email, answers, invitedBy, createdAt } = application
  const toDate = useMemberDate()
  const approve = useApprove()
  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.name} dir="auto">
        {username}
      </h2>
      <p className={styles.email}>{email}</p>
      <p className={styles.meta}>
        Asked on <time dateTime={createdAt}>{formatLongDate(toDate(createdAt))}</time>
        {invitedBy && (
          <>
            , invited by <bdi>{invitedBy}</bdi>
          </>
        )}
      </p>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ question, answer }, index) => (
            // Nobody reorders them.
            <div key={index}>
              <dt dir="auto">{question}</dt>
              <dd dir="auto">{answer || <span className={styles.none}>No answer</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <DialogButton
          aria-label={`Decline ${username}`}
          preload={RefuseDialog.preload}
          renderDialog={(state) => <RefuseDialog application={application} {...state} />}
        >
          Decline
        </DialogButton>
        <Button
          ref={restoreFocusOnUnmount}
          variant="primary"
          aria-label={`Approve ${username}`}
          busy={approve.isPending}
          onClick={() => approve.mutate(application)}
        >
          Approve
        </Button>
      </div>
    </Card>
  )
}
