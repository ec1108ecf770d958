import { z } from 'zod'
import { date, id, idParam, optionalId } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { calendarDate } from './text-fields.ts'

export const plannedBreak = z.object({
  id,
  participationId: id.nullable().describe('Null for a break from all challenges'),
  from: date,
  to: date.describe('Inclusive'),
})
export type PlannedBreak = z.infer<typeof plannedBreak>

export const listBreaks = endpoint({
  method: 'GET',
  path: '/api/breaks',
  access: 'member',
  summary: 'List the breaks that have not ended',
  reply: z.array(plannedBreak),
})

export const planBreak = endpoint({
  method: 'POST',
  path: '/api/breaks',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Plan a break',
  description:
    'Days during a break are neither due nor missed. It starts today or later, within a year, and lasts at most 366 days.',
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    participationId: optionalId.nullable(),
    from: calendarDate,
    to: calendarDate,
  }),
  status: 201,
  reply: plannedBreak,
  errors: ['not-found'],
})

export const endBreak = endpoint({
  method: 'DELETE',
  path: '/api/breaks/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'End a break',
  description: 'Removes one that has not started. One that has started ends yesterday.',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ ended: z.literal(true) }),
})
