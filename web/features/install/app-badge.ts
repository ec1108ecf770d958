import { hashKey } from '@tanstack/react-query'
import type { Today } from '#contract/today.ts'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { getDayStatus } from '#web/features/challenges/day-status.ts'
import { isInstalled } from './is-installed.ts'

const todayQuery = apiQuery('GET /api/today')

/** Keep the number of due steps on the app's icon, where the browser supports it. */
export function keepAppBadge(): void {
  if (!('setAppBadge' in navigator)) return
  const queryHash = hashKey(todayQuery.queryKey)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === queryHash) updateBadge()
  })
  updateBadge()
  // Only Home loads it, but the app may open on any screen.
  if (isInstalled()) void queryClient.prefetchQuery(todayQuery)
}

let shownCount: number | undefined

function updateBadge(): void {
  const list = queryClient.getQueryData(todayQuery.queryKey)
  if (!list) return
  const count = countDueSteps(list)
  if (count === shownCount) return
  shownCount = count
  // Zero removes the badge.
  navigator.setAppBadge(count).catch(() => undefined)
}

function countDueSteps({ participations }: Today): number {
  return participations.filter((each) => ['due', 'gap'].includes(getDayStatus(each))).length
}
