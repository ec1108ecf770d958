import type { Pillar } from '#contract/pillars.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { difficultyNames, type JournalPrompt, prompts } from './prompts.ts'
import styles from './EntryForm.module.css'

const STARTING_PROMPTS = 4

type PromptChoice = { pillar: Pillar | ''; prompt: string }

export function PromptChooser({
  pillar,
  prompt,
  error,
  onChoose,
}: PromptChoice & { error?: string; onChoose: (choice: PromptChoice) => void }) {
  const availablePrompts: readonly JournalPrompt[] = pillar ? prompts[pillar] : []
  // Keep an entry's prompt selectable when the prompts have changed since.
  const earlierPrompt = availablePrompts.some(({ text }) => text === prompt) ? '' : prompt
  return (
    <div className={styles.pair}>
      <Field label="Pillar" optional>
        {(field) => (
          <Select
            {...field}
            value={pillar}
            onChange={({ target: { value } }) => onChoose({ pillar: isPillar(value) ? value : '', prompt: '' })}
          >
            <option value="">No pillar</option>
            <PillarOptions />
          </Select>
        )}
      </Field>
      <Field label="Prompt" optional error={error}>
        {(field) => (
          <Select
            {...field}
            value={prompt}
            disabled={!availablePrompts.length && !earlierPrompt}
            onChange={({ target: { value } }) => onChoose({ pillar, prompt: value })}
          >
            <option value="">Free writing</option>
            {earlierPrompt && (
              <option value={earlierPrompt} dir="auto">
                {earlierPrompt}
              </option>
            )}
            {groupPrompts(availablePrompts).map(([name, group]) => (
              <optgroup key={name} label={name}>
                {group.map(({ text, minutes }) => (
                  <option key={text} value={text}>{`${text} · ${minutes} min`}</option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function groupPrompts(available: readonly JournalPrompt[]): [name: string, group: readonly JournalPrompt[]][] {
  if (available.length === 0) return []
  const others = available.slice(STARTING_PROMPTS)
  return [
    ['First four', available.slice(0, STARTING_PROMPTS)],
    [difficultyNames[1], others.filter(({ difficulty }) => difficulty === 1)],
    [difficultyNames[2], others.filter(({ difficulty }) => difficulty === 2)],
    [difficultyNames[3], others.filter(({ difficulty }) => difficulty === 3)],
  ]
}
