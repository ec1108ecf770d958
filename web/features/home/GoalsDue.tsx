import { useId } from 'react'
import { Link } from 'react-router'
import type { Goal } from '#contract/goals.ts'
import { DueDate } from '#web/features/goals/DueDate.tsx'
import { type useGoals, useToggleGoal } from '#web/features/goals/goals.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './GoalsDue.module.css'

/** A phone has room for one that is open. */
const MAX_GOALS = 3

type Props = {
  goalsResult: Pick<ReturnType<typeof useGoals>, 'isPending' | 'error' | 'refetch' | 'isFetching'>
  dueGoals: readonly Goal[]
  today: string
}

export function GoalsDue({ goalsResult, dueGoals, today }: Props) {
  if (goalsResult.isPending || goalsResult.error)
    return (
      <LoadingState result={goalsResult}>
        <Skeleton />
      </LoadingState>
    )
  return (
    <Card as="section" aria-labelledby="goals-due" className={styles.card}>
      <CardHeader>
        <h3 id="goals-due">Goals due</h3>
        <Link to={paths.goals()}>{dueGoals.length > 1 ? `All ${dueGoals.length} due` : 'All goals'}</Link>
      </CardHeader>
      <ul>
        {dueGoals.slice(0, MAX_GOALS).map((goal) => (
          <DueGoalItem key={goal.id} goal={goal} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function DueGoalItem({ goal, today }: { goal: Goal; today: string }) {
  const id = useId()
  const { busy, toggle } = useToggleGoal(goal)
  const { title, pillar, targetDate, completed } = goal
  return (
    <li className={styles.goal} data-pillar={pillar} data-open={!completed || undefined}>
      <Checkbox id={id} checked={completed} aria-disabled={busy || undefined} onChange={() => toggle(goal)} />
      <div className={styles.words}>
        <label htmlFor={id} dir="auto">
          {completed ? <s>{title}</s> : title}
        </label>
        {completed ? (
          <span className={styles.done}>Done today</span>
        ) : (
          targetDate && <DueDate targetDate={targetDate} today={today} />
        )}
      </div>
    </li>
  )
}
