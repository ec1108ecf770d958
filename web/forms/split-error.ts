import { ApiError, getErrorMessage } from '#web/api/client.ts'

/**
 * Separate what the server says about the named fields from what it says about the whole form.
 * @param prefix what the server puts before the names, such as "challenge."
 * @returns a message only if none of the fields is wrong
 */
export function splitError<F extends string>(
  error: unknown,
  names: readonly F[],
  prefix = '',
): { fieldErrors: Partial<Record<F, string>>; message: string | undefined } {
  const fieldErrors: Partial<Record<F, string>> = {}
  if (error instanceof ApiError) {
    for (const name of names) {
      const text = error.fields[prefix + name]
      if (text) fieldErrors[name] = text
    }
  }
  const isWhole = error != null && Object.keys(fieldErrors).length === 0
  return { fieldErrors, message: isWhole ? getErrorMessage(error) : undefined }
}
