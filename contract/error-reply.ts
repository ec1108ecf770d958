import { z } from 'zod'
import { id } from './common-fields.ts'
import { errorCodes } from './errors.ts'
import { pillar } from './pillars.ts'

/** A challenge of the library. Its title as `rawText` creates it. */
export const suggestion = z.object({
  id: id.nullable().describe('Set when the challenge is already on the site'),
  title: z.string(),
  pillar,
  duration: z.int().describe('Days'),
})
export type Suggestion = z.infer<typeof suggestion>

export const helpLink = z.object({ label: z.string(), url: z.string() })
export type HelpLink = z.infer<typeof helpLink>

export const errorReply = z.object({
  code: z.enum(errorCodes),
  message: z.string().describe('A message to show to a person; for a 400 "<field>: <first message>"'),
  fields: z.record(z.string(), z.string()).optional().describe('First message per field'),
  requestId: z.string().optional().describe('For a 5xx: the id of the request in the log'),
  current: z.unknown().optional().describe('For a 409: the current state'),
  help: helpLink
    .optional()
    .describe('Where to go: support for content-refused and nothing-fits, the site’s address for wrong-host'),
  suggestions: z.array(suggestion).optional().describe('For nothing-fits: the closest challenges'),
})

export type ErrorReply = z.infer<typeof errorReply>
