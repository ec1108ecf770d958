import { z } from 'zod'

export const hour = 3_600_000
const day = 24 * hour
/** Milliseconds without a request after which a session ends. */
export const idle = 14 * day
/** Milliseconds after sign-in at which a session ends in any case. */
export const longest = 90 * day

/** What the `sess` column holds as JSON. */
export const stored = z.object({ createdAt: z.string(), userAgent: z.string().nullable() })
