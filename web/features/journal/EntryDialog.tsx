import type { JournalEntry } from '#contract/journal.ts'
import { dialogOnFirstUse } from '#web/ui/Dialog.tsx'
import type { Prompt } from './prompt-key.ts'

export type EntryDialogProps = {
  /** The entry to change; without it a new one is written. */
  entry?: JournalEntry
  /** The question to start with. */
  start?: Prompt
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form, its schema and the dialog around it load when it opens for the first time. Give each opening a key of its own. */
export const EntryDialog = dialogOnFirstUse<EntryDialogProps>(async () => (await import('./EntryForm.tsx')).EntryForm)
