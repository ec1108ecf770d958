import { useCallback, useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useDeleteEntry, useEntries } from './entries.ts'
import { deleteEntryDraft, excerpt, toEntryValues } from './entry-values.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryItem } from './EntryItem.tsx'
import styles from './Entries.module.css'

/** Keep `entry` while the dialog closes, so that the focus can return to its button. */
type DialogTarget = { entry: JournalEntry; open: boolean; openCount: number } | null

export function Entries({ onStart }: { onStart: () => void }) {
  const result = useEntries()
  const { entries, error, hasNextPage, fetchNextPage, isFetchingNextPage } = result
  const [editing, setEditing] = useState<DialogTarget>(null)
  const [deleting, setDeleting] = useState<DialogTarget>(null)
  const edit = useCallback((entry: JournalEntry) => setEditing((previous) => createDialogTarget(entry, previous)), [])
  const remove = useCallback(
    (entry: JournalEntry) => setDeleting((previous) => createDialogTarget(entry, previous)),
    [],
  )

  return (
    <>
      {entries ? (
        entries.length ? (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.item} data-row={entry.id}>
                <EntryItem entry={entry} onEdit={edit} onDelete={remove} />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState
            title="Start Your Reflection Journey"
            action={
              <Button aria-haspopup="dialog" onClick={onStart}>
                Start with a question
              </Button>
            }
          >
            Take ten minutes to answer one question.
          </EmptyState>
        )
      ) : (
        <LoadingState result={result}>
          <Skeleton count={3} />
        </LoadingState>
      )}
      {entries && hasNextPage && (
        <LoadMore
          busy={isFetchingNextPage}
          error={error ? getErrorMessage(error) : undefined}
          onLoadMore={() => void fetchNextPage()}
        >
          Show older entries
        </LoadMore>
      )}
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
