import { type FormEvent, useId, useState } from 'react'
import type { SourceAccount } from '#contract/social-sources.ts'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { useReplaceToken } from './source-mutations.ts'

type Props = { source: SourceAccount; open: boolean; onOpenChange: (open: boolean) => void }

export function TokenForm({ source: { id, displayName, hasToken }, open, onOpenChange }: Props) {
  const formId = useId()
  const [token, setToken] = useState('')
  const replace = useReplaceToken()
  const error =
    replace.error instanceof ApiError && replace.error.fields.accessToken
      ? replace.error.fields.accessToken
      : replace.error && getErrorMessage(replace.error)

  function close() {
    setToken('')
    replace.reset()
    onOpenChange(false)
  }

  function save(accessToken: string | null) {
    replace.mutate({ id, accessToken }, { onSuccess: close })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !replace.isPending && (next ? onOpenChange(true) : close())}
      title={`Access token for ${isolate(displayName)}`}
      description={
        hasToken
          ? 'A token is saved and encrypted. You can replace or delete it, but not view it.'
          : 'No token is saved, so the site’s token is used.'
      }
      footer={
        <>
          {hasToken && (
            <Button variant="quiet" busy={replace.isPending} onClick={() => save(null)}>
              Delete token
            </Button>
          )}
          <Button aria-disabled={replace.isPending || undefined} onClick={replace.isPending ? undefined : close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={token.trim() === ''} busy={replace.isPending}>
            Save token
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (token.trim() && !replace.isPending) save(token.trim())
        }}
      >
        <Field label="New access token" error={error || undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              value={token}
              onChange={({ target }) => setToken(target.value)}
              autoComplete="off"
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
