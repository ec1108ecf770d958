import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { sourceForm } from '#web/forms/source-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useAddSource } from './source-mutations.ts'
import styles from './Sources.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const defaultValues = { platform: 'instagram' as const, handle: '', displayName: '', accessToken: '' }

export function SourceForm({ open, onOpenChange }: Props) {
  const id = useId()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(sourceForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState
  const add = useAddSource()

  function close() {
    // Clear the token from the page.
    reset(defaultValues)
    onOpenChange(false)
  }

  const submit = handleSubmit(async (body) => {
    try {
      await add.mutateAsync(body)
      close()
    } catch (error) {
      setFormErrors(error, ['handle', 'displayName', 'accessToken'], setError)
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isSubmitting && (next ? onOpenChange(true) : close())}
      title="Add an Instagram account"
      description="Use a professional account that the token can read. Its posts are fetched every hour."
      footer={
        <>
          <Button aria-disabled={isSubmitting || undefined} onClick={isSubmitting ? undefined : close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Add account
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Instagram user ID" hint="Digits, such as 17841405822304914." error={errors.handle?.message}>
          {(control) => <TextInput {...control} {...register('handle')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field label="Name" optional hint="A name to identify the account." error={errors.displayName?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('displayName', { setValueAs: (text: string) => text.trim() || undefined })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Access token"
          optional
          hint="Encrypted and never shown again. Leave empty to use the site’s token."
          error={errors.accessToken?.message}
        >
          {(control) => <PasswordInput {...control} {...register('accessToken')} autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  )
}
