import { type Control, useController } from 'react-hook-form'
import { challengeDuration } from '#contract/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import type { ChallengeValues } from './challenge-values.ts'

export function LengthField({ control, inUse }: { control: Control<ChallengeValues>; inUse: boolean }) {
  const { field, fieldState } = useController({ control, name: 'duration' })
  return (
    <Field
      label="Length"
      hint={inUse ? 'Members have joined, so this can’t change.' : undefined}
      error={fieldState.error?.message}
    >
      {(props) => (
        <Stepper
          {...props}
          {...challengeDuration}
          {...field}
          unit={field.value === 1 ? 'day' : 'days'}
          less="Shorter"
          more="Longer"
          readOnly={inUse}
        />
      )}
    </Field>
  )
}
