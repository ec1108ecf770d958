import { z } from 'zod'

export const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Idle timeout in milliseconds. */
export const idleTimeoutMs = 14 * dayMs
/** Maximum session length in milliseconds. */
export const maxLifetimeMs = 90 * dayMs

/** The JSON in the `sess` column. */
export const sessionSchema = z.object({ createdAt: z.string(), userAgent: z.string().nullable() })
