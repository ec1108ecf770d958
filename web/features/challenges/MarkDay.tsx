import { type SubmitEvent, useRef, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { keepPlace } from './keep-place.ts'
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
  const [note, setNote] = useState<string | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mark.isPending) return
    if (progress + 1 >= challenge.duration) keepPlace(event.currentTarget)
    else button.current?.focus()
    setNote(null)
    mark.mutate({ participation, note: note?.trim() }, { onError: () => setNote(note) })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {note === null ? (
        <Button look="quiet" onClick={() => setNote('')}>
          Add a note
        </Button>
      ) : (
        <Field label={`Note for day ${progress + 1}`} optional>
          {(control) => (
            <TextInput
              {...control}
              ref={focusOnce}
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
