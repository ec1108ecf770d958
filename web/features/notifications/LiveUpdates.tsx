import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { eventStreamOf } from '#web/api/events.ts'
import { refetchCrews } from '#web/api/forget-crews.ts'
import { queryClient } from '#web/api/query-client.ts'
import { openCasesQuery } from '#web/shell/open-cases.ts'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useStore } from '#web/store.ts'
import { titleCount } from '#web/ui/PageTitle.tsx'
import { notificationsQuery, unreadQuery } from './notification-queries.ts'
import { refetchLiveQueries } from './refetch-live-queries.ts'

/** Milliseconds between calls without an event stream, such as behind a proxy that holds it back. */
const pollInterval = 30_000

const casesKey = ['/api/moderation/cases']

/**
 * Follow the event stream, or poll without one: keep the unread count, the open cases and what others write and do on the
 * screen current, forget what crews no longer show, and tell screen readers when the unread count grows.
 */
export function LiveUpdates() {
  const stream = eventStreamOf(useUser()?.id ?? '')
  const isConnected = useStore(stream.connected)
  const unread = useQuery({ ...unreadQuery, enabled: false }).data?.unread ?? 0
  const isStaff = useStanding().role !== 'member'
  const [message, setMessage] = useState('')

  useEffect(() => titleCount.set(unread), [unread])

  useEffect(() => {
    // The page was loaded just now. When the stream connects again, events may have been missed.
    let screen: 'fresh' | 'live' | 'stale' = 'fresh'
    return stream.subscribe((event) => {
      if (event.type === 'cases') {
        queryClient.setQueryData(openCasesQuery.queryKey, { open: event.open })
        void queryClient.invalidateQueries({ queryKey: casesKey })
      }
      if (event.type === 'crews') refetchCrews()
      if (event.type === 'ready' && screen !== 'fresh') screen = 'stale'
      if (event.type !== 'notifications') return
      const previous = queryClient.getQueryData(unreadQuery.queryKey)?.unread
      const growth = event.unread - (previous ?? event.unread)
      queryClient.setQueryData(unreadQuery.queryKey, { unread: event.unread })
      // One more reply in a group leaves the count as it is.
      if (previous !== undefined) void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
      if (growth > 0) setMessage(`New notification. ${event.unread} unread.`)
      if (screen === 'stale' || growth > 0 || (screen === 'live' && growth === 0)) void refetchLiveQueries()
      screen = 'live'
    })
  }, [stream])

  useEffect(() => {
    if (isConnected) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      void queryClient.prefetchQuery({ ...unreadQuery, staleTime: 0 })
      void refetchLiveQueries()
      if (isStaff) void queryClient.prefetchQuery({ ...openCasesQuery, staleTime: 0 })
    }, pollInterval)
    return () => clearInterval(timer)
  }, [isConnected, isStaff])

  return (
    <span className="visually-hidden" aria-live="polite">
      {message}
    </span>
  )
}
