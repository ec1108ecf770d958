import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { announcementCorrection } from '#web/forms/announcement-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCorrectAnnouncement } from './announcement-mutations.ts'
import styles from './Announcements.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; announcement: ManagedAnnouncement }

const fields = ['title', 'content'] as const

/** Change the text of an announcement that was sent. */
export function CorrectionForm({ open, onOpenChange, announcement }: Props) {
  const id = useId()
  const { title, content } = announcement
  const { register, handleSubmit, getValues, setError, reset, formState } = useForm({
    resolver: zodResolver(announcementCorrection),
    defaultValues: { title, content },
  })
  const { errors, isSubmitting } = formState
  const correct = useCorrectAnnouncement(announcement)

  const submit = handleSubmit(async (body) => {
    try {
      await correct.mutateAsync(body)
      onOpenChange(false)
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isSubmitting && onOpenChange(next)}
      size="wide"
      title="Edit announcement"
      description="Members see the new text in the app. Emails that were already sent don’t change."
      footer={
        <>
          <Button
            aria-disabled={isSubmitting || undefined}
            onClick={() => {
              if (isSubmitting) return
              reset()
              onOpenChange(false)
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Save changes
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Title" error={errors.title?.message}>
          {(field) => <TextInput {...field} {...register('title')} autoComplete="off" readOnly={isSubmitting} />}
        </Field>
        <MarkdownField
          label="Text"
          error={errors.content?.message}
          getValue={() => getValues('content')}
          readOnly={isSubmitting}
          {...register('content')}
        />
      </form>
    </Dialog>
  )
}
