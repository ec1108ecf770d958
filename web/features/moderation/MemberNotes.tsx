import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ModerationSummary } from '#contract/moderation.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { FormActions } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './MemberRecord.module.css'

type Props = {
  summary: ModerationSummary
  /** Called with the new summary after a note was added or deleted. */
  onChange: (summary: ModerationSummary) => void
}

/** Notes about a member, which only staff see. */
export function MemberNotes({ summary: { id, notes }, onChange }: Props) {
  const timeZone = useTimeZone()
  const userId = useUser()?.id
  const isAdmin = useStanding().role === 'admin'
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      callApi('DELETE /api/moderation/members/{id}/notes/{noteId}', { params: { id, noteId } }),
    onSuccess: (summary) => {
      onChange(summary)
      toast({ title: 'Note deleted' })
    },
    onError: (error) => showErrorToast(error),
  })
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.rows} aria-label="Notes">
          {notes.map(({ id: noteId, text, by, createdAt }) => (
            <li key={noteId} className={styles.note}>
              <div>
                <p className={styles.text} dir="auto">
                  {text}
                </p>
                <p className={styles.meta}>
                  <bdi>{by?.username ?? 'Deleted member'}</bdi>
                  <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
                </p>
              </div>
              {(isAdmin || by?.id === userId) && (
                <IconButton
                  ref={restoreFocusOnUnmount}
                  icon={rareIcons.trash}
                  label="Delete note"
                  onClick={() => remove.mutate(noteId)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <AddNote memberId={id} onAdd={onChange} />
    </>
  )
}

function AddNote({ memberId, onAdd }: { memberId: string; onAdd: Props['onChange'] }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useMutation({
    mutationFn: () => callApi('POST /api/moderation/members/{id}/notes', { params: { id: memberId }, body: { text } }),
    onSuccess: (summary) => {
      setText('')
      onAdd(summary)
      toast({ title: 'Note added' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields['text']) field.current?.focus()
      else showErrorToast(error)
    },
  })

  const form = useMutationForm(add, add.mutate, ['text'])

  return (
    <form className={styles.form} aria-label="Add a note" onSubmit={form.submit} noValidate>
      <Field label="New note" hint="Only moderators and admins see it." error={form.fieldErrors.text}>
        {(control) => (
          <TextArea {...control} ref={field} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          Add note
        </Button>
      </FormActions>
    </form>
  )
}
