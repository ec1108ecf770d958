import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/account-fields.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { deleteAccountForm } from '#web/forms/settings-forms.ts'
import { paths } from '#web/paths.ts'
import { deleteMemberStorage } from '#web/shell/member-storage.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { persistToast } from '#web/ui/toast.ts'
import styles from './DeleteAccountDialog.module.css'

const defaultValues = { password: '', posts: 'keep' as const }

const choices = [
  { value: 'keep', label: 'Keep my posts', hint: 'They will be shown as written by “deleted member”.' },
  {
    value: 'remove',
    label: 'Delete my posts',
    hint: 'Discussions with replies from others stay, but without your text.',
  },
] as const

export function DeleteAccountDialog({
  user,
  open,
  onOpenChange,
}: {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const id = useId()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(deleteAccountForm),
    defaultValues,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const busy = isSubmitting || isSubmitSuccessful
  const remove = useMutation({
    mutationFn: (body: RequestBody<'POST /api/account/delete'>) => callApi('POST /api/account/delete', { body }),
  })

  const submit = handleSubmit(async (body) => {
    try {
      await remove.mutateAsync(body)
      deleteMemberStorage(user.id)
      persistToast({ title: 'Account deleted', description: 'Your private data has been deleted.' })
      location.assign(paths.home())
    } catch (error) {
      setFormErrors(error, ['password'], setError)
    }
  })

  function close() {
    if (busy) return
    reset(defaultValues)
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Delete your account?"
      description="This happens immediately and can’t be undone. Backups of this site may keep your data for a while. Download it first if you want a copy."
      kind="alert"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="destructive" type="submit" form={id} busy={busy}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Choices legend="Your community posts" choices={choices} control={register('posts')} />
        <Field label="Your password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
      </form>
    </Dialog>
  )
}
