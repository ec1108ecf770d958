import { Link } from 'react-router'
import type { Run } from '#contract/generation-runs.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { dayAndTime } from '#web/ui/dates.ts'
import { useChosenRun } from './chosen-run.ts'
import { statusWords, titleOf, written } from './run-words.ts'
import type { Screen } from './runs.ts'
import styles from './Runs.module.css'

export function RunList({ runs, screen }: { runs: Run[]; screen: Screen }) {
  const { chosen } = useChosenRun()
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <li key={run.id} className={styles.row} data-chosen={run.id === chosen || undefined}>
          <Link
            className={styles.name}
            to={screen === 'populate' ? paths.populate({ run: run.id }) : paths.createChallenges({ run: run.id })}
            aria-current={run.id === chosen || undefined}
            preventScrollReset
          >
            {titleOf(run.task)}
          </Link>
          <span className={styles.facts}>
            <Badge tone={run.status === 'running' ? 'brass' : 'plain'}>{statusWords[run.status]}</Badge>
            <span>{written(run)}</span>
            <When run={run} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function When({ run: { createdAt, startedBy } }: { run: Run }) {
  const timeZone = useTimeZone()
  return (
    <span>
      <time dateTime={createdAt}>{dayAndTime(timeZone, createdAt)}</time>
      {startedBy && ` by ${startedBy}`}
    </span>
  )
}
