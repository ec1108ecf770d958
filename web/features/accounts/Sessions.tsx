import { useMutation, useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/sessions.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { sessionsQuery } from './sessions.ts'
import shared from '#web/ui/settings.module.css'

export function Sessions({ timeZone }: { timeZone: string }) {
  const sessions = useQuery(sessionsQuery)
  const endOtherSessions = useMutation({
    mutationFn: () => callApi('DELETE /api/account/sessions'),
    onSuccess: async ({ ended }) => {
      await queryClient.invalidateQueries(sessionsQuery)
      toast({
        title: 'Signed out everywhere else',
        description: ended === 1 ? '1 other browser was signed out.' : `${ended} other browsers were signed out.`,
      })
    },
    onError: (error) => showErrorToast(error, 'Error'),
  })

  if (!sessions.data)
    return (
      <LoadingState result={sessions}>
        <Skeleton shape="row" count={2} />
      </LoadingState>
    )
  return (
    <>
      <ul className={shared.list}>
        {sessions.data.map((session, index) => (
          <SessionItem key={`${session.signedInAt} ${index}`} session={session} timeZone={timeZone} />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div className={shared.row}>
          <p className={shared.soft}>Signing out other browsers also gives your calendar a new address.</p>
          <Button
            ref={restoreFocusOnUnmount}
            busy={endOtherSessions.isPending}
            onClick={() => endOtherSessions.mutate()}
          >
            Sign out other browsers
          </Button>
        </div>
      )}
    </>
  )
}

function SessionItem({
  session: { current, device, signedInAt, lastActiveAt },
  timeZone,
}: {
  session: Session
  timeZone: string
}) {
  const formatDay = (instant: string) => (
    <time dateTime={instant}>{formatLongDate(toLocalDate(timeZone, instant))}</time>
  )
  return (
    <li>
      <div className={shared.facts}>
        <span className={shared.strong}>{device ?? 'Unknown browser'}</span>
        {current && <Badge tone="brass">This browser</Badge>}
      </div>
      <p className={shared.soft}>
        Signed in {formatDay(signedInAt)}
        {!current && <>, last active {formatDay(lastActiveAt)}</>}
      </p>
    </li>
  )
}
