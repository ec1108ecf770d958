import { Suspense, lazy } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import type { Prompt } from './prompt-key.ts'

export type EntryDialogProps = {
  /** The entry to change; without it a new one is written. */
  entry?: JournalEntry
  /** The question to start with. */
  start?: Prompt
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadForm = () => import('./EntryForm.tsx')
const EntryForm = lazy(async () => ({ default: (await loadForm()).EntryForm }))

/** The form, its schema and the dialog around it load when it opens for the first time. Give each opening a key of its own. */
export function EntryDialog(props: EntryDialogProps) {
  return (
    <Suspense>
      <EntryForm {...props} />
    </Suspense>
  )
}

export async function loadEntryDialog(): Promise<void> {
  preloadDialog()
  await loadForm()
}
