import { z } from 'zod'
import { integerParam } from './text.ts'

/** How a list is paged: `limit` rows, continued by the `cursor` that the reply's Link header names. */
export const pageQuery = {
  limit: integerParam({ min: 1, max: 100 }).optional().describe('Rows, 1 to 100'),
  cursor: z.string().max(300).optional().describe('Where to go on, from the Link header of the page before'),
}

export const id = z.string().describe('Identifier')
/** An identifier in a request: visible ASCII, since PostgreSQL refuses even to look for a NUL. */
export const idParam = z
  .string()
  .regex(/^[!-~]{1,64}$/, 'Invalid identifier')
  .describe('Identifier')
export const timestamp = z.string().describe('UTC instant, ISO 8601')

/** The specification's bodies name the member; the session decides, so these are accepted and ignored. */
export const ignoredOwnerFields = { userId: z.unknown().optional(), username: z.unknown().optional() }
