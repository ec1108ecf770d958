import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { memberNoteForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useAddNote, useDeleteNote } from './member-mutations.ts'
import { moderationSummaryQuery } from './member-queries.ts'
import styles from './MemberPage.module.css'

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

function NoteForm({ memberId }: { memberId: string }) {
  const add = useAddNote(memberId)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(memberNoteForm),
    defaultValues: { text: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      await add.mutateAsync(body)
      reset()
    } catch (error) {
      setFormErrors(error, ['text'], setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="New note" hint="What other moderators should know." error={errors.text?.message}>
        {(control) => <TextArea {...control} {...register('text')} rows={3} />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          Add note
        </Button>
      </div>
    </form>
  )
}
