import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { changePasswordForm } from '#web/forms/settings-forms.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { sessionsQuery } from './sessions.ts'
import styles from './settings.module.css'

export function PasswordForm() {
  const user = useUser()
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })
  const change = useMutation({
    mutationFn: (body: RequestBody<'POST /api/account/password'>) => callApi('POST /api/account/password', { body }),
  })

  const submit = handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body)
      await queryClient.invalidateQueries(sessionsQuery)
      reset()
      toast({ title: 'Password changed', description: 'You’ve been signed out everywhere else.' })
    } catch (error) {
      setFormErrors(error, ['currentPassword', 'newPassword'], setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      {/* Tell password managers which account to update. */}
      <input hidden readOnly type="text" autoComplete="username" value={user?.email} aria-hidden="true" tabIndex={-1} />
      <FieldRow>
        <Field label="Current password" error={errors.currentPassword?.message}>
          {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
        <Field
          label="New password"
          hint={<PasswordStrength password={newPassword} names={user ? [user.email, user.username] : []} />}
          error={errors.newPassword?.message}
        >
          {(control) => <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />}
        </Field>
      </FieldRow>
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  )
}
