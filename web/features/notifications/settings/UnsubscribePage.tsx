import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError, apiQuery, callApi, getErrorMessage, type ResponseBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { UnsubscribeLinks } from './UnsubscribeLinks.tsx'
import styles from './UnsubscribePage.module.css'

type Subscription = ResponseBody<'GET /api/unsubscribe'>

/** What a link switches off, within a sentence. */
const words: Record<Subscription['kind'], string> = {
  reminder: 'reminders by email',
  reply: 'emails about replies',
  mention: 'emails about mentions and quotes',
  announcement: 'announcements by email',
  together: 'emails about crews and answers',
  moderation: 'emails about moderation',
  report: 'emails about reports',
  run: 'emails about finished generations',
  digest: 'emails about replies',
}

/** Turns off emails of one kind. It takes a button press, because mail scanners open links. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <Subscription token={token} /> : <InvalidLink />
}

function Subscription({ token }: { token: string }) {
  const query = apiQuery('GET /api/unsubscribe', { query: { token } })
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const unsubscribe = useMutation({
    mutationFn: () => callApi('POST /api/unsubscribe', { query: { token }, body: '' }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/notification-settings').queryKey })
    },
  })
  if (error instanceof ApiError && error.status < 500) return <InvalidLink />
  if (!data)
    return (
      <AccountLayout title="Unsubscribe">
        <div className={styles.body}>
          {error ? (
            <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="line" count={2} />
          )}
        </div>
      </AccountLayout>
    )
  if (!data.active)
    return (
      <AccountLayout title="Unsubscribed" lead={`You won’t get ${words[data.kind]} anymore.`}>
        <UnsubscribeLinks />
      </AccountLayout>
    )
  return (
    <AccountLayout title="Unsubscribe" lead={`Stop ${words[data.kind]}? Other emails stay as they are.`}>
      <div className={styles.body}>
        {unsubscribe.error && <Banner tone="error" title={getErrorMessage(unsubscribe.error)} />}
        <Button variant="primary" busy={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
          Unsubscribe
        </Button>
      </div>
      <UnsubscribeLinks />
    </AccountLayout>
  )
}

function InvalidLink() {
  return (
    <AccountLayout
      title="This link doesn’t work"
      lead="It may be incomplete. You can also turn off emails in your settings."
    >
      <UnsubscribeLinks />
    </AccountLayout>
  )
}
