import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Audience } from '#contract/audience.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { audienceChoices } from './audience-words.ts'
import styles from './Audience.module.css'

type Props = {
  legend: string
  hint: ReactNode
  /** The saved one; null until the member has chosen. */
  value: Audience | null
  isSaving: boolean
  onSave: (audience: Audience) => void
}

/** Who sees that the member takes part. Arrow keys pass through the choices, so a button saves one. */
export function AudienceForm({ legend, hint, value, isSaving, onSave }: Props) {
  const [chosen, setChosen] = useState(value)
  const differs = chosen !== null && chosen !== value

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (differs && !isSaving) onSave(chosen)
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <Choices
        legend={legend}
        hint={hint}
        choices={audienceChoices}
        {...(chosen && { value: chosen })}
        onChoose={setChosen}
      />
      {(differs || isSaving) && (
        <Button ref={restoreFocusOnUnmount} type="submit" busy={isSaving} className={styles.save}>
          Save
        </Button>
      )}
    </form>
  )
}
