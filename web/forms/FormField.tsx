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
import { Field } from '#web/ui/Field.tsx'

/** The parts of a form that its fields use. */
export type FormFields<T extends FieldValues> = {
  register: UseFormRegister<T>
  getFieldState: UseFormGetFieldState<T>
  formState: FormState<T>
  getValues: () => T
}

export type Named<T extends FieldValues> = { form: FormFields<T>; name: FieldPath<T> }

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
    <Field error={getFieldError(form, name)} {...field}>
      {(control) => children({ ...control, ...form.register(name, options) })}
    </Field>
  )
}

/** The error of a field, which follows the form's state. */
export function getFieldError<T extends FieldValues>({ getFieldState, formState }: FormFields<T>, name: FieldPath<T>) {
  return getFieldState(name, formState).error?.message
}
