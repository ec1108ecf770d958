import { useQuery } from '@tanstack/react-query'
import type { CrewsToday } from '#contract/crews.ts'
import { apiQuery } from '#web/api/client.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import styles from './Today.module.css'

// Only members of crews have it.
export const CrewStrip = lazyComponent<{ crews: CrewsToday }>(
  async () => (await import('#web/features/crews/CrewStrip.tsx')).CrewStrip,
  { fallback: StripPlace, source: 'web/features/crews/CrewStrip.tsx' },
)

/** Returns who to show of the member’s crews, and whether that is unknown so far. */
export function useCrewsToday(): { crews: CrewsToday | undefined; isPending: boolean } {
  const { data, isPending, fetchStatus, failureCount } = useQuery(apiQuery('GET /api/crews/today'))
  return {
    crews: data && (data.done.length > 0 || data.quiet) ? data : undefined,
    // Nothing waits for another try.
    isPending: isPending && fetchStatus === 'fetching' && failureCount === 0,
  }
}

/** As high as the strip, so that the challenges below it do not move. */
function StripPlace({ crews: { done, quiet } }: { crews: CrewsToday }) {
  return <div className={styles.strip} data-lines={done.length > 0 && quiet ? 2 : 1} />
}
