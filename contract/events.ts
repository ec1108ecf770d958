import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { runDetail } from './generation-runs.ts'
import { id } from './lists.ts'

export const memberEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('ready'), userId: id })
    .describe('The first event: changes from now on arrive, and belong to this account'),
  z.object({ type: z.literal('run'), run: runDetail }).describe('To admins: a run started, progressed or ended'),
])
export type MemberEvent = z.infer<typeof memberEvent>

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: 'What changes while the member is here; ends with the session and when the role changes',
  reply: 'stream',
  events: memberEvent,
  errors: ['too-many-requests'],
})
