import type { User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'

/** The member who makes a request, with the time of the request. */
export type Actor = {
  userId: string
  username: string
  /** IANA time zone in which the member's days are counted. */
  timeZone: string
  /** Hour at which the member's days start. */
  dayStart: number
  now: Date
  /** The Idempotency-Key header. */
  requestId: string | null
  /** Of the method, path and body, if there is an Idempotency-Key. */
  requestDigest: string | null
}

export function createActor(
  { id: userId, username, timeZone }: User,
  { dayStart }: Preferences,
  request: Pick<Actor, 'now' | 'requestId' | 'requestDigest'>,
): Actor {
  return { userId, username, timeZone, dayStart, ...request }
}
