import type { ComponentProps } from 'react'
import { pillarLabels, pillars } from '#web/features/pillars/pillars.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'

export function PillarField({ error, ...select }: ComponentProps<'select'> & { error?: string }) {
  return (
    <Field label="Pillar" error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {pillars.map((pillar) => (
            <option key={pillar} value={pillar}>
              {pillarLabels[pillar]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
