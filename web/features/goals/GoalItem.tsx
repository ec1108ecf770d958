import { useId, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { DueDate } from './DueDate.tsx'
import { getDueStatus } from './goal-dates.ts'
import { useToggleGoal } from './goals.ts'
import { formatSteps, GoalSteps } from './GoalSteps.tsx'
import styles from './GoalItem.module.css'

type Props = {
  goal: Goal
  /** The level of its title. */
  heading: 'h3' | 'h4'
  /** Opens the form, at the target date for a new date. */
  onEdit: (goal: Goal, start?: 'targetDate') => void
}

export function GoalItem({ goal, heading: Heading, onEdit }: Props) {
  const id = useId()
  const { busy, toggle } = useToggleGoal(goal)
  const [isAddingSteps, setIsAddingSteps] = useState(false)
  const { title, description, pillar, completed, steps } = goal
  const hasSteps = steps.length > 0 || isAddingSteps
  return (
    <li className={styles.goal}>
      <span className={styles.check} data-pillar={pillar}>
        <Checkbox
          ref={restoreFocusOnUnmount}
          checked={completed}
          aria-labelledby={id}
          aria-disabled={busy || undefined}
          onChange={() => toggle(goal)}
        />
      </span>
      <div className={styles.words}>
        <Heading id={id} className={styles.title} dir="auto">
          {completed ? (
            <s>
              <HeadingText>{title}</HeadingText>
            </s>
          ) : (
            <HeadingText>{title}</HeadingText>
          )}
        </Heading>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <div className={styles.date}>
          <GoalDate goal={goal} onEdit={onEdit} />
        </div>
        <PillarBadge pillar={pillar} />
        {completed && steps.length > 0 && <span>{formatSteps(goal)}</span>}
        {!completed && !hasSteps && (
          <Button
            ref={restoreFocusOnUnmount}
            variant="quiet"
            className={styles.quiet}
            aria-label={`Add steps to ${title}`}
            onClick={() => setIsAddingSteps(true)}
          >
            Add steps
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton
          ref={restoreFocusOnUnmount}
          icon={rareIcons.create}
          label="Edit"
          aria-label={`Edit ${title}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(goal)}
        />
      </div>
      {!completed && hasSteps && (
        <div className={styles.steps}>
          <GoalSteps goal={goal} onComplete={() => toggle(goal)} onCancel={() => setIsAddingSteps(false)} />
        </div>
      )}
    </li>
  )
}

function GoalDate({ goal, onEdit }: Pick<Props, 'goal' | 'onEdit'>) {
  const today = useToday()
  const toMemberDate = useMemberDate()
  const { title, targetDate, completed, completedAt } = goal
  if (completed && completedAt) {
    const date = toMemberDate(completedAt)
    return (
      <span>
        Completed on <time dateTime={date}>{formatLongDate(date)}</time>
      </span>
    )
  }
  if (!targetDate) return null
  return (
    <>
      <DueDate targetDate={targetDate} today={today} />
      {getDueStatus(targetDate, today).state === 'past' && (
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          className={styles.quiet}
          aria-label={`Change date of ${title}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(goal, 'targetDate')}
        >
          Change date
        </Button>
      )}
    </>
  )
}
