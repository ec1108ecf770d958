import { Suspense, lazy, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { preloadDialog } from '#web/ui/Dialog.tsx'

export type GoalDialogProps = {
  /** The goal to change; without it a new one is made. */
  goal?: Goal
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadForm = () => import('./GoalForm.tsx')
const GoalForm = lazy(async () => ({ default: (await loadForm()).GoalForm }))

/** The form, its schema and the dialog around it load when it opens for the first time. */
export function GoalDialog(props: GoalDialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <GoalForm {...props} />
    </Suspense>
  )
}

export async function loadGoalDialog(): Promise<void> {
  preloadDialog()
  await loadForm()
}
