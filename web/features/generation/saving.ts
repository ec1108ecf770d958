import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, textOf } from '#web/api/client.ts'

type Saving<T extends FieldValues> = {
  fields: readonly Path<T>[]
  setError: UseFormSetError<T>
  onBusy: (busy: boolean) => void
  /** The part of the body that the form fills. */
  within: string
}

/** Saves; what the server refuses stands beside its field, or above the form. */
export async function saving<T extends FieldValues>(
  save: () => Promise<void>,
  { fields, setError, onBusy, within }: Saving<T>,
): Promise<void> {
  onBusy(true)
  try {
    await save()
  } catch (error) {
    const refused = error instanceof ApiError ? error.fields : {}
    const known = fields.filter((field) => refused[`${within}.${field}`])
    for (const field of known)
      setError(field, { message: refused[`${within}.${field}`] }, { shouldFocus: field === known[0] })
    if (!known.length) setError('root', { message: textOf(error) })
  } finally {
    onBusy(false)
  }
}
