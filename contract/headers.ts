import { z } from 'zod'

/** For calls that create or toggle something: a retry answers what the first request did. */
export const idempotencyKey = {
  'Idempotency-Key': z
    .string()
    .regex(/^[\w.:-]{8,100}$/, 'Expected 8 to 100 letters, digits, dots, dashes, colons or underscores')
    .optional()
    .describe('Unique per request; a retry with the same key returns the first result'),
}

/** For calls that take long. */
export const prefer = {
  Prefer: z.string().optional().describe('`respond-async` starts the work and returns 202 at once'),
}
