import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Invitation } from '#contract/invitations.ts'
import { invitationForm, memberInvitationLimits } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useStanding } from '#web/shell/standing.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { LinkField } from '#web/ui/LinkField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCreateInvitation } from './invitation-queries.ts'
import { useShareTitle } from './share-title.ts'
import styles from './Invitations.module.css'

const defaultValues = { note: '', maxUses: '1', days: '14' }

const peopleChoices = [1, 2, 3, 5, 10, 25, 100]
const dayChoices = [1, 3, 7, 14, 30, 90, 365]

export function InvitationDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId()
  const isStaff = useStanding().role !== 'member'
  const [invitation, setInvitation] = useState<Invitation>()
  const create = useCreateInvitation()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(invitationForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ note, maxUses, days }) => {
    try {
      setInvitation(
        await create.mutateAsync({
          note,
          maxUses: maxUses === '' ? null : Number(maxUses),
          days: days === '' ? null : Number(days),
        }),
      )
    } catch (error) {
      setFormErrors(error, ['note', 'maxUses', 'days'], setError)
    }
  })

  function close() {
    if (isSubmitting) return
    reset(defaultValues)
    setInvitation(undefined)
    onOpenChange(false)
  }

  if (invitation)
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title="Your invitation is ready"
        description="Send this link to the people you invite. You can find it in the list, too."
        footer={<Button onClick={close}>Done</Button>}
      >
        <NewLink invitation={invitation} />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="New invitation"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Create invitation
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Who is it for?" optional hint="Only you and admins see this." error={errors.note?.message}>
          {(control) => <TextInput {...control} {...register('note')} autoComplete="off" />}
        </Field>
        <FieldRow>
          <Field label="How many people" error={errors.maxUses?.message}>
            {(control) => (
              <Select {...control} {...register('maxUses')}>
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
          </Field>
          <Field label="How long" error={errors.days?.message}>
            {(control) => (
              <Select {...control} {...register('days')}>
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
          </Field>
        </FieldRow>
      </form>
    </Dialog>
  )
}

function NewLink({ invitation }: { invitation: Invitation }) {
  return <LinkField primary label="Invitation link" link={invitation.url} shareTitle={useShareTitle()} />
}
