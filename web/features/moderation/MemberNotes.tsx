import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ModerationSummary } from '#contract/moderation.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { caseQuery } from './moderation-queries.ts'
import styles from './Case.module.css'

/** Notes about a member, which only staff see. */
export function MemberNotes({ summary: { id, notes }, caseId }: { summary: ModerationSummary; caseId: string }) {
  const timeZone = useTimeZone()
  const userId = useUser()?.id
  const isAdmin = useStanding().role === 'admin'
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      callApi('DELETE /api/moderation/members/{id}/notes/{noteId}', { params: { id, noteId } }),
    onSuccess: (summary) => {
      cacheSummary(caseId, summary)
      toast({ title: 'Note deleted' })
    },
    onError: (error) => showErrorToast(error),
  })
  return (
    <>
      <h3 className={styles.subheading}>Notes</h3>
      {notes.length > 0 && (
        <ul className={styles.rows} aria-label="Notes" tabIndex={-1}>
          {notes.map((note) => (
            <li key={note.id} className={styles.noteRow}>
              <div>
                <p className={styles.typed} dir="auto">
                  {note.text}
                </p>
                <p className={styles.meta}>
                  {note.by && <bdi>{note.by.username}</bdi>}
                  <time dateTime={note.createdAt}>{formatDateTime(timeZone, note.createdAt)}</time>
                </p>
              </div>
              {(isAdmin || note.by?.id === userId) && (
                <IconButton
                  icon="trash"
                  label="Delete note"
                  onClick={(event) => {
                    restoreFocusToRegion(event.currentTarget)
                    remove.mutate(note.id)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <AddNote memberId={id} caseId={caseId} />
    </>
  )
}

function AddNote({ memberId, caseId }: { memberId: string; caseId: string }) {
  const [text, setText] = useState('')
  const add = useMutation({
    mutationFn: () => callApi('POST /api/moderation/members/{id}/notes', { params: { id: memberId }, body: { text } }),
    onSuccess: (summary) => {
      setText('')
      cacheSummary(caseId, summary)
      toast({ title: 'Note added' })
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.fields['text'])) showErrorToast(error)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }

  return (
    <form className={styles.addNote} aria-label="Add a note" onSubmit={submit} noValidate>
      <Field
        label="Add a note"
        hint="Only moderators and admins see it."
        error={add.error instanceof ApiError ? add.error.fields['text'] : undefined}
      >
        {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button type="submit" busy={add.isPending}>
        Add note
      </Button>
    </form>
  )
}

function cacheSummary(caseId: string, author: ModerationSummary): void {
  queryClient.setQueryData(caseQuery(caseId).queryKey, (data) => data && { ...data, author })
}
