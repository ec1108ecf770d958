import type { DeliveryItem } from '#contract/delivery.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useDiscardDelivery, useRetryDelivery } from './delivery-mutations.ts'
import { channelNames, getKindName, nameGuest, nameMessage } from './message-kinds.ts'
import { Moment } from './Moment.tsx'
import styles from './Delivery.module.css'

const statusNames: Record<DeliveryItem['status'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  failed: 'Failed',
}

export function DeliveryMessage({ message }: { message: DeliveryItem }) {
  const { channel, kind, username, status, attempts, error, createdAt, nextAttemptAt } = message
  return (
    <li className={styles.message}>
      <div className={styles.words}>
        <p className={styles.messageHead}>
          <span className={styles.kind}>
            {getKindName(kind)} to {username === null ? nameGuest(kind) : <bdi>{username}</bdi>}
          </span>
          <Badge>{channelNames[channel]}</Badge>
          <Badge tone={status === 'failed' ? 'brass' : 'plain'}>{statusNames[status]}</Badge>
        </p>
        {error && (
          <p className={styles.error} data-status={status}>
            {error}
          </p>
        )}
        <p className={styles.times}>
          <span>
            Written <Moment at={createdAt} />
          </span>
          <span>{describeAttempts(attempts)}</span>
          {status === 'waiting' && nextAttemptAt && (
            <span>
              Next try <Moment at={nextAttemptAt} />
            </span>
          )}
        </p>
      </div>
      {status !== 'sending' && <MessageActions message={message} />}
    </li>
  )
}

function MessageActions({ message }: { message: DeliveryItem }) {
  const retry = useRetryDelivery()
  const discard = useDiscardDelivery()
  const name = nameMessage(message)
  return (
    <div className={styles.actions}>
      <Button
        ref={restoreFocusOnUnmount}
        variant="quiet"
        busy={retry.isPending}
        aria-label={`Try again: ${name}`}
        onClick={() => retry.mutate(message)}
      >
        Try again
      </Button>
      <DialogButton
        variant="quiet"
        aria-label={`Discard: ${name}`}
        renderDialog={(state) => (
          <ConfirmDialog
            {...state}
            title="Discard this message?"
            description={`${isolate(name)}. It won’t be sent.`}
            confirmLabel="Discard message"
            busy={discard.isPending}
            onConfirm={() => discard.mutate(message, { onSettled: () => state.onOpenChange(false) })}
          />
        )}
      >
        Discard
      </DialogButton>
    </div>
  )
}

function describeAttempts(attempts: number): string {
  if (attempts === 0) return 'Not tried yet'
  return attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
}
