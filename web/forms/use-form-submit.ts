import { zodResolver } from '@hookform/resolvers/zod'
import type { BaseSyntheticEvent } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { handleUnauthorized } from '#web/api/query-client.ts'
import { splitError } from './split-error.ts'

type Options<Input extends FieldValues, Output> = UseFormProps<Input, unknown, Output> & {
  schema?: ZodType<Output, Input>
  /** Saves the values, and does what follows. The form shows what it throws. */
  save: (values: Output, form: UseFormReturn<Input, unknown, Output>, event?: BaseSyntheticEvent) => unknown
  /** The fields that show errors of the server, in the order of the screen; all top-level ones if omitted. */
  fields?: readonly Path<Input>[]
  /** What the server puts before the names of the fields, such as "challenge.". */
  prefix?: string
  /** Stays busy after saving, because a full navigation follows. */
  leaves?: boolean
}

/**
 * Own the submit of a form: it is busy and refuses a second submit while it saves. If saving fails, the input stays,
 * and the server's errors are shown at their fields, the first of which gets the focus, or above the form. If the
 * session has ended, it asks to sign in.
 */
export function useFormSubmit<Input extends FieldValues, Output = Input>({
  schema,
  save,
  fields,
  prefix,
  leaves = false,
  ...options
}: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ ...(schema && { resolver: zodResolver(schema) }), ...options })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const busy = isSubmitting || (leaves && isSubmitSuccessful)

  function showError(error: unknown) {
    const isField = (name: string): name is Path<Input> => !fields || fields.some((field) => field === name)
    const names = Object.keys(form.getValues())
    const { fieldErrors, message } = splitError(error, fields ?? names.filter(isField), prefix)
    if (message) form.setError('root', { message })
    for (const [index, [name, text]] of Object.entries(fieldErrors).entries()) {
      if (isField(name)) form.setError(name, { message: String(text) }, { shouldFocus: index === 0 })
    }
  }

  const handleSubmit = form.handleSubmit(async (values, event) => {
    try {
      await save(values, form, event)
    } catch (error) {
      handleUnauthorized(error)
      showError(error)
    }
  })

  return {
    ...form,
    busy,
    /** What is wrong with the form as a whole. */
    error: errors.root?.message,
    /** Show an error of the server, for saving in another way than by a submit. */
    showError,
    submit(event: BaseSyntheticEvent) {
      event.preventDefault()
      if (!busy) void handleSubmit(event)
    },
  }
}
