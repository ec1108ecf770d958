import { type SubmitEvent, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { keepPlace } from './keep-place.ts'
import { useMarkDay } from './participation.ts'
import styles from './MarkDay.module.css'

const noteLength: typeof limits.note = 500

/** Marks the next day, with a line about it for those who want one. */
export function MarkDay({ participation, marked }: { participation: Participation; marked: boolean }) {
  const { progress, challenge } = participation
  const [note, setNote] = useState<string | null>(null)
  const mark = useMarkDay()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mark.isPending) return
    if (progress + 1 >= challenge.duration) keepPlace(event.currentTarget)
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
      <Button type="submit" look={marked ? 'secondary' : 'primary'} busy={mark.isPending}>
        Mark Day Complete
      </Button>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
