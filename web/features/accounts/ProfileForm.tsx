import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/account-fields.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { profileForm } from '#web/forms/settings-forms.ts'
import { userQuery } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './settings.module.css'

const fields = ['username', 'firstName', 'lastName', 'timeZone'] as const

export function ProfileForm({ user }: { user: User }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(profileForm),
    values: toFormValues(user),
    // The time zone can change outside of this form.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const save = useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/account'>) => callApi('PATCH /api/account', { body }),
  })
  const zones = useMemo(() => listTimeZones(user.timeZone), [user.timeZone])

  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync(body)
      queryClient.setQueryData(userQuery.queryKey, saved)
      reset(toFormValues(saved))
      toast({ title: 'Profile saved' })
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Username" hint="Other members see this name." error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <FieldRow>
        <Field label="First name" optional error={errors.firstName?.message}>
          {(control) => <TextInput {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" optional error={errors.lastName?.message}>
          {(control) => <TextInput {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </FieldRow>
      <Field label="Time zone" hint="Decides when your day starts and ends." error={errors.timeZone?.message}>
        {(control) => (
          <Select {...control} {...register('timeZone')}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.foot}>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          Save profile
        </Button>
      </div>
    </form>
  )
}

function toFormValues({ username, firstName, lastName, timeZone }: User) {
  return { username, firstName: firstName ?? '', lastName: lastName ?? '', timeZone }
}

function listTimeZones(currentTimeZone: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', currentTimeZone])].sort()
}
