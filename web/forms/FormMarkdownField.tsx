import type { ComponentProps } from 'react'
import { type FieldValues, get } from 'react-hook-form'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { type Named, getFieldError } from './FormField.tsx'

type MarkdownProps<T extends FieldValues> = Named<T> &
  Omit<ComponentProps<typeof MarkdownField>, 'form' | 'name' | 'error' | 'getValue'>

export function FormMarkdownField<T extends FieldValues>({ form, name, ...field }: MarkdownProps<T>) {
  return (
    <MarkdownField
      {...field}
      {...form.register(name)}
      error={getFieldError(form, name)}
      getValue={() => String(get(form.getValues(), name))}
    />
  )
}
