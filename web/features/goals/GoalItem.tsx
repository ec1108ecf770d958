import { useId } from 'react'
import type { Goal } from '#contract/goals.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { DueDate } from './DueDate.tsx'
import { useToggleGoal } from './goals.ts'
import styles from './GoalItem.module.css'

type Props = { goal: Goal; onEdit: (goal: Goal) => void; onDelete: (goal: Goal) => void }

export function GoalItem({ goal, onEdit, onDelete }: Props) {
  const id = useId()
  const { busy, toggle } = useToggleGoal(goal)
  const { title, description, pillar, completed } = goal
  return (
    <Card as="li" className={styles.goal}>
      <span className={styles.check} data-pillar={pillar}>
        <Checkbox
          checked={completed}
          aria-labelledby={id}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            restoreFocusToRegion(event.currentTarget)
            toggle(goal)
          }}
        />
      </span>
      <div className={styles.words}>
        <h3 id={id} className={styles.title} dir="auto">
          {completed ? (
            <s>
              <HeadingText>{title}</HeadingText>
            </s>
          ) : (
            <HeadingText>{title}</HeadingText>
          )}
        </h3>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      <p className={styles.pillar}>
        <PillarBadge pillar={pillar} />
      </p>
      <p className={styles.date}>
        <GoalDate goal={goal} />
      </p>
      <div className={styles.actions}>
        <IconButton
          icon="create"
          label="Edit"
          aria-label={`Edit ${title}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(goal)}
        />
        <IconButton
          icon="trash"
          label="Delete"
          aria-label={`Delete ${title}`}
          aria-haspopup="dialog"
          onClick={() => onDelete(goal)}
        />
      </div>
    </Card>
  )
}

function GoalDate({ goal: { targetDate, completed, completedAt } }: { goal: Goal }) {
  const today = useToday()
  const toMemberDate = useMemberDate()
  if (completed && completedAt) {
    const date = toMemberDate(completedAt)
    return (
      <>
        Completed on <time dateTime={date}>{formatLongDate(date)}</time>
      </>
    )
  }
  return targetDate && <DueDate targetDate={targetDate} today={today} />
}
