import { useInfiniteQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useRetryAllDeliveries } from './delivery-mutations.ts'
import { deliveryMessagesQuery } from './delivery-queries.ts'
import { DeliveryMessage } from './DeliveryMessage.tsx'
import styles from './Delivery.module.css'

export function DeliveryMessages() {
  return (
    <section className={styles.messages} aria-labelledby="stuck-messages" tabIndex={-1}>
      <h2 id="stuck-messages">Waiting and failed</h2>
      <p className={styles.lead}>Messages that failed at least once. Waiting ones are tried again by themselves.</p>
      <MessageList />
    </section>
  )
}

function MessageList() {
  const result = useInfiniteQuery(deliveryMessagesQuery)
  const messages = result.data?.pages.flatMap(({ items }) => items) ?? []

  if (result.isPending && !result.error) return <Skeleton shape="row" count={3} />
  if (!result.data)
    return (
      <ErrorState text={getErrorMessage(result.error)} busy={result.isFetching} onRetry={() => void result.refetch()} />
    )
  if (messages.length === 0) return <EmptyState title="Nothing is waiting for a retry." />
  return (
    <>
      <RetryAll />
      <ul className={styles.list} aria-label="Messages">
        {messages.map((message) => (
          <DeliveryMessage key={message.id} message={message} />
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore
          busy={result.isFetchingNextPage}
          paused={result.isFetching}
          error={result.isFetchNextPageError ? getErrorMessage(result.error) : undefined}
          onLoadMore={() => void result.fetchNextPage({ cancelRefetch: false })}
        >
          Older messages
        </LoadMore>
      )}
    </>
  )
}

function RetryAll() {
  const retry = useRetryAllDeliveries()
  return (
    <div className={styles.retryAll}>
      <Button ref={restoreFocusOnUnmount} wide busy={retry.isPending} onClick={() => retry.mutate()}>
        Try all again
      </Button>
    </div>
  )
}
