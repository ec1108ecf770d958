import { z } from 'zod'
import { idParam, id, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { pillar } from './pillars.ts'
import { optionalChoice } from './text-fields.ts'

export const contentKind = z.enum(['challenge', 'resource', 'discussion'])
export type ContentKind = z.infer<typeof contentKind>

export const writerKind = z.enum(['library', 'openai-compatible', 'anthropic'])
export type WriterKind = z.infer<typeof writerKind>

const draft = z.boolean().describe('Its items are drafts until an admin publishes them')

/** The request that started a generation. */
export const task = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ingest'),
    idea: z.string(),
    pillar: pillar.nullable(),
    duration: z.int().nullable(),
    draft,
  }),
  z.object({ kind: z.literal('generate'), topic: z.string(), count: z.int(), draft }),
  z.object({ kind: z.literal('populate'), pillar: pillar.nullable().describe('Null for all seven'), draft }),
])
export type Task = z.infer<typeof task>

export const generationStatus = z.enum(['running', 'finished', 'cancelled', 'interrupted', 'failed', 'undone'])
export type GenerationStatus = z.infer<typeof generationStatus>

const itemCounts = z.object({ challenges: z.int(), resources: z.int(), forumPosts: z.int() })

export const generation = z.object({
  id,
  task,
  writer: z.object({ kind: writerKind, model: z.string().nullable() }),
  status: generationStatus,
  writing: z.string().nullable().describe('Title or kind of the item in progress, to show to admins'),
  wanted: itemCounts,
  written: itemCounts,
  drafts: z.int().describe('Items to review, which only admins can see'),
  tokens: z.object({ input: z.int(), output: z.int() }).describe('Tokens as the model counts them'),
  error: z.string().nullable().describe('Reason of the failure, to show to admins'),
  startedBy: z.string().nullable().describe('Username of the admin; null after the account is deleted'),
  startedById: id.nullable().describe('Who, besides admins, can change and delete what it has published'),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
})
export type Generation = z.infer<typeof generation>

export const generationItem = z.object({
  id,
  piece: contentKind,
  state: z.enum(['draft', 'published', 'removed']),
  pieceId: id.nullable().describe('Id of the challenge, resource or discussion; null unless published'),
  pillar,
  title: z.string(),
  leftOut: z.array(z.string()).describe('Parts of the idea that the plan of a model does not have'),
})
export type GenerationItem = z.infer<typeof generationItem>

export const generationDetail = generation.extend({
  items: z.array(generationItem).describe('In the order of creation'),
  revision: z.int().describe('Increases with every change, so that clients can ignore a state that arrives late'),
})
export type GenerationDetail = z.infer<typeof generationDetail>

const params = z.strictObject({ id: idParam })

export const listGenerations = endpoint({
  method: 'GET',
  path: '/api/content/runs',
  access: 'admin',
  openToEveryone: true,
  summary: 'List generations',
  description: 'Newest first, 20 per page by default.',
  query: z.strictObject({
    kind: optionalChoice(['challenges', 'populate']).describe('Generations of one screen: challenges or whole pillars'),
    drafts: optionalChoice(['true']).describe('Only generations with drafts to review'),
    ...pageQuery,
  }),
  reply: z.array(generation),
})

export const getGeneration = endpoint({
  method: 'GET',
  path: '/api/content/runs/{id}',
  access: 'admin',
  openToEveryone: true,
  summary: 'Get a generation with its items',
  params,
  reply: generationDetail,
})

export const cancelGeneration = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/cancel',
  access: 'admin',
  openToEveryone: true,
  summary: 'Cancel a generation',
  description: 'The items written so far stay.',
  params,
  reply: generationDetail,
})

export const resumeGeneration = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/resume',
  access: 'admin',
  openToEveryone: true,
  summary: 'Resume a generation',
  description: 'Returns at once. The generation continues in the background and writes only what is missing.',
  params,
  reply: generationDetail,
  errors: ['content-refused'],
})

export const undoGeneration = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/undo',
  access: 'admin',
  openToEveryone: true,
  summary: 'Remove all items of a generation',
  description: 'Only for the member who started it, and admins. Refused once members have joined or replied.',
  params,
  reply: generationDetail,
})
