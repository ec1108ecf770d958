import { useQuery } from '@tanstack/react-query'
import type { Activity } from '#contract/activity.ts'
import { quietDays } from '#contract/limits.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { activityQuery } from './member-queries.ts'
import styles from './ActivityStrip.module.css'

/** What all members did in the last week, in counts. */
export function ActivityStrip() {
  const result = useQuery(activityQuery)
  return (
    <section className={styles.activity} aria-label="Activity">
      {result.data ? (
        <ActivityCounts counts={result.data.counts} />
      ) : (
        <LoadingState result={result}>
          <Skeleton count={1} />
        </LoadingState>
      )}
    </section>
  )
}

function ActivityCounts({ counts }: { counts: Activity | null }) {
  if (!counts) return <p className={styles.note}>What members do is shown here from five members on.</p>
  const { marked, quiet, joined, left } = counts
  return (
    <>
      <StatStrip
        stats={[
          { figure: format(marked.now), name: 'marked this week', note: `${format(marked.before)} the week before` },
          {
            figure: format(quiet.now),
            name: `quiet for ${quietDays} days`,
            note: `${format(quiet.before)} a week ago`,
          },
          {
            figure: format(joined.now),
            name: 'new',
            note: `${format(joined.before)} the week before, ${format(joined.month)} in 30 days`,
          },
          { figure: format(left.now), name: 'left', note: `${format(left.before)} the week before` },
        ]}
      />
      <p className={styles.note}>
        {`This week: the last seven days. Quiet: in a challenge, but no day marked for ${quietDays} days, and no break. Left: deleted their account.`}
      </p>
    </>
  )
}

const format = (count: number) => count.toLocaleString('en')
