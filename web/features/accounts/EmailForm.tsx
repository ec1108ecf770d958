import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type RequestBody, callApi, apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { changeEmailForm } from '#web/forms/settings-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './settings.module.css'

export function EmailForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changeEmailForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const change = useMutation({
    mutationFn: (body: RequestBody<'POST /api/account/email'>) => callApi('POST /api/account/email', { body }),
  })

  const submit = handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body)
      await queryClient.invalidateQueries(apiQuery('GET /api/account'))
      reset()
      toast({ title: 'Check your email', description: `We sent a link to ${body.email}.` })
    } catch (error) {
      setFormErrors(error, ['email', 'password'], setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <FieldRow>
        <Field label="New email" error={errors.email?.message}>
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field label="Your password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
      </FieldRow>
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting}>
          Change email
        </Button>
      </div>
    </form>
  )
}
