import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, textOf } from '#web/api/client.ts'

/** Puts what the server refused beside its fields, or above the form where it names none of them. */
export function showError<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  const refused = error instanceof ApiError ? fields.filter((field) => error.fields[field]) : []
  for (const field of refused) {
    setError(
      field,
      { message: error instanceof ApiError ? error.fields[field] : undefined },
      { shouldFocus: field === refused[0] },
    )
  }
  if (!refused.length) setError('root', { message: textOf(error) })
}
