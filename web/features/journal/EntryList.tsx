import { useCallback, useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { useUser } from '#web/shell/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useDeleteEntry } from './entries.ts'
import { deleteEntryDraft, excerpt, toEntryValues } from './entry-values.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryItem } from './EntryItem.tsx'
import styles from './EntryList.module.css'

/** Keep `entry` while the dialog closes, so that the focus can return to its button. */
type DialogTarget = { entry: JournalEntry; open: boolean; openCount: number } | null

type Props = {
  /** By their day. */
  entries: readonly JournalEntry[]
  /** What was searched for, to mark it. */
  words?: readonly string[]
}

export function EntryList({ entries, words }: Props) {
  const [editing, setEditing] = useState<DialogTarget>(null)
  const [deleting, setDeleting] = useState<DialogTarget>(null)
  const edit = useCallback((entry: JournalEntry) => setEditing((previous) => createDialogTarget(entry, previous)), [])
  const remove = useCallback(
    (entry: JournalEntry) => setDeleting((previous) => createDialogTarget(entry, previous)),
    [],
  )
  return (
    <>
      <ol className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.item} data-row={entry.id}>
            <EntryItem
              entry={entry}
              startsDay={entries[index - 1]?.entryDate !== entry.entryDate}
              words={words}
              onEdit={edit}
              onDelete={remove}
            />
          </li>
        ))}
      </ol>
      {editing && (
        <EntryDialog
          key={`${editing.entry.id} ${editing.openCount}`}
          entry={editing.entry}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      )}
      {deleting && (
        <DeleteEntry
          entry={deleting.entry}
          open={deleting.open}
          onOpenChange={(open) => setDeleting({ ...deleting, open })}
        />
      )}
    </>
  )
}

function DeleteEntry({
  entry,
  open,
  onOpenChange,
}: {
  entry: JournalEntry
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const userId = useUser()?.id ?? ''
  const remove = useDeleteEntry()
  const { title, content } = toEntryValues(entry)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this entry?"
      description={`“${isolate(title || excerpt(content, 80))}” will be permanently deleted.`}
      confirmLabel="Delete entry"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(entry, {
          onSuccess: () => deleteEntryDraft(userId, entry.id),
          onSettled: () => onOpenChange(false),
        })
      }
    />
  )
}

function createDialogTarget(entry: JournalEntry, previous: DialogTarget): DialogTarget {
  return { entry, open: true, openCount: (previous?.openCount ?? 0) + 1 }
}
