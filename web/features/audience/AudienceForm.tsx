import { type ReactNode, useState } from 'react'
import type { Audience } from '#contract/audience.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { SaveForm } from '#web/ui/SaveForm.tsx'
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

/** Who sees that the member takes part. */
export function AudienceForm({ legend, hint, value, isSaving, onSave }: Props) {
  const [chosen, setChosen] = useState(value)
  return (
    <SaveForm differs={chosen !== value} isSaving={isSaving} onSave={() => chosen && onSave(chosen)}>
      <Choices
        legend={legend}
        hint={<span className={styles.hint}>{hint}</span>}
        choices={audienceChoices}
        {...(chosen && { value: chosen })}
        onChoose={setChosen}
      />
    </SaveForm>
  )
}
