import { useQuery } from '@tanstack/react-query'
import type { CrewsToday } from '#contract/crews.ts'
import { apiQuery } from '#web/api/client.ts'
import { refetchOnFocus } from '#web/api/refetch-on-focus.ts'
import { isMarkedToday, useTodayList } from '#web/features/challenges/participations.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import styles from './Today.module.css'

// Only members of crews have it.
export const CrewStrip = lazyComponent<{ crews: CrewsToday }>(
  async () => (await import('#web/features/crews/CrewStrip.tsx')).CrewStrip,
  { fallback: StripPlace, source: 'web/features/crews/CrewStrip.tsx' },
)

/** Returns what to show of the member’s crews, and whether that is unknown so far. */
export function useCrewsToday(): { crews: CrewsToday | undefined; isPending: boolean } {
  const { data, isPending, fetchStatus, failureCount } = useQuery(refetchOnFocus(apiQuery('GET /api/crews/today')))
  const hasMarked = useTodayList(({ participations }) => participations.some(isMarkedToday)).data
  // A day marked is an answer.
  const crews = data && hasMarked ? { ...data, askedBy: [] } : data
  return {
    crews: crews && countLines(crews) > 0 ? crews : undefined,
    // Nothing waits for another try.
    isPending: isPending && fetchStatus === 'fetching' && failureCount === 0,
  }
}

/** The strip has at most two. */
function countLines({ done, askedBy, quiet, round }: CrewsToday): number {
  return Math.min(2, [done.length, askedBy.length, quiet, round].filter(Boolean).length)
}

/** As high as the strip, so that the challenges below it do not move. */
function StripPlace({ crews }: { crews: CrewsToday }) {
  return <div className={styles.strip} data-lines={countLines(crews)} />
}
