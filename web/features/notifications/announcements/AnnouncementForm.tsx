import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { ApiError } from '#web/api/client.ts'
import { announcementForm } from '#web/forms/announcement-forms.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { useSaveAnnouncement } from './announcement-mutations.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { AnnouncementReview } from './AnnouncementReview.tsx'
import { type FormValues, isTooLate, parseDraft, toBody, toFormValues } from './form-values.ts'
import formStyles from '#web/forms/Form.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The scheduled announcement to edit; a new one if omitted. */
  announcement?: ManagedAnnouncement
}

/** Write an announcement, then review it. Closing the dialog keeps the text as a draft on this device. */
export function AnnouncementForm({ open, onOpenChange, announcement }: Props) {
  const timeZone = useTimeZone()
  const draft = useFormDraft(`announcement:${announcement?.id ?? 'new'}`)
  const initialValues = toFormValues(timeZone, announcement)
  const [reviewed, setReviewed] = useState<FormValues>()
  const form = useFormSubmit({
    schema: announcementForm,
    defaultValues: { ...initialValues, ...parseDraft(draft.read()) },
    fields: ['title', 'content', 'challengeId'],
    save: (values, { setError }) =>
      isTooLate(timeZone, values)
        ? setError('time', { message: 'Choose a time in the future' }, { shouldFocus: true })
        : setReviewed(values),
  })
  const { control, getValues, reset, setError, showError } = form
  const { title, content } = useWatch({ control })
  const hasChanges = title !== initialValues.title || content !== initialValues.content
  const saveAnnouncement = useSaveAnnouncement(announcement)
  const sending = saveAnnouncement.isPending

  async function send(values: FormValues) {
    try {
      const body = toBody(timeZone, values)
      await saveAnnouncement.mutateAsync({ body, idempotencyKey: draft.getIdempotencyKey(values) })
      close()
    } catch (error) {
      setReviewed(undefined)
      const dateError = error instanceof ApiError && error.fields['sendAt']
      if (dateError) setError('date', { message: dateError })
      else showError(error)
    }
  }

  function close() {
    draft.discard()
    setReviewed(undefined)
    reset(initialValues)
    onOpenChange(false)
  }

  function discardDraft() {
    draft.discard()
    reset(initialValues)
  }

  function persistDraft() {
    const values = getValues()
    if (values.title === initialValues.title && values.content === initialValues.content) draft.discard()
    else draft.save(values)
  }

  return (
    <FormDialog
      form={{ ...form, busy: sending }}
      open={open}
      onOpenChange={(next) => {
        setReviewed(undefined)
        onOpenChange(next)
      }}
      size="wide"
      title={announcement ? 'Edit announcement' : 'New announcement'}
      submitLabel="Review"
      onCancel={null}
      onFormChange={persistDraft}
      footerStart={
        hasChanges && (
          <Button variant="quiet" className={formStyles.first} onClick={discardDraft}>
            {announcement ? 'Undo changes' : 'Discard draft'}
          </Button>
        )
      }
      replacement={
        reviewed && {
          title: getQuestion(reviewed),
          children: <AnnouncementReview values={reviewed} />,
          footer: (
            <>
              <Button aria-disabled={sending || undefined} onClick={() => !sending && setReviewed(undefined)}>
                Back
              </Button>
              <Button key="send" variant="primary" busy={sending} onClick={() => void send(reviewed)}>
                {reviewed.when === 'now' ? 'Send now' : 'Schedule'}
              </Button>
            </>
          ),
        }
      }
    >
      <AnnouncementFields form={form} />
    </FormDialog>
  )
}

function getQuestion({ when }: FormValues): string {
  return when === 'now' ? 'Send this announcement?' : 'Schedule this announcement?'
}
