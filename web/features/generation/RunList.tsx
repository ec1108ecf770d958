import { Link } from 'react-router'
import type { Run } from '#contract/generation-runs.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { RunScreen } from './generation-queries.ts'
import { statusLabels, getRunTitle, formatProgress } from './run-labels.ts'
import { RunTimestamp } from './RunTimestamp.tsx'
import { useSelectedRun } from './selected-run.ts'
import styles from './Runs.module.css'

export function RunList({ runs, screen }: { runs: Run[]; screen: RunScreen }) {
  const { selectedRunId } = useSelectedRun()
  return (
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
            <Badge tone={run.status === 'running' ? 'brass' : 'plain'}>{statusLabels[run.status]}</Badge>
            <span>{formatProgress(run)}</span>
            <RunTimestamp run={run} />
          </span>
        </li>
      ))}
    </ul>
  )
}
