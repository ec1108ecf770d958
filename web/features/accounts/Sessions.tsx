import { useMutation, useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/sessions.ts'
import { call, textOf } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { dateIn, longDate } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { keepPlaceWhenGone } from '#web/ui/keep-place.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { sessionsQuery } from './sessions.ts'
import styles from './Sessions.module.css'
import shared from './settings.module.css'

export function Sessions({ timeZone }: { timeZone: string }) {
  const sessions = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: () => call('DELETE /api/account/sessions'),
    onSuccess: async ({ ended }) => {
      await queryClient.invalidateQueries(sessionsQuery)
      toast({
        title: 'Signed out elsewhere',
        description: ended === 1 ? 'One other browser.' : `${ended} other browsers.`,
      })
    },
    onError: (error) => sayFailure(error, 'Error'),
  })

  if (sessions.isError && !sessions.data)
    return (
      <ErrorState text={textOf(sessions.error)} busy={sessions.isFetching} onRetry={() => void sessions.refetch()} />
    )
  if (!sessions.data) return <Skeleton shape="row" count={2} />
  return (
    <>
      <ul className={styles.list}>
        {sessions.data.map((session, at) => (
          <Item key={`${session.signedInAt} ${at}`} session={session} timeZone={timeZone} />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div className={shared.foot}>
          <Button ref={keepPlaceWhenGone} busy={end.isPending} onClick={() => end.mutate()}>
            Sign out the others
          </Button>
        </div>
      )}
    </>
  )
}

function Item({
  session: { current, device, signedInAt, lastActiveAt },
  timeZone,
}: {
  session: Session
  timeZone: string
}) {
  const day = (instant: string) => <time dateTime={instant}>{longDate(dateIn(timeZone, instant))}</time>
  return (
    <li>
      <div className={shared.facts}>
        <span className={shared.strong}>{device ?? 'Unknown browser'}</span>
        {current && <Badge tone="brass">This one</Badge>}
      </div>
      <p className={shared.soft}>
        Signed in {day(signedInAt)}
        {!current && <>, last active {day(lastActiveAt)}</>}
      </p>
    </li>
  )
}
