import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './lists.ts'
import { pillar } from './pillars.ts'
import { calendarDate, singleLineText, multilineText } from './text.ts'

export const goal = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  pillar,
  targetDate: z.string().nullable().describe('Calendar date'),
  completed: z.boolean(),
  completedAt: timestamp.nullable(),
  createdAt: timestamp,
})
export type Goal = z.infer<typeof goal>

/** What a person fills in; an empty description or date is none. */
export const goalForm = z.strictObject({
  title: singleLineText({ max: limits.title }),
  description: multilineText({ min: 0, max: limits.description }).nullable().optional(),
  pillar,
  targetDate: z
    .union([calendarDate, z.literal('')])
    .nullable()
    .optional(),
})

const params = z.strictObject({ id: idParam })

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'member',
  summary: 'The member’s goals, newest first',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(goal),
})

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  access: 'member',
  summary: 'Set a goal',
  headers: z.object(idempotencyKey),
  body: goalForm.extend(ignoredOwnerFields),
  status: 201,
  reply: goal,
  errors: ['conflict'],
})

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/{id}',
  access: 'member',
  summary: 'Change a goal; what is absent stays',
  params,
  body: goalForm.partial(),
  reply: goal,
  errors: ['not-found'],
})

export const toggleGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/{id}/toggle',
  access: 'member',
  summary: 'Complete a goal, or make it active again; a repeat with the same Idempotency-Key changes nothing',
  params,
  headers: z.object(idempotencyKey),
  reply: goal,
  errors: ['not-found'],
})

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/{id}',
  access: 'member',
  summary: 'Delete a goal',
  params,
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['not-found'],
})
