import type { Goal } from '#contract/goals.ts'
import { dialogOnFirstUse } from '#web/ui/Dialog.tsx'

export type GoalDialogProps = {
  /** The goal to change; without it a new one is made. */
  goal?: Goal
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form, its schema and the dialog around it load when it opens for the first time. */
export const GoalDialog = dialogOnFirstUse<GoalDialogProps>(async () => (await import('./GoalForm.tsx')).GoalForm)
