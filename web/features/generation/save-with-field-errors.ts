import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, getErrorMessage } from '#web/api/client.ts'

type SaveOptions<T extends FieldValues> = {
  fields: readonly Path<T>[]
  setError: UseFormSetError<T>
  onBusyChange: (busy: boolean) => void
  /** The key in the request body that holds the form's fields. */
  bodyKey: string
}

/** Save and show server errors on their fields, or above the form. */
export async function saveWithFieldErrors<T extends FieldValues>(
  save: () => Promise<void>,
  { fields, setError, onBusyChange, bodyKey }: SaveOptions<T>,
): Promise<void> {
  onBusyChange(true)
  try {
    await save()
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.fields : {}
    const invalidFields = fields.filter((field) => fieldErrors[`${bodyKey}.${field}`])
    for (const field of invalidFields)
      setError(field, { message: fieldErrors[`${bodyKey}.${field}`] }, { shouldFocus: field === invalidFields[0] })
    if (!invalidFields.length) setError('root', { message: getErrorMessage(error) })
  } finally {
    onBusyChange(false)
  }
}
