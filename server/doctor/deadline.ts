export class DeadlineError extends Error {}

/** Waits for work that may never end. @throws DeadlineError */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => deadline.reject(new DeadlineError(`no answer within ${milliseconds / 1000} seconds`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
