import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { textOf } from '#web/api/client.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useDeleteEntry, useEntries } from './entries.ts'
import { dropEntryDraft, excerpt, valuesOf } from './entry-text.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryItem } from './EntryItem.tsx'
import styles from './Entries.module.css'

/** `entry` stays while the dialog closes, so that the keyboard finds its way back. */
type Asked = { entry: JournalEntry; open: boolean; opening: number } | null

export function Entries({ onStart }: { onStart: () => void }) {
  const { entries, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries()
  const [editing, setEditing] = useState<Asked>(null)
  const [deleting, setDeleting] = useState<Asked>(null)

  return (
    <>
      {entries ? (
        entries.length ? (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryItem
                  entry={entry}
                  onEdit={(chosen) => setEditing(asked(chosen, editing))}
                  onDelete={(chosen) => setDeleting(asked(chosen, deleting))}
                />
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
            Ten minutes, one question, no audience.
          </EmptyState>
        )
      ) : error ? (
        <ErrorState text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="card" count={3} />
      )}
      {entries && hasNextPage && (
        <LoadMore
          busy={isFetchingNextPage}
          error={error ? textOf(error) : undefined}
          onMore={() => void fetchNextPage()}
        >
          Show older entries
        </LoadMore>
      )}
      {editing && (
        <EntryDialog
          key={`${editing.entry.id} ${editing.opening}`}
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
  const { title, content } = valuesOf(entry)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this entry?"
      description={`"${title || excerpt(content, 80)}" goes for good.`}
      confirm="Delete entry"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(entry, {
          onSuccess: () => dropEntryDraft(userId, entry.id),
          onSettled: () => onOpenChange(false),
        })
      }
    />
  )
}

function asked(entry: JournalEntry, before: Asked): Asked {
  return { entry, open: true, opening: (before?.opening ?? 0) + 1 }
}
