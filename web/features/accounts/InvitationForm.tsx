import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { parseInvitationLink, storeInvitation } from './invitation-token.ts'
import styles from '#web/shell/AccountLayout.module.css'

/** Accepts the link of an invitation that was pasted. */
export function InvitationForm({ onEnter }: { onEnter: (token: string) => void }) {
  const [text, setText] = useState('')
  const [hasError, setHasError] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const token = parseInvitationLink(text)
    setHasError(!token)
    if (token) {
      storeInvitation(token)
      onEnter(token)
    } else field.current?.focus()
  }

  return (
    <form method="post" className={styles.fields} onSubmit={submit} noValidate>
      <Field
        label="Invitation link"
        hint="Open the link you were sent, or paste it here."
        error={hasError ? 'This isn’t an invitation link' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button variant="primary" type="submit">
        Continue
      </Button>
    </form>
  )
}
