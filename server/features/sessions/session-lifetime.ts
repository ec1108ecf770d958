import { z } from 'zod'
import { idleSessionDays } from '#contract/limits.ts'
import type { StaffRole } from '#contract/standing.ts'

export const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Maximum session length in milliseconds. */
export const maxLifetimeMs = 730 * dayMs
/** Browsers keep a cookie for 400 days at most. */
const maxCookieMs = 400 * dayMs

/** @returns when a session ends that is used now */
export function getExpiry({ now, createdAt, role }: { now: Date; createdAt: string; role: StaffRole }): string {
  const ends = Math.min(now.getTime() + idleSessionDays[role] * dayMs, new Date(createdAt).getTime() + maxLifetimeMs)
  return new Date(ends).toISOString()
}

/** @returns the last use of a session in milliseconds */
export function getLastUse({ sess, expire }: { sess: string; expire: string }): number {
  const { createdAt, lastUsedAt } = parseSession(sess)
  if (lastUsedAt !== undefined) return new Date(lastUsedAt).getTime()
  // Earlier releases did not store it, and let a session end 14 days after its last use.
  return Math.max(new Date(expire).getTime() - 14 * dayMs, new Date(createdAt).getTime())
}

/** @returns when no browser has the cookie of a session any more */
export function getCookieEnd({ createdAt, now }: { createdAt: string; now: Date }): string {
  return new Date(Math.min(new Date(createdAt).getTime() + maxLifetimeMs, now.getTime() + maxCookieMs)).toISOString()
}

/** The JSON in the `sess` column. */
const sessionSchema = z.object({
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
  userAgent: z.string().nullable(),
})
export type StoredSession = z.infer<typeof sessionSchema>

export function parseSession(sess: string): StoredSession {
  return sessionSchema.parse(JSON.parse(sess))
}
