import { lazyDialog } from '#web/ui/Dialog.tsx'
import type { EntryFormProps } from './EntryForm.tsx'

/** The form, its schema and the dialog around it load when it opens for the first time. Give each opening a key of its own. */
export const EntryDialog = lazyDialog<EntryFormProps>(async () => (await import('./EntryForm.tsx')).EntryForm)
