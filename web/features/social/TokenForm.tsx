import { useState } from 'react'
import type { SourceAccount } from '#contract/social-sources.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { useReplaceToken } from './source-mutations.ts'

type Props = { source: SourceAccount; open: boolean; onOpenChange: (open: boolean) => void }

export function TokenForm({ source: { id, displayName, hasToken }, open, onOpenChange }: Props) {
  const [token, setToken] = useState('')
  const replace = useReplaceToken()
  function close() {
    setToken('')
    replace.reset()
    onOpenChange(false)
  }

  const save = (accessToken: string | null) => replace.mutate({ id, accessToken }, { onSuccess: close })
  const form = useMutationForm(replace, () => save(token.trim()), ['accessToken'])

  return (
    <FormDialog
      // Both kinds of errors are shown at the only field.
      form={{ ...form, error: undefined }}
      open={open}
      onOpenChange={close}
      title={`Access token for ${isolate(displayName)}`}
      description={
        hasToken
          ? 'A token is saved and encrypted. You can replace or delete it, but not view it.'
          : 'No token is saved, so the site’s token is used.'
      }
      submitLabel="Save token"
      canSubmit={token.trim() !== ''}
      footerStart={
        hasToken && (
          <Button variant="quiet" busy={form.busy} onClick={() => save(null)}>
            Delete token
          </Button>
        )
      }
    >
      <Field label="New access token" error={form.fieldErrors.accessToken ?? form.error}>
        {(control) => (
          <PasswordInput
            {...control}
            value={token}
            onChange={({ target }) => setToken(target.value)}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  )
}
