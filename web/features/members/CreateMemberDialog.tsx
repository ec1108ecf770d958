import { useState } from 'react'
import type { StaffRole } from '#contract/standing.ts'
import type { ResponseBody } from '#web/api/client.ts'
import { FormChoices } from '#web/forms/FormChoices.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { createMemberForm } from '#web/forms/member-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useSite } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCreateMember } from './member-mutations.ts'
import { roleChoices } from './roles.ts'

const defaultValues = { email: '', username: '', role: 'member' as StaffRole }

type Created = ResponseBody<'POST /api/admin/members'>

export function CreateMemberDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { mail } = useSite()
  const [created, setCreated] = useState<Created>()
  const createMember = useCreateMember()
  const form = useFormSubmit({
    schema: createMemberForm,
    defaultValues,
    save: async (body) => setCreated(await createMember.mutateAsync(body)),
  })

  function close() {
    form.reset()
    setCreated(undefined)
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="Create a member"
      description={
        mail
          ? 'They get an email with a link to set their password. You can also send them the link yourself.'
          : 'You get a link to send to them, so that they can set their password.'
      }
      submitLabel="Create member"
      replacement={
        created && {
          title: `${isolate(created.member.username)} is now a member`,
          description: 'Send them this link, so that they can set their password. It is shown only once.',
          kind: 'alert',
          footer: <Button onClick={close}>Done</Button>,
          children: <CreatedLink created={created} />,
        }
      }
    >
      <FormField form={form} name="email" label="Email">
        {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="username"
        label="Username"
        optional
        hint="Leave it empty to create one from the email address."
      >
        {(control) => <TextInput {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormChoices form={form} name="role" legend="Role" choices={roleChoices} />
    </FormDialog>
  )
}

function CreatedLink({ created: { link, expiresAt } }: { created: Created }) {
  const timeZone = useTimeZone()
  return (
    <LinkField
      primary
      focused
      label="Link to set their password"
      link={link}
      hint={`Works once, until ${formatDateTime(timeZone, expiresAt)}.`}
    />
  )
}
