import { z } from 'zod'
import { id } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { generationDetail } from './generations.ts'

export const memberEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('ready'), userId: id })
    .describe('First event: later changes will arrive, and they are for this account'),
  z
    .object({ type: z.literal('notifications'), unread: z.int() })
    .describe('Comes after `ready`, and whenever the notifications of the member change'),
  z
    .object({ type: z.literal('cases'), open: z.int() })
    .describe('Comes after `ready`, and whenever the number of open cases changes; for staff'),
  z
    .object({ type: z.literal('crews') })
    .describe('Members or what they share changed in a crew of the member, who reads their crews again'),
  z
    .object({ type: z.literal('run'), generation: generationDetail })
    .describe('A generation started, progressed or ended; for admins'),
])
export type MemberEvent = z.infer<typeof memberEvent>

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: 'Stream changes as they happen',
  description:
    'The stream ends with the session and when the role of the member changes. A member has at most four: a fifth ends the oldest, which then gets an event named `replaced`. Wait a minute before you open it again.',
  reply: 'stream',
  events: memberEvent,
})
