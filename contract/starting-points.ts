import { z } from 'zod'
import { challenge } from './challenges.ts'
import { id } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { helpCategories } from './help-categories.ts'
import { pillar } from './pillars.ts'
import { resource } from './resources.ts'

export const startingPointKeys = [
  'sleep',
  'anger',
  'drinking',
  'lonely',
  'work',
  'drifting',
  'money',
  'loss',
  'low',
  'relationship',
] as const
export type StartingPointKey = (typeof startingPointKeys)[number]

export const startingPoint = z.object({
  key: z.enum(startingPointKeys),
  label: z.string().describe('Answer to “What is hardest right now?”'),
  tonight: z.string().describe('What to do tonight'),
  note: z.string().describe('When to get help'),
  help: z.enum(helpCategories).exclude(['danger']).nullable().describe('The section of Help now that fits'),
  challenges: z
    .array(
      challenge.pick({
        id: true,
        title: true,
        subtitle: true,
        promise: true,
        pillar: true,
        duration: true,
        schedule: true,
        participants: true,
      }),
    )
    .describe('Three if the site has them, the gentlest first'),
  resources: z.array(resource.pick({ id: true, title: true, pillar: true, type: true, readTime: true })),
  discussion: z.object({ id, title: z.string(), pillar }).nullable().describe('Null if the site has none'),
})
export type StartingPoint = z.infer<typeof startingPoint>

export const listStartingPoints = endpoint({
  method: 'GET',
  path: '/api/starting-points',
  access: 'public',
  summary: 'List answers to “What is hardest right now?”',
  description: 'With items of the library that this site has and shows. Answers without any are left out.',
  reply: z.array(startingPoint),
})
