import type { ReactNode } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { formatClock, listTimes } from './clock-times.ts'

type Props = {
  label: string
  hint?: ReactNode
  /** Null for the first option, if there is one. */
  value: string | null
  firstOption?: { label: string; onChoose: () => void }
  onChange: (time: string) => void
}

/** Chooses a time of day in steps of half an hour. */
export function TimeSelect({ label, hint, value, firstOption, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => (target.value ? onChange(target.value) : firstOption?.onChoose())}
        >
          {firstOption && <option value="">{firstOption.label}</option>}
          {listTimes(value).map((time) => (
            <option key={time} value={time}>
              {formatClock(time)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
