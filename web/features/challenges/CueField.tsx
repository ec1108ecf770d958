import type { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

const maxCueLength: typeof limits.cue = 120

type Props = { value: string; onChange: (value: string) => void }

/** Asks when and where. */
export function CueField({ value, onChange }: Props) {
  return (
    <Field label="When and where will you do it?" optional>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={maxCueLength}
          placeholder="After breakfast, in the park"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
