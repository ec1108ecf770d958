import { type SubmitEvent, useRef, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { useMarkDay } from './marking.ts'
import styles from './MarkDayForm.module.css'

const maxNoteLength: typeof limits.note = 500

type Props = {
  participation: Participation
  mark: ReturnType<typeof useMarkDay>
  marked: boolean
}

export function MarkDayForm({ participation, mark, marked }: Props) {
  const { progress, challenge } = participation
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [note, setNote] = usePersistedText(`note:${participation.id}`)
  // A restored note is shown but does not take the focus.
  const [noteFieldState, setNoteFieldState] = useState<'closed' | 'restored' | 'open'>(note ? 'restored' : 'closed')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mark.isPending) return
    if (progress + 1 >= challenge.duration) restoreFocusToRegion(event.currentTarget)
    else buttonRef.current?.focus()
    setNoteFieldState('closed')
    // Keep the draft until the server has saved it, even if this screen has unmounted.
    mark.mutateAsync({ participation, note: note.trim() }).then(
      () => setNote(''),
      () => setNoteFieldState(note ? 'open' : 'closed'),
    )
  }

  return (
    <form className={styles.form} ref={keepFormInView} onSubmit={submit}>
      {noteFieldState === 'closed' ? (
        <Button
          variant="quiet"
          aria-disabled={mark.isPending || undefined}
          onClick={() => mark.isPending || setNoteFieldState('open')}
        >
          Add a note
        </Button>
      ) : (
        <Field label={`Note for day ${progress + 1}`} optional>
          {(control) => (
            <TextInput
              {...control}
              ref={noteFieldState === 'open' ? focusOnMount : undefined}
              value={note}
              maxLength={maxNoteLength}
              autoComplete="off"
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button ref={buttonRef} type="submit" variant={marked ? 'secondary' : 'primary'} busy={mark.isPending}>
        Mark Day Complete
      </Button>
    </form>
  )
}

function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
