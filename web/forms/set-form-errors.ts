import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, getErrorMessage } from '#web/api/client.ts'

export function setFormErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  const invalidFields = error instanceof ApiError ? fields.filter((field) => error.fields[field]) : []
  for (const field of invalidFields) {
    setError(
      field,
      { message: error instanceof ApiError ? error.fields[field] : undefined },
      { shouldFocus: field === invalidFields[0] },
    )
  }
  if (!invalidFields.length) setError('root', { message: getErrorMessage(error) })
}
