import { type Control, useController, useWatch } from 'react-hook-form'
import { challengeDuration } from '#contract/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import type { ChallengeValues } from './challenge-values.ts'
import { isEmptyDay } from './plan-days.ts'

export function LengthField({ control, inUse }: { control: Control<ChallengeValues>; inUse: boolean }) {
  const { field, fieldState } = useController({ control, name: 'duration' })
  const days = useWatch({ control, name: 'days' })
  const leftOut = days
    .slice(Number.isNaN(field.value) ? days.length : field.value)
    .filter((day) => !isEmptyDay(day)).length
  return (
    <Field
      label="Length"
      hint={inUse ? 'Members have joined, so this can’t change.' : describeLeftOut(leftOut)}
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

function describeLeftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 written day is left out.' : `${count} written days are left out.`
}
