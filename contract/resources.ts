import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam, id, pageQuery } from './lists.ts'
import { pillar } from './pillars.ts'

export const resourceType = z.enum(['article', 'guide', 'exercise', 'worksheet'])
export type ResourceType = z.infer<typeof resourceType>

export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('intro'), markdown: z.string() }),
  z.object({ kind: z.literal('checklist'), title: z.string(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('steps'), title: z.string(), steps: z.array(z.string()) }),
  z.object({ kind: z.literal('tiplist'), title: z.string(), tips: z.array(z.string()) }),
  z.object({
    kind: z.literal('links'),
    title: z.string(),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  z.object({ kind: z.literal('download'), label: z.string(), filename: z.string(), contents: z.string() }),
])
export type Block = z.infer<typeof block>

export const resource = z.object({
  id,
  title: z.string(),
  description: z.string(),
  pillar,
  type: resourceType,
  readTime: z.int().nullable().describe('Minutes'),
})
export type Resource = z.infer<typeof resource>

export const resourceDetail = resource.extend({
  content: z.string().describe('Plain text, shown where blocks are absent or unusable'),
  blocks: z.string().nullable().describe('JSON text: a list of blocks'),
})
export type ResourceDetail = z.infer<typeof resourceDetail>

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'member',
  summary: 'List resources',
  query: z.strictObject({ pillar: pillar.optional(), ...pageQuery }),
  reply: z.array(resource),
})

export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/{id}',
  access: 'member',
  summary: 'Get a resource with its content',
  params: z.strictObject({ id: idParam }),
  reply: resourceDetail,
  errors: ['not-found'],
})

/** One box of a checklist: which block, which item of it, both counted from 0. */
const checklistItem = {
  block: z.int().min(0).max(200),
  item: z.int().min(0).max(500),
}

export const ticks = z.array(z.object(checklistItem)).describe('The boxes the member has ticked')
export type Ticks = z.infer<typeof ticks>

export const listTicks = endpoint({
  method: 'GET',
  path: '/api/resources/{id}/ticks',
  access: 'member',
  summary: 'The boxes of its checklists that the member has ticked',
  params: z.strictObject({ id: idParam }),
  reply: ticks,
  errors: ['not-found'],
})

export const setTick = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}/ticks',
  access: 'member',
  summary: 'Tick a box, or clear it',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...checklistItem, ticked: z.boolean() }),
  reply: ticks,
  errors: ['not-found'],
})
