import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useRetryAllDeliveries } from './delivery-mutations.ts'
import { deliveryMessagesQuery } from './delivery-queries.ts'
import { DeliveryMessage } from './DeliveryMessage.tsx'
import styles from './Delivery.module.css'

export function DeliveryMessages() {
  return (
    <section className={styles.messages} aria-labelledby="stuck-messages" tabIndex={-1}>
      <h2 id="stuck-messages">Waiting and failed</h2>
      <p className={styles.lead}>Messages that failed at least once. Waiting messages are retried automatically.</p>
      <MessageList />
    </section>
  )
}

function MessageList() {
  return (
    <PagedList
      result={useInfiniteQuery(deliveryMessagesQuery)}
      label="Messages"
      empty="Nothing is waiting for a retry."
      older="Older messages"
      className={styles.list}
      before={<RetryAll />}
      renderItem={(message) => <DeliveryMessage key={message.id} message={message} />}
    />
  )
}

function RetryAll() {
  const retry = useRetryAllDeliveries()
  return (
    <div className={styles.retryAll}>
      <Button ref={restoreFocusOnUnmount} wide busy={retry.isPending} onClick={() => retry.mutate()}>
        Retry all
      </Button>
    </div>
  )
}
