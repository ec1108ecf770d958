import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Choices } from '#web/ui/Choices.tsx'
import { type Named, getFieldError } from './FormField.tsx'

type ChoicesProps<T extends FieldValues, V extends string> = Named<T> &
  Omit<ComponentProps<typeof Choices<V>>, 'error' | 'control' | 'value' | 'onChoose'>

export function FormChoices<T extends FieldValues, V extends string>({ form, name, ...choices }: ChoicesProps<T, V>) {
  return <Choices {...choices} control={form.register(name)} error={getFieldError(form, name)} />
}
