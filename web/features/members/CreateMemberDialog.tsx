import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { StaffRole } from '#contract/standing.ts'
import type { ResponseBody } from '#web/api/client.ts'
import { createMemberForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useSite } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCreateMember } from './member-mutations.ts'
import { roleChoices } from './roles.ts'
import styles from './Members.module.css'

const defaultValues = { email: '', username: '', role: 'member' as StaffRole }

type Created = ResponseBody<'POST /api/admin/members'>

export function CreateMemberDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId()
  const { mail } = useSite()
  const [created, setCreated] = useState<Created>()
  const create = useCreateMember()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(createMemberForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      setCreated(await create.mutateAsync(body))
    } catch (error) {
      setFormErrors(error, ['email', 'username'], setError)
    }
  })

  function close() {
    if (isSubmitting) return
    reset(defaultValues)
    setCreated(undefined)
    onOpenChange(false)
  }

  if (created)
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={`${isolate(created.member.username)} is now a member`}
        description="Send them this link, so that they can set their password. It is shown only once."
        kind="alert"
        footer={<Button onClick={close}>Done</Button>}
      >
        <CreatedLink created={created} />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Create a member"
      description={
        mail
          ? 'They get an email with a link to set their password. You can also send them the link yourself.'
          : 'You get a link to send to them, so that they can set their password.'
      }
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Create member
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" inputMode="email" autoComplete="off" />
          )}
        </Field>
        <Field
          label="Username"
          optional
          hint="Leave it empty to create one from the email address."
          error={errors.username?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Choices legend="Role" choices={roleChoices} control={register('role')} />
      </form>
    </Dialog>
  )
}

function CreatedLink({ created: { link, expiresAt } }: { created: Created }) {
  const timeZone = useTimeZone()
  return (
    <LinkField
      primary
      label="Link to set their password"
      link={link}
      hint={`Works once, until ${formatDateTime(timeZone, expiresAt)}.`}
    />
  )
}
