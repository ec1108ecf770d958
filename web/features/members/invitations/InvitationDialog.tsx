import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { invitationForm, memberInvitationLimits } from '#web/forms/member-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useStanding } from '#web/shell/standing.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { LinkField } from '#web/ui/LinkField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCreateInvitation } from './invitation-queries.ts'
import { useShareTitle } from './share-title.ts'

const defaultValues = { note: '', maxUses: '1', days: '14' }

const peopleChoices = [1, 2, 3, 5, 10, 25, 100]
const dayChoices = [1, 3, 7, 14, 30, 90, 365]

export function InvitationDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const isStaff = useStanding().role !== 'member'
  const [invitation, setInvitation] = useState<Invitation>()
  const createInvitation = useCreateInvitation()
  const form = useFormSubmit({
    schema: invitationForm,
    defaultValues,
    async save({ note, maxUses, days }) {
      const limits = { maxUses: maxUses === '' ? null : Number(maxUses), days: days === '' ? null : Number(days) }
      setInvitation(await createInvitation.mutateAsync({ note, ...limits }))
    },
  })

  function close() {
    form.reset()
    setInvitation(undefined)
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="New invitation"
      submitLabel="Create invitation"
      replacement={
        invitation && {
          title: 'Your invitation is ready',
          description: 'Send this link to the people you invite. You can find it in the list, too.',
          footer: <Button onClick={close}>Done</Button>,
          children: <NewLink invitation={invitation} />,
        }
      }
    >
      <FormField form={form} name="note" label="Who is it for?" optional hint="Only you and admins see this.">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="maxUses" label="How many people">
          {(control) => (
            <Select {...control}>
              {peopleChoices
                .filter((uses) => isStaff || uses <= memberInvitationLimits.uses)
                .map((uses) => (
                  <option key={uses} value={uses}>
                    {uses === 1 ? '1 person' : `${uses} people`}
                  </option>
                ))}
              {isStaff && <option value="">No limit</option>}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="days" label="How long">
          {(control) => (
            <Select {...control}>
              {dayChoices
                .filter((days) => isStaff || days <= memberInvitationLimits.days)
                .map((days) => (
                  <option key={days} value={days}>
                    {days === 1 ? '1 day' : days === 365 ? '1 year' : `${days} days`}
                  </option>
                ))}
              {isStaff && <option value="">No expiry</option>}
            </Select>
          )}
        </FormField>
      </FieldRow>
    </FormDialog>
  )
}

function NewLink({ invitation }: { invitation: Invitation }) {
  return <LinkField primary focused label="Invitation link" link={invitation.url} shareTitle={useShareTitle()} />
}
