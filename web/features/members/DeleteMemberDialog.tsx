import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { MemberDetail } from '#contract/members.ts'
import { deleteMemberForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { forgetMember, useDeleteMember } from './member-mutations.ts'
import styles from './Members.module.css'

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
  const id = useId()
  const navigate = useNavigate()
  const remove = useDeleteMember(member)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(deleteMemberForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    if (body.username.toLowerCase() !== member.username.toLowerCase()) {
      setError('username', { message: 'That’s not their username' }, { shouldFocus: true })
      return
    }
    try {
      await remove.mutateAsync(body)
      toast({ title: 'Account deleted', description: isolate(member.username) })
      await navigate(paths.members(), { replace: true })
      forgetMember(member.id)
    } catch (error) {
      setFormErrors(error, ['username'], setError)
    }
  })

  function close() {
    if (isSubmitting) return
    reset(defaultValues)
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Delete the account of ${isolate(member.username)}?`}
      description="This happens immediately and can’t be undone. Backups of this site may keep their data for a while."
      kind="alert"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="destructive" type="submit" form={id} busy={isSubmitting}>
            Delete account
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Choices legend="Their posts" choices={choices} control={register('posts')} />
        <Field label={`Type ${isolate(member.username)} to confirm`} error={errors.username?.message}>
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
      </form>
    </Dialog>
  )
}
