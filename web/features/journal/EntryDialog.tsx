import { lazyDialog } from '#web/ui/Dialog.tsx'
import type { EntryFormProps } from './EntryForm.tsx'

/** Load the form on first use. Give each opening its own key, so that the form starts from the latest draft. */
export const EntryDialog = lazyDialog<EntryFormProps>(async () => (await import('./EntryForm.tsx')).EntryForm)
