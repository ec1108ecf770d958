import { z } from 'zod'
import { challengeDetail } from './challenges.ts'
import { idParam, id } from './common-fields.ts'
import { allowedRules, schedule } from './days.ts'
import { endpoint } from './endpoint.ts'
import { challengeDraft, discussionDraft, resourceDraft } from './generation.ts'
import { generationItem } from './generations.ts'
import { pillar } from './pillars.ts'
import { block, resource } from './resources.ts'
import { source } from './sources.ts'

/** An item with its current content: one of `challenge`, `resource` and `discussion`, or none after its removal. */
export const generationItemDetail = generationItem.extend({
  generationId: id,
  inUse: z.boolean().describe('Members have joined or replied'),
  challenge: challengeDetail
    .omit({ id: true, version: true, participants: true, next: true })
    .extend({
      subtitle: z.string().optional(),
      promise: z.string().optional(),
      finishLine: z.string().optional(),
      schedule: schedule.optional(),
      rules: allowedRules.optional(),
      passes: z.int().optional(),
      sources: z.array(source).optional(),
    })
    .nullable(),
  resource: resource
    .omit({ id: true, readTime: true })
    .extend({ blocks: z.array(block), sources: z.array(source).optional() })
    .nullable(),
  discussion: z.object({ pillar, title: z.string(), content: z.string() }).nullable(),
})
export type GenerationItemDetail = z.infer<typeof generationItemDetail>

const params = z.strictObject({ id: idParam })

export const getGenerationItem = endpoint({
  method: 'GET',
  path: '/api/content/items/{id}',
  access: 'admin',
  openToEveryone: true,
  summary: 'Get an item of a generation',
  params,
  reply: generationItemDetail,
})

export const updateGenerationItem = endpoint({
  method: 'PATCH',
  path: '/api/content/items/{id}',
  access: 'admin',
  openToEveryone: true,
  summary: 'Replace the content of an item',
  description: 'Published items can be changed only by the member who started the generation, and by admins.',
  params,
  body: z.strictObject({
    challenge: challengeDraft.optional(),
    resource: resourceDraft.optional(),
    discussion: discussionDraft.optional(),
  }),
  reply: generationItemDetail,
})

export const removeGenerationItem = endpoint({
  method: 'DELETE',
  path: '/api/content/items/{id}',
  access: 'admin',
  openToEveryone: true,
  summary: 'Remove an item',
  description:
    'Published items only by the member who started the generation, and by admins. Refused once members have joined or replied.',
  params,
  reply: z.object({ removed: z.literal(true) }),
})

export const regenerateGenerationItem = endpoint({
  method: 'POST',
  path: '/api/content/items/{id}/regenerate',
  access: 'admin',
  openToEveryone: true,
  summary: 'Generate an item again',
  description:
    'Published items only by the member who started the generation, and by admins. Refused once members have joined or replied.',
  params,
  reply: generationItemDetail,
  errors: ['content-refused', 'writer-failed'],
})
