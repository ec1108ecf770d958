import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { memberNoteForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useAddNote } from './member-mutations.ts'
import styles from './MemberPage.module.css'

export function NoteForm({ memberId }: { memberId: string }) {
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
