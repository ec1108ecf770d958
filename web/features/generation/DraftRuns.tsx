import { Link } from 'react-router'
import { getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { RunScreen } from './generation-queries.ts'
import { formatDrafts, getRunTitle } from './run-labels.ts'
import { useDraftRuns } from './runs.ts'
import { RunTimestamp } from './RunTimestamp.tsx'
import { useSelectedRun } from './selected-run.ts'
import styles from './Runs.module.css'

/** List the runs with drafts to review. */
export function DraftRuns({ screen }: { screen: RunScreen }) {
  const { data: runs, isError, error, isFetching, refetch } = useDraftRuns(screen)
  const { selectedRunId } = useSelectedRun()
  const total = runs?.reduce((sum, { drafts }) => sum + drafts, 0) ?? 0
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        Drafts {total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {isError && !runs ? (
        <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : !runs ? (
        <Skeleton shape="row" count={1} />
      ) : runs.length ? (
        <ul className={styles.list}>
          {runs.map((run) => (
            <li key={run.id} className={styles.row} data-chosen={run.id === selectedRunId || undefined}>
              <Link
                className={styles.name}
                to={screen === 'populate' ? paths.populate({ run: run.id }) : paths.createChallenges({ run: run.id })}
                aria-current={run.id === selectedRunId || undefined}
                preventScrollReset
              >
                {getRunTitle(run.task)}
              </Link>
              <span className={styles.facts}>
                <Badge tone="brass">{formatDrafts(run.drafts)}</Badge>
                <RunTimestamp run={run} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing to review. Generated items appear here until you publish them.</p>
      )}
    </section>
  )
}
