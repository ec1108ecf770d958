import { type ReactNode, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { sortActiveGoals, sortCompletedGoals } from './goal-dates.ts'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalItem } from './GoalItem.tsx'
import { useDeleteGoal } from './goals.ts'
import styles from './GoalLists.module.css'

/** Keep `goal` while the dialog closes, so that the focus can return to its button. */
type DialogTarget = { goal: Goal; open: boolean } | null

export function GoalLists({ goals, emptyAction }: { goals: Goal[]; emptyAction: ReactNode }) {
  const [editing, setEditing] = useState<DialogTarget>(null)
  const [deleting, setDeleting] = useState<DialogTarget>(null)
  const remove = useDeleteGoal()
  const active = sortActiveGoals(goals)
  const completed = sortCompletedGoals(goals)

  const renderList = (items: Goal[]) => (
    <ul className={styles.list}>
      {items.map((goal) => (
        <GoalItem
          key={goal.id}
          goal={goal}
          onEdit={(chosen) => setEditing({ goal: chosen, open: true })}
          onDelete={(chosen) => setDeleting({ goal: chosen, open: true })}
        />
      ))}
    </ul>
  )

  return (
    <div className={styles.lists} tabIndex={-1} role="group" aria-label="Goals">
      <p className="visually-hidden" role="status">{`${active.length} active, ${completed.length} completed`}</p>
      <section aria-labelledby="active">
        <h2 id="active" className={styles.heading}>{`Active Goals (${active.length})`}</h2>
        {active.length ? (
          renderList(active)
        ) : (
          <EmptyState title="No active goals yet. Create your first goal to get started!" action={emptyAction} />
        )}
      </section>
      <section aria-labelledby="completed">
        <h2 id="completed" className={styles.heading}>{`Completed Goals (${completed.length})`}</h2>
        {completed.length ? renderList(completed) : <p className={styles.none}>Goals you complete appear here.</p>}
      </section>
      {editing && (
        <GoalDialog
          key={editing.goal.id}
          goal={editing.goal}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open={deleting.open}
          onOpenChange={(open) => setDeleting({ ...deleting, open })}
          title="Delete this goal?"
          description={`“${isolate(deleting.goal.title)}” will be permanently deleted.`}
          confirmLabel="Delete goal"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting.goal, { onSettled: () => setDeleting({ ...deleting, open: false }) })}
        />
      )}
    </div>
  )
}
