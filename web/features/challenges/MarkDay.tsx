import { type SubmitEvent, useRef, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { useKeptText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { keepPlace } from '#web/ui/keep-place.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { useMarkDay } from './participation.ts'
import styles from './MarkDay.module.css'

const noteLength: typeof limits.note = 500

type Props = {
  participation: Participation
  mark: ReturnType<typeof useMarkDay>
  /** Today has a day already: the button stands back. */
  marked: boolean
}

/** Marks the next day, with a line about it for those who want one. */
export function MarkDay({ participation, mark, marked }: Props) {
  const { progress, challenge } = participation
  const button = useRef<HTMLButtonElement>(null)
  const [note, setNote] = useKeptText(`note:${participation.id}`)
  // What was left unfinished stands there by itself, without the focus.
  const [writing, setWriting] = useState<'no' | 'left-off' | 'here'>(note ? 'left-off' : 'no')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mark.isPending) return
    if (progress + 1 >= challenge.duration) keepPlace(event.currentTarget)
    else button.current?.focus()
    setWriting('no')
    // Kept until the server has it, even when this screen is gone by then.
    mark.mutateAsync({ participation, note: note.trim() }).then(
      () => setNote(''),
      () => setWriting(note ? 'here' : 'no'),
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {writing === 'no' ? (
        <Button
          look="quiet"
          aria-disabled={mark.isPending || undefined}
          onClick={() => mark.isPending || setWriting('here')}
        >
          Add a note
        </Button>
      ) : (
        <Field label={`Note for day ${progress + 1}`} optional>
          {(control) => (
            <TextInput
              {...control}
              ref={writing === 'here' ? focusOnce : undefined}
              value={note}
              maxLength={noteLength}
              autoComplete="off"
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button ref={button} type="submit" look={marked ? 'secondary' : 'primary'} busy={mark.isPending}>
        Mark Day Complete
      </Button>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
