import { lazyDialog } from '#web/ui/Dialog.tsx'
import type { GoalFormProps } from './GoalForm.tsx'

export const GoalDialog = lazyDialog<GoalFormProps>(async () => (await import('./GoalForm.tsx')).GoalForm)
