import { getErrorMessage } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftRuns } from './DraftRuns.tsx'
import type { RunScreen } from './generation-queries.ts'
import { RunList } from './RunList.tsx'
import { RunPanel } from './RunPanel.tsx'
import { useRunEvents, useRuns } from './runs.ts'
import { useSelectedRun } from './selected-run.ts'
import styles from './Runs.module.css'

export function Runs({ screen }: { screen: RunScreen }) {
  const runs = useRuns(screen)
  useRunEvents()
  const { selectedRunId } = useSelectedRun()
  const runningIds = runs.data?.filter(({ status }) => status === 'running').map(({ id }) => id) ?? []
  // Without a selection show the newest run, so one that just ended stays visible.
  const selectedId = selectedRunId ?? runs.data?.[0]?.id
  const visibleRunIds = [...new Set(selectedId === undefined ? runningIds : [selectedId, ...runningIds])]
  return (
    <div className={styles.runs}>
      <DraftRuns screen={screen} />
      {visibleRunIds.map((id) => (
        <RunPanel key={id} id={id} screen={screen} />
      ))}
      <section aria-labelledby="runs">
        <h2 id="runs" className={styles.heading}>
          Runs
        </h2>
        {runs.isError && !runs.data ? (
          <ErrorState text={getErrorMessage(runs.error)} busy={runs.isFetching} onRetry={() => void runs.refetch()} />
        ) : !runs.data ? (
          <Skeleton shape="row" count={2} />
        ) : runs.data.length ? (
          <RunList runs={runs.data} screen={screen} />
        ) : (
          <EmptyState title="No runs yet.">Runs you start appear here. You can edit or undo them.</EmptyState>
        )}
      </section>
    </div>
  )
}
