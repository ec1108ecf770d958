import type { MailedInvitationStatus } from '#contract/mailed-invitations.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { countInvitations } from './describe-address.ts'
import { useRetryFailed, useStopWaiting } from './mailed-invitation-queries.ts'
import styles from './Mailed.module.css'

type Props = { counts: Record<MailedInvitationStatus, number>; canSend: boolean }

/** How far the emails are, and what can be done about those that wait or failed. */
export function MailedActions({ counts, canSend }: Props) {
  const { waiting, sent, failed, joined } = counts
  if (Object.values(counts).every((count) => count === 0)) return null
  const format = (count: number) => count.toLocaleString('en')
  return (
    <section className={styles.progress} aria-label="Progress">
      <StatStrip
        stats={[
          { figure: format(waiting), name: 'waiting' },
          { figure: format(sent), name: 'sent' },
          { figure: format(joined), name: 'joined' },
          { figure: format(failed), name: 'failed' },
        ]}
      />
      <div className={styles.actions}>
        {waiting > 0 && <StopWaiting waiting={waiting} />}
        {failed > 0 && canSend && <RetryFailed failed={failed} />}
      </div>
    </section>
  )
}

function StopWaiting({ waiting }: { waiting: number }) {
  const stop = useStopWaiting()
  return (
    <DialogButton
      ref={restoreFocusOnUnmount}
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title={`Stop ${countInvitations(waiting)}?`}
          description="What waits is withdrawn and not sent. Links that were sent keep working. You can invite these addresses again later."
          confirmLabel="Stop sending"
          busy={stop.isPending}
          onConfirm={() => stop.mutate(undefined, { onSettled: () => state.onOpenChange(false) })}
        />
      )}
    >
      Stop sending
    </DialogButton>
  )
}

function RetryFailed({ failed }: { failed: number }) {
  const retry = useRetryFailed()
  return (
    <Button ref={restoreFocusOnUnmount} busy={retry.isPending} onClick={() => retry.mutate()}>
      {failed === 1 ? 'Send the failed one again' : `Send ${failed.toLocaleString('en')} failed ones again`}
    </Button>
  )
}
