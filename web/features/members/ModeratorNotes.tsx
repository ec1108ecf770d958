import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useDeleteNote } from './member-mutations.ts'
import { moderationSummaryQuery } from './member-queries.ts'
import styles from './MemberPage.module.css'

const NoteForm = lazyComponent(async () => (await import('./NoteForm.tsx')).NoteForm, {
  fallback: () => <Skeleton shape="row" count={2} />,
})

export function ModeratorNotes({ memberId }: { memberId: string }) {
  const timeZone = useTimeZone()
  const result = useQuery(moderationSummaryQuery(memberId))
  const remove = useDeleteNote(memberId)
  return (
    <Loaded result={result}>
      {({ notes }) => (
        <>
          {notes.length > 0 && (
            <ul className={styles.entries} aria-label="Notes">
              {notes.map(({ id, text, by, createdAt }) => (
                <li key={id} className={styles.note}>
                  <div>
                    <p className={styles.text} dir="auto">
                      {text}
                    </p>
                    <p className={styles.meta}>
                      <bdi>{by?.username ?? 'Deleted member'}</bdi>,{' '}
                      <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
                    </p>
                  </div>
                  <IconButton
                    ref={restoreFocusOnUnmount}
                    icon="trash"
                    label="Delete note"
                    onClick={() => remove.mutate(id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <NoteForm memberId={memberId} />
        </>
      )}
    </Loaded>
  )
}
