import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarLabels } from '#web/pillars/pillars.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { EntryValues } from './entry-values.ts'
import { EntryDate } from './EntryDate.tsx'
import { PromptOptions } from './PromptOptions.tsx'
import { findPillarOfPrompt } from './prompts.ts'
import styles from './EntryForm.module.css'

export type Choice = Pick<EntryValues, 'pillar' | 'prompt' | 'entryDate'>

type Props = {
  choice: Choice
  error?: string
  onChoose: (changes: Partial<Choice>) => void
}

/** What belongs to the text, above the keyboard of a phone. */
export function EntryChips({ choice, error, onChoose }: Props) {
  const { pillar, prompt, entryDate } = choice
  return (
    <>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.chips}>
        <span className={styles.chip} data-chosen={prompt !== '' || undefined}>
          <span className={styles.face} aria-hidden="true">
            <Icon name={rareIcons.lines} size="small" />
            Prompt
          </span>
          <select
            aria-label="Prompt"
            value={prompt}
            onChange={({ target: { value } }) =>
              onChoose({ prompt: value, pillar: value === '' ? pillar : (findPillarOfPrompt(value) ?? pillar) })
            }
          >
            <PromptOptions pillar={pillar} prompt={prompt} />
          </select>
        </span>
        <span className={styles.chip} data-pillar={pillar || undefined}>
          <span className={styles.face} aria-hidden="true">
            {pillar && <span className={styles.mark} />}
            <span className={styles.name}>{pillar ? pillarLabels[pillar] : 'Pillar'}</span>
          </span>
          <select
            aria-label="Pillar"
            value={pillar}
            onChange={({ target: { value } }) => onChoose({ pillar: isPillar(value) ? value : '' })}
          >
            <option value="">No pillar</option>
            <PillarOptions />
          </select>
        </span>
        <EntryDate date={entryDate} onChange={(date) => onChoose({ entryDate: date })} />
      </div>
    </>
  )
}
