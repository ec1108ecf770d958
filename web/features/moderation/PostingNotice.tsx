import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { standingQuery, useStanding } from '#web/shell/standing.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { formatEnd, isMuted } from './ends.ts'
import styles from './PostingNotice.module.css'

/** Say why the member cannot post for now. */
export function PostingNotice() {
  const { mutedUntil } = useStanding()
  // A mute can be ended while the app is open.
  useEffect(() => void queryClient.prefetchQuery({ ...standingQuery, staleTime: 0 }), [])
  return mutedUntil !== null && isMuted(mutedUntil) ? <MutedNotice until={mutedUntil} /> : <GuidelinesNotice />
}

function MutedNotice({ until }: { until: string }) {
  const end = formatEnd(until, useTimeZone())
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>{end ? `You can’t post until ${end}.` : 'You can’t post here anymore.'}</p>
      <p>
        A moderator decided this. You can see why, and appeal, in your{' '}
        <Link to={paths.notifications()}>notifications</Link>.
      </p>
    </div>
  )
}

function GuidelinesNotice() {
  const accept = useMutation({
    mutationFn: () => callApi('POST /api/guidelines/accept'),
    onSuccess: (standing) => queryClient.setQueryData(standingQuery.queryKey, standing),
    onError: (error) => showErrorToast(error),
  })
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>Before you post</p>
      <p>
        Please read our{' '}
        <Link to={paths.guidelines()} target="_blank">
          community guidelines
        </Link>
        . They may have changed since you joined.
      </p>
      <Button
        variant="primary"
        wide
        busy={accept.isPending}
        onClick={(event) => {
          restoreFocusToRegion(event.currentTarget)
          accept.mutate()
        }}
      >
        Accept
      </Button>
    </div>
  )
}
