import { z } from 'zod'
import { idParam, id, pageQuery } from './common-fields.ts'
import { drawingNames } from './drawings.ts'
import { endpoint } from './endpoint.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { searchText } from './search-text.ts'
import { source } from './sources.ts'
import { optionalChoice } from './text-fields.ts'

export const resourceType = z.enum(['article', 'guide', 'exercise', 'worksheet'])
export type ResourceType = z.infer<typeof resourceType>

/** A drawing of the product. Its text alternative is part of the drawing. */
export const drawingName = z.enum(drawingNames).describe('One of the drawings of the web app')

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
  z.object({
    kind: z.literal('drawing'),
    name: drawingName,
    caption: z.string().describe('What the drawing says, in one sentence; shown alone where there is no drawing'),
  }),
])
export type Block = z.infer<typeof block>

export const resource = z.object({
  id,
  title: z.string(),
  description: z.string(),
  pillar,
  type: resourceType,
  readTime: z.int().nullable().describe('Reading time in minutes'),
})
export type Resource = z.infer<typeof resource>

export const resourceDetail = resource.extend({
  content: z.string().describe('Plain text, shown when blocks are missing or invalid'),
  blocks: z.string().nullable().describe('JSON text with a list of blocks'),
  sources: z.array(source).describe('What the text rests on'),
})
export type ResourceDetail = z.infer<typeof resourceDetail>

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'member',
  summary: 'List resources',
  description: 'A search works as that of challenges.',
  query: z.strictObject({
    q: searchText,
    pillar: optionalPillar,
    type: optionalChoice(resourceType.options),
    ...pageQuery,
  }),
  reply: z.array(resource),
})

export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/{id}',
  access: 'member',
  summary: 'Get a resource with its content',
  params: z.strictObject({ id: idParam }),
  reply: resourceDetail,
})

/** Position of a checklist item: the block and the item in it, both counted from 0. */
const checklistItem = {
  block: z.int().min(0).max(200),
  item: z.int().min(0).max(500),
}

const ticks = z.array(z.object(checklistItem)).describe('Ticked checklist items')

export const listTicks = endpoint({
  method: 'GET',
  path: '/api/resources/{id}/ticks',
  access: 'member',
  summary: 'List the checklist items that the member has ticked',
  params: z.strictObject({ id: idParam }),
  reply: ticks,
})

export const setTick = endpoint({
  method: 'PATCH',
  path: '/api/resources/{id}/ticks',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Tick or untick a checklist item',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...checklistItem, ticked: z.boolean() }),
  reply: ticks,
})
