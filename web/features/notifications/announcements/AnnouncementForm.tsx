import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { ApiError } from '#web/api/client.ts'
import { announcementForm } from '#web/forms/announcement-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useSaveAnnouncement } from './announcement-mutations.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { AnnouncementReview } from './AnnouncementReview.tsx'
import { type FormValues, isTooLate, parseDraft, toBody, toFormValues } from './form-values.ts'
import styles from './Announcements.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The scheduled announcement to edit; a new one if omitted. */
  announcement?: ManagedAnnouncement
}

const fields = ['title', 'content', 'challengeId'] as const

/** Write an announcement, then review it. Closing the dialog keeps the text as a draft on this device. */
export function AnnouncementForm({ open, onOpenChange, announcement }: Props) {
  const id = useId()
  const timeZone = useTimeZone()
  const draft = useFormDraft(`announcement:${announcement?.id ?? 'new'}`)
  const initialValues = toFormValues(timeZone, announcement)
  const [reviewed, setReviewed] = useState<FormValues>()
  const form = useForm<FormValues>({
    resolver: zodResolver(announcementForm),
    defaultValues: { ...initialValues, ...parseDraft(draft.read()) },
  })
  const { control, getValues, handleSubmit, reset, setError } = form
  const { title, content } = useWatch({ control })
  const hasChanges = title !== initialValues.title || content !== initialValues.content
  const save = useSaveAnnouncement(announcement)

  const review = handleSubmit((values) => {
    if (isTooLate(timeZone, values))
      return setError('time', { message: 'Choose a time in the future' }, { shouldFocus: true })
    return setReviewed(values)
  })

  async function send(values: FormValues) {
    try {
      await save.mutateAsync({ body: toBody(timeZone, values), idempotencyKey: draft.getIdempotencyKey(values) })
      close()
    } catch (error) {
      setReviewed(undefined)
      const dateError = error instanceof ApiError && error.fields['sendAt']
      if (dateError) setError('date', { message: dateError })
      else setFormErrors(error, fields, setError)
    }
  }

  function close() {
    draft.discard()
    setReviewed(undefined)
    reset(initialValues)
    onOpenChange(false)
  }

  function persistDraft() {
    const values = getValues()
    if (values.title === initialValues.title && values.content === initialValues.content) draft.discard()
    else draft.save(values)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (save.isPending) return
        setReviewed(undefined)
        onOpenChange(next)
      }}
      size="wide"
      title={reviewed ? getQuestion(reviewed) : announcement ? 'Edit announcement' : 'New announcement'}
      footer={
        reviewed ? (
          <>
            <Button
              aria-disabled={save.isPending || undefined}
              onClick={() => !save.isPending && setReviewed(undefined)}
            >
              Back
            </Button>
            <Button key="send" variant="primary" busy={save.isPending} onClick={() => void send(reviewed)}>
              {reviewed.when === 'now' ? 'Send now' : 'Schedule'}
            </Button>
          </>
        ) : (
          <>
            {hasChanges && (
              <Button
                variant="quiet"
                className={styles.discard}
                onClick={() => {
                  draft.discard()
                  reset(initialValues)
                }}
              >
                {announcement ? 'Undo changes' : 'Discard draft'}
              </Button>
            )}
            <Button key="review" variant="primary" type="submit" form={id}>
              Review
            </Button>
          </>
        )
      }
    >
      {reviewed ? (
        <AnnouncementReview values={reviewed} />
      ) : (
        <form
          id={id}
          className={styles.form}
          onSubmit={(event) => void review(event)}
          onChange={persistDraft}
          noValidate
        >
          <AnnouncementFields form={form} />
        </form>
      )}
    </Dialog>
  )
}

function getQuestion({ when }: FormValues): string {
  return when === 'now' ? 'Send this announcement?' : 'Schedule this announcement?'
}
