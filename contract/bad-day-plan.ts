import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import type { PlanSection } from './plan-sections.ts'
import { multilineText } from './text-fields.ts'

const section = multilineText({ min: 0, max: limits.planSection })
const sectionTexts = {
  signs: z.string().describe('How the member notices that a bad day is coming'),
  alone: z.string().describe('What helps without anybody else'),
  company: z.string().describe('People and places that take the mind off it'),
  people: z.string().describe('People to tell, and how to reach them'),
  services: z.string().describe('Professionals and services'),
  safety: z.string().describe('How to keep dangerous things out of reach'),
  reasons: z.string().describe('What to hold on for'),
} satisfies Record<PlanSection, z.ZodString>

export const badDayPlan = z.object({
  ...sectionTexts,
  updatedAt: timestamp.nullable().describe('Null until the member has written something'),
})
export type BadDayPlan = z.infer<typeof badDayPlan>

export const getBadDayPlan = endpoint({
  method: 'GET',
  path: '/api/bad-day-plan',
  access: 'member',
  summary: 'Get the member’s plan for bad days',
  description: 'Only the member can read it. Sections without text are empty.',
  reply: badDayPlan,
})

export const updateBadDayPlan = endpoint({
  method: 'PATCH',
  path: '/api/bad-day-plan',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change sections of the plan for bad days',
  body: z.strictObject({
    signs: section.optional(),
    alone: section.optional(),
    company: section.optional(),
    people: section.optional(),
    services: section.optional(),
    safety: section.optional(),
    reasons: section.optional(),
  }),
  reply: badDayPlan,
  errors: ['storage-full'],
})

export const deleteBadDayPlan = endpoint({
  method: 'DELETE',
  path: '/api/bad-day-plan',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete the plan for bad days',
  reply: badDayPlan,
})
