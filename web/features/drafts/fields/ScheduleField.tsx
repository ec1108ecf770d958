import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { Schedule } from '#contract/days.ts'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { newSchedules } from './challenge-options.ts'
import type { ChallengeValues } from './challenge-values.ts'
import styles from './fields.module.css'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({ value: index + 1, label }))
const days = { min: 1, max: 7 }

/** The days that a challenge expects. */
export function ScheduleField({ control, inUse }: { control: Control<ChallengeValues>; inUse: boolean }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'schedule' })
  const schedule: Schedule = field.value
  const times = schedule.kind === 'weekly' ? schedule.times : newSchedules.weekly.times
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        Schedule
      </p>
      <Segmented
        labelledBy={id}
        inputRef={field.ref}
        choices={[
          { value: 'daily', label: 'Every day' },
          { value: 'weekly', label: `${times} a week` },
          { value: 'weekdays', label: 'Weekdays' },
        ]}
        value={schedule.kind}
        onChoose={(kind) => field.onChange(newSchedules[kind])}
      />
      {schedule.kind === 'weekly' && (
        <div className={styles.narrow}>
          <Field label="Times a week" hint="From Monday to Sunday.">
            {(props) => (
              <Stepper
                {...props}
                {...days}
                unit={times === 1 ? 'time' : 'times'}
                less="Fewer times"
                more="More times"
                value={schedule.times}
                onChange={(value) =>
                  // A field that is being typed can be empty for a moment.
                  field.onChange({ ...schedule, times: Number.isNaN(value) ? 1 : Math.min(7, Math.max(1, value)) })
                }
              />
            )}
          </Field>
        </div>
      )}
      {schedule.kind === 'weekdays' && (
        <CheckboxGroup
          legend="Which weekdays"
          choices={weekdays}
          values={schedule.days}
          onChange={(chosen) => field.onChange({ ...schedule, days: chosen })}
          error={fieldState.error?.message}
          inline
        />
      )}
      {inUse && <p className={styles.hint}>Members who have joined keep their days.</p>}
    </div>
  )
}
