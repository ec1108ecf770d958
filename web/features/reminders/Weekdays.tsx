import { useState } from 'react'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { weekdayChoices } from './describe-days.ts'

/** Chooses at least one weekday. */
export function Weekdays({ values, onChange }: { values: readonly number[]; onChange: (values: number[]) => void }) {
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <CheckboxGroup
      legend="Days"
      inline
      choices={weekdayChoices}
      values={values}
      error={isEmpty ? 'Choose at least one day.' : undefined}
      onChange={(chosen) => {
        setIsEmpty(chosen.length === 0)
        if (chosen.length) onChange(chosen)
      }}
    />
  )
}
