import type { ComponentProps, ReactNode } from 'react'
import type {
  FieldPath,
  FieldValues,
  FormState,
  RegisterOptions,
  UseFormGetFieldState,
  UseFormRegister,
  UseFormRegisterReturn,
} from 'react-hook-form'
import { Choices } from '#web/ui/Choices.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'

/** The parts of a form that its fields use. */
export type FormFields<T extends FieldValues> = {
  register: UseFormRegister<T>
  getFieldState: UseFormGetFieldState<T>
  formState: FormState<T>
  getValues: () => T
}

type Named<T extends FieldValues> = { form: FormFields<T>; name: FieldPath<T> }

type FieldProps = ComponentProps<typeof Field>
type Control = Parameters<FieldProps['children']>[0] & UseFormRegisterReturn

type Props<T extends FieldValues> = Named<T> &
  Omit<FieldProps, 'children'> & {
    options?: RegisterOptions<T, FieldPath<T>>
    children: (control: Control) => ReactNode
  }

/** A labelled field with its error. Fields register as they render, because the first wrong one gets the focus. */
export function FormField<T extends FieldValues>({ form, name, options, children, ...field }: Props<T>) {
  return (
    <Field error={getError(form, name)} {...field}>
      {(control) => children({ ...control, ...form.register(name, options) })}
    </Field>
  )
}

type MarkdownProps<T extends FieldValues> = Named<T> &
  Omit<ComponentProps<typeof MarkdownField>, 'form' | 'name' | 'error' | 'getValue'>

export function FormMarkdownField<T extends FieldValues>({ form, name, ...field }: MarkdownProps<T>) {
  return (
    <MarkdownField
      {...field}
      {...form.register(name)}
      error={getError(form, name)}
      getValue={() => String(form.getValues()[name])}
    />
  )
}

type ChoicesProps<T extends FieldValues, V extends string> = Named<T> &
  Omit<ComponentProps<typeof Choices<V>>, 'error' | 'control' | 'value' | 'onChoose'>

export function FormChoices<T extends FieldValues, V extends string>({ form, name, ...choices }: ChoicesProps<T, V>) {
  return <Choices {...choices} control={form.register(name)} error={getError(form, name)} />
}

function getError<T extends FieldValues>({ getFieldState, formState }: FormFields<T>, name: FieldPath<T>) {
  return getFieldState(name, formState).error?.message
}
