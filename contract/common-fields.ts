import { z } from 'zod'
import { integerParam } from './text-fields.ts'

/** Query parameters of a paged list. The `Link` header of a reply contains the cursor of the next page. */
export const pageQuery = {
  limit: integerParam({ min: 1, max: 100 })
    .optional()
    .describe('Rows per page. A page also ends after about 1 MB of text, but not before its first row'),
  cursor: z
    .string()
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Invalid cursor')
    .optional()
    .describe('Start of the page, from the Link header of the previous one'),
}

export const id = z.string().describe('Identifier')
/** An identifier in a request: visible ASCII, because PostgreSQL fails on a NUL character. */
export const idParam = z
  .string()
  .regex(/^[!-~]{1,64}$/, { error: ({ input }) => (input === '' ? 'Required' : 'Invalid identifier') })
  .describe('Identifier')
/** An identifier in a request that can be left out, also as an empty value. */
export const optionalId = z
  .string()
  .regex(/^[!-~]{0,64}$/, 'Invalid identifier')
  .transform((value) => value || undefined)
  .optional()
export const date = z.string().meta({ description: 'Calendar date, YYYY-MM-DD', format: 'date' })
export const timestamp = z.string().meta({ description: 'UTC, ISO 8601', format: 'date-time' })

/** A time of day on the member's clock, in steps of five minutes. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5][05]$/, {
    error: ({ input }) => (input === '' ? 'Required' : 'Expected a time such as 18:30'),
  })
  .meta({ description: 'Time of day, HH:MM, in steps of five minutes', example: '18:30' })

/** Fields that the specification sends; ignored, because the session identifies the member. */
const ignored = z.unknown().optional().describe('Accepted and ignored')
export const ignoredOwnerFields = { userId: ignored, username: ignored }
