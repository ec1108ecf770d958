import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { Application } from '#contract/applications.ts'
import { refusalForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useRefuse } from './member-mutations.ts'
import styles from './Members.module.css'

type Props = { application: Application; open: boolean; onOpenChange: (open: boolean) => void }

export function RefuseDialog({ application, open, onOpenChange }: Props) {
  const id = useId()
  const { mail } = useSite()
  const refuse = useRefuse(application)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(refusalForm),
    defaultValues: { message: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      await refuse.mutateAsync(body)
    } catch (error) {
      setFormErrors(error, ['message'], setError)
    }
  })

  function close() {
    if (isSubmitting) return
    reset()
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Decline ${isolate(application.username)}?`}
      description="The request and its answers are deleted. They can ask again."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="destructive" type="submit" form={id} busy={isSubmitting}>
            Decline request
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        {mail ? (
          <Field label="Message" optional hint="Sent by email." error={errors.message?.message}>
            {(control) => <TextArea {...control} {...register('message')} />}
          </Field>
        ) : (
          <p>This site can’t send email, so they aren’t told.</p>
        )}
      </form>
    </Dialog>
  )
}
