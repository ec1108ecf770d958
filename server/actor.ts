import type { User } from '#contract/account-fields.ts'

/** The member who makes a request, with the time of the request. */
export type Actor = {
  userId: string
  username: string
  /** IANA time zone in which the member's days are counted. */
  timeZone: string
  now: Date
  /** The Idempotency-Key header. */
  requestId: string | null
  /** Of the method, path and body, if there is an Idempotency-Key. */
  requestDigest: string | null
}

export function createActor(user: User, request: Pick<Actor, 'now' | 'requestId' | 'requestDigest'>): Actor {
  return { userId: user.id, username: user.username, timeZone: user.timeZone, ...request }
}
