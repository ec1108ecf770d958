import { type ReactNode, useRef, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useEditStep } from './goal-steps.ts'
import styles from './GoalSteps.module.css'

const StepEditor = lazyComponent(async () => (await import('./StepEditor.tsx')).StepEditor, {
  onFailure({ onClose }) {
    showLoadErrorToast()
    onClose()
  },
})

type Props = { goal: Goal; onComplete: () => void; onCancel: () => void }

/**
 * The steps of an active goal: how many are done and which is next, and all of them once opened. Without steps, the
 * member adds the first one or cancels.
 */
export function GoalSteps({ goal, onComplete, onCancel }: Props) {
  const [isEditing, setIsEditing] = useState(goal.steps.length === 0)
  const [isOpen, setIsOpen] = useState(isEditing)
  const summary = useRef<HTMLElement>(null)
  const { steps } = goal
  const next = steps.find(({ done }) => !done)
  return (
    <details className={styles.steps} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary ref={summary}>
        <span className={styles.line}>
          <span className={styles.count}>{steps.length ? formatSteps(goal) : 'Steps'}</span>
          {!isOpen && next && (
            <span>
              Next: <bdi>{next.title}</bdi>
            </span>
          )}
        </span>
      </summary>
      {isEditing ? (
        <StepEditor
          goal={goal}
          onClose={() => {
            summary.current?.focus()
            setIsEditing(false)
            if (steps.length === 0) onCancel()
          }}
        />
      ) : (
        <StepList goal={goal}>
          {!next && (
            <Button ref={restoreFocusOnUnmount} onClick={onComplete}>
              Complete the goal
            </Button>
          )}
          <Button variant="quiet" className={styles.quiet} onClick={() => setIsEditing(true)}>
            Edit steps
          </Button>
        </StepList>
      )}
    </details>
  )
}

export function formatSteps({ steps }: Goal): string {
  const done = steps.filter((step) => step.done).length
  return `${done} of ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`
}

function StepList({ goal, children }: { goal: Goal; children: ReactNode }) {
  const edit = useEditStep(goal)
  return (
    <>
      <ul className={styles.list}>
        {goal.steps.map((step) => (
          <li key={step.id} data-pillar={goal.pillar}>
            <label>
              <Checkbox
                ref={restoreFocusOnUnmount}
                checked={step.done}
                onChange={() => edit.mutate({ step, change: { done: !step.done } })}
              />
              <span dir="auto">{step.done ? <s>{step.title}</s> : step.title}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </>
  )
}
