import type { ComponentProps } from 'react'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'

export function PillarField({ error, ...select }: ComponentProps<'select'> & { error?: string }) {
  return (
    <Field label="Pillar" error={error}>
      {(control) => (
        <Select {...select} {...control}>
          <PillarOptions />
        </Select>
      )}
    </Field>
  )
}
