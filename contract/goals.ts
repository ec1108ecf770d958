import { z } from 'zod'
import { date, idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { pillar } from './pillars.ts'
import { dateOrInstant, singleLineText, multilineText } from './text-fields.ts'

const goalStep = z.object({ id, title: z.string(), done: z.boolean() })
export type GoalStep = z.infer<typeof goalStep>

export const goal = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  pillar,
  targetDate: date.nullable(),
  steps: z.array(goalStep).describe('On the way to the goal, in the order of the member'),
  completed: z.boolean(),
  completedAt: timestamp.nullable(),
  createdAt: timestamp,
})
export type Goal = z.infer<typeof goal>

/** Fields of the goal form; an empty description or date means none. */
export const goalForm = z.strictObject({
  title: singleLineText({ max: limits.title }),
  description: multilineText({ min: 0, max: limits.description }).nullable().optional(),
  pillar,
  targetDate: dateOrInstant.nullable().optional(),
})

const params = z.strictObject({ id: idParam })

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'member',
  summary: 'List goals',
  description: 'The goals of the signed-in member, newest first.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(goal),
})

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Create a goal',
  headers: z.object(idempotencyKey),
  body: goalForm.extend(ignoredOwnerFields),
  status: 201,
  reply: goal,
  errors: ['storage-full'],
})

export const updateGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Update a goal',
  description: 'Omitted fields keep their value. An empty description or date removes it.',
  params,
  body: goalForm.partial(),
  reply: goal,
  errors: ['storage-full'],
})

export const toggleGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/{id}/toggle',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Complete a goal, or reopen a completed one',
  params,
  headers: z.object(idempotencyKey),
  reply: goal,
})

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete a goal',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})

/** Fields of a step's form. */
const goalStepForm = z.strictObject({ title: singleLineText({ max: limits.title }) })

export const addGoalStep = endpoint({
  method: 'POST',
  path: '/api/goals/{id}/steps',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Add a step to a goal',
  description: `A goal has up to ${limits.goalSteps} steps.`,
  params,
  headers: z.object(idempotencyKey),
  body: goalStepForm,
  status: 201,
  reply: goal,
  errors: ['storage-full'],
})

const stepParams = z.strictObject({ id: idParam, stepId: idParam })

export const updateGoalStep = endpoint({
  method: 'PATCH',
  path: '/api/goals/{id}/steps/{stepId}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Update a step of a goal',
  description:
    'Checks, renames or moves it. Omitted fields keep their value. Completing the last step does not complete the goal.',
  params: stepParams,
  body: goalStepForm.partial().extend({
    done: z.boolean().optional(),
    position: z
      .int()
      .min(0)
      .max(limits.goalSteps - 1)
      .optional()
      .describe('0 is the first step'),
  }),
  reply: goal,
  errors: ['storage-full'],
})

export const deleteGoalStep = endpoint({
  method: 'DELETE',
  path: '/api/goals/{id}/steps/{stepId}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Remove a step from a goal',
  params: stepParams,
  reply: goal,
})
