import { useNavigate } from 'react-router'
import type { MemberDetail } from '#contract/members.ts'
import { FormChoices } from '#web/forms/FormChoices.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { deleteMemberForm } from '#web/forms/member-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { isolate } from '#web/ui/isolate.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { forgetMember, useDeleteMember } from './member-mutations.ts'

const defaultValues = { username: '', posts: 'keep' as const }

const choices = [
  { value: 'keep', label: 'Keep their posts', hint: 'They will be shown as written by “deleted member”.' },
  {
    value: 'remove',
    label: 'Delete their posts',
    hint: 'Discussions with replies from others stay, but without their text.',
  },
] as const

type Props = { member: MemberDetail; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteMemberDialog({ member, open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const deleteMember = useDeleteMember(member)
  const form = useFormSubmit({
    schema: deleteMemberForm,
    defaultValues,
    async save(body, { setError }) {
      if (body.username.toLowerCase() !== member.username.toLowerCase())
        return setError('username', { message: 'That’s not their username' }, { shouldFocus: true })
      await deleteMember.mutateAsync(body)
      toast({ title: 'Account deleted', description: isolate(member.username) })
      await navigate(paths.members(), { replace: true })
      return forgetMember(member.id)
    },
  })

  function close() {
    form.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title={`Delete the account of ${isolate(member.username)}?`}
      description="This happens immediately and can’t be undone. Backups of this site keep their data for up to five weeks, and copies of them elsewhere may keep it longer."
      kind="alert"
      submitLabel="Delete account"
      submitVariant="destructive"
    >
      <FormChoices form={form} name="posts" legend="Their posts" choices={choices} />
      <FormField form={form} name="username" label={`Type ${isolate(member.username)} to confirm`}>
        {(control) => <TextInput {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FormField>
    </FormDialog>
  )
}
