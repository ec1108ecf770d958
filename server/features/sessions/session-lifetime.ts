import { z } from 'zod'
import type { StaffRole } from '#contract/standing.ts'

export const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Maximum session length in milliseconds. */
export const maxLifetimeMs = 730 * dayMs

/** Idle timeout in milliseconds. Staff can see and change more, so they sign in more often. */
function getIdleTimeout(role: StaffRole): number {
  return (role === 'member' ? 180 : 30) * dayMs
}

/** @returns when a session ends that is used now */
export function getExpiry({ now, createdAt, role }: { now: Date; createdAt: string; role: StaffRole }): string {
  const ends = Math.min(now.getTime() + getIdleTimeout(role), new Date(createdAt).getTime() + maxLifetimeMs)
  return new Date(ends).toISOString()
}

/** @returns the last use of a session in milliseconds, because each renewal sets the expiry to one idle timeout later */
export function getLastUse({
  expire,
  createdAt,
  role,
}: {
  expire: string
  createdAt: string
  role: StaffRole
}): number {
  return Math.max(new Date(expire).getTime() - getIdleTimeout(role), new Date(createdAt).getTime())
}

/** The JSON in the `sess` column. */
export const sessionSchema = z.object({ createdAt: z.string(), userAgent: z.string().nullable() })
