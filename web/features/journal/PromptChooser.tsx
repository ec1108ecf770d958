import type { Pillar } from '#contract/pillars.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { prompts } from './prompts.ts'
import styles from './EntryForm.module.css'

type PromptChoice = { pillar: Pillar | ''; prompt: string }

export function PromptChooser({
  pillar,
  prompt,
  error,
  onChoose,
}: PromptChoice & { error?: string; onChoose: (choice: PromptChoice) => void }) {
  const availablePrompts: readonly string[] = pillar ? prompts[pillar] : []
  // Keep an entry's prompt selectable when the prompts have changed since.
  const questions = prompt && !availablePrompts.includes(prompt) ? [prompt, ...availablePrompts] : availablePrompts
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
            disabled={!questions.length}
            onChange={({ target: { value } }) => onChoose({ pillar, prompt: value })}
          >
            <option value="">Free writing</option>
            {questions.map((question) => (
              <option key={question} value={question} dir="auto">
                {question}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
