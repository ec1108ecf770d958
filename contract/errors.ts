import { z } from 'zod'

/** Every code an error reply can carry. */
export const errorCodes = [
  'bad-request',
  'not-signed-in',
  'wrong-sign-in',
  'wrong-password',
  'suspended',
  'forbidden',
  'cross-site',
  'not-found',
  'conflict',
  'email-taken',
  'username-taken',
  'last-admin',
  'too-large',
  'not-json',
  'too-many-requests',
  'sign-up-closed',
  'link-expired',
  'platform-refused',
  'writer-failed',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export const errorReply = z.object({
  code: z.enum(errorCodes),
  message: z.string().describe('Plain words for a person; of a 400 "<field>: <first message>"'),
  fields: z.record(z.string(), z.string()).optional().describe('First message per field'),
  current: z.unknown().optional().describe('Of a 409: the present state'),
})

export type ErrorReply = z.infer<typeof errorReply>
