import type { BaseSyntheticEvent } from 'react'
import { splitError } from './split-error.ts'

type Mutation = { isPending: boolean; error: Error | null }

/**
 * Describe a form whose few fields are in React state. It does what `useFormSubmit` does, without loading zod and
 * react-hook-form, for screens that show such a form at once.
 * @param fields the fields that show errors of the server
 */
export function useMutationForm<F extends string = never>(
  { isPending, error }: Mutation,
  save: () => void,
  fields: readonly F[] = [],
) {
  const { fieldErrors, message } = splitError(error, fields)
  return {
    busy: isPending,
    error: message,
    fieldErrors,
    submit(event: BaseSyntheticEvent) {
      event.preventDefault()
      if (!isPending) save()
    },
  }
}
