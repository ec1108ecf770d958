import type { User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Standing } from '#contract/standing.ts'
import { refuse } from './errors.ts'
import type { IdempotencyKey } from './idempotency.ts'

/** The member who makes a request, with the time of the request. */
export type Actor = {
  userId: string
  username: string
  /** IANA time zone in which the member's days are counted. */
  timeZone: string
  /** Hour at which the member's days start. */
  dayStart: number
  now: Date
  idempotencyKey: IdempotencyKey | null
}

/** An actor with what they may do in the community. */
export type CommunityActor = Actor &
  Standing & {
    /** When the account was created (UTC). */
    memberSince: string
  }

/** Who creates and deletes content: admins, and everyone with `ADMIN_ACCESS=everyone`. */
export type ContentActor = Pick<CommunityActor, 'userId' | 'role' | 'now'>

/**
 * Checks that someone may change or delete published content: only who created it, and admins.
 * @param createdBy null when nobody is known to have created it
 * @throws forbidden
 */
export function assertCreatorOrAdmin({ userId, role }: ContentActor, createdBy: string | null): void {
  if (role === 'admin' || createdBy === userId) return
  throw refuse('forbidden', 'Only the member who created this, or an admin, can change or delete it.')
}

/** Who reads posts of the community. */
export type Viewer = { viewerId: string; isStaff: boolean }

export function getViewer({ userId, role }: Pick<CommunityActor, 'userId' | 'role'>): Viewer {
  return { viewerId: userId, isStaff: role !== 'member' }
}

export function createActor(
  { id: userId, username, timeZone, createdAt: memberSince }: User,
  { dayStart }: Preferences,
  standing: Standing,
  request: Pick<Actor, 'now' | 'idempotencyKey'>,
): CommunityActor {
  return { userId, username, ...standing, memberSince, timeZone, dayStart, ...request }
}
