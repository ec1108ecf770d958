import { type ReactNode, useEffect, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { useToday } from '#web/shell/today.ts'
import { useStore } from '#web/store.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { type GoalSection, groupActiveGoals, sortCompletedGoals } from './goal-dates.ts'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalItem } from './GoalItem.tsx'
import { useDeleteGoal } from './goals.ts'
import { settleGoals, settlingGoals } from './settling-goals.ts'
import cardStyles from '#web/ui/Card.module.css'
import styles from './GoalLists.module.css'

/** Keep `goal` while the dialog closes, so that the focus can return to its button. */
type DialogTarget = { goal: Goal; open: boolean; start?: 'targetDate' } | null

const sectionNames: Record<GoalSection, string> = {
  soon: 'Soon',
  later: 'Later',
  past: 'Past its date',
  undated: 'No date',
}

export function GoalLists({ goals, emptyAction }: { goals: Goal[]; emptyAction: ReactNode }) {
  const [editing, setEditing] = useState<DialogTarget>(null)
  const [deleting, setDeleting] = useState<DialogTarget>(null)
  const remove = useDeleteGoal()
  const places = useStore(settlingGoals)
  useEffect(() => settleGoals, [])
  const sections = groupActiveGoals(goals, useToday(), places)
  const completed = sortCompletedGoals(goals, places)
  const completedCount = goals.filter((goal) => goal.completed).length
  const activeCount = goals.length - completedCount

  const renderList = (items: Goal[], heading: 'h3' | 'h4') => (
    <ul className={`${cardStyles.card} ${styles.list}`}>
      {items.map((goal) => (
        <GoalItem
          key={goal.id}
          goal={goal}
          heading={heading}
          onEdit={(chosen, start) => setEditing({ goal: chosen, open: true, start })}
        />
      ))}
    </ul>
  )

  return (
    <div className={styles.lists} tabIndex={-1} role="group" aria-label="Goals">
      <p className="visually-hidden" role="status">{`${activeCount} active, ${completedCount} completed`}</p>
      <section aria-labelledby="active">
        <h2 id="active" className={styles.heading}>{`Active Goals (${activeCount})`}</h2>
        {sections.length === 0 && (
          <EmptyState title="No active goals yet. Create your first goal to get started!" action={emptyAction} />
        )}
        {sections.map(({ section, goals: items }) => (
          <section key={section} className={styles.section} aria-labelledby={`active-${section}`}>
            <h3 id={`active-${section}`}>{sectionNames[section]}</h3>
            {renderList(items, 'h4')}
          </section>
        ))}
      </section>
      <section aria-labelledby="completed">
        <h2 id="completed" className={styles.heading}>{`Completed Goals (${completedCount})`}</h2>
        {completed.length > 0 && renderList(completed, 'h3')}
        {completedCount === 0 && completed.length === 0 && (
          <p className={styles.none}>Goals you complete appear here.</p>
        )}
      </section>
      {editing && (
        <GoalDialog
          key={editing.goal.id}
          goal={editing.goal}
          start={editing.start}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
          onDelete={() => {
            setEditing({ ...editing, open: false })
            setDeleting({ goal: editing.goal, open: true })
          }}
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
