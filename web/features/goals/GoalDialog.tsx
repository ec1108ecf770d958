import { lazyDialog } from '#web/ui/Dialog.tsx'
import type { GoalFormProps } from './GoalForm.tsx'

/** The form, its schema and the dialog around it load when it opens for the first time. */
export const GoalDialog = lazyDialog<GoalFormProps>(async () => (await import('./GoalForm.tsx')).GoalForm)
