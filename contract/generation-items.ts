import { z } from 'zod'
import { challengeDetail } from './challenges.ts'
import { endpoint } from './endpoint.ts'
import { runItem } from './generation-runs.ts'
import { challengeDraft, discussionDraft, resourceDraft } from './generation.ts'
import { idParam, id } from './lists.ts'
import { pillar } from './pillars.ts'
import { block, resource } from './resources.ts'

/** What a run has written, as it is now. One of the three is there; none once it is removed. */
export const runItemDetail = runItem.extend({
  runId: id,
  inUse: z.boolean().describe('Members have joined or replied'),
  challenge: challengeDetail.omit({ id: true, participants: true }).nullable(),
  resource: resource
    .omit({ id: true, readTime: true })
    .extend({ blocks: z.array(block) })
    .nullable(),
  discussion: z.object({ pillar, title: z.string(), content: z.string() }).nullable(),
})
export type RunItemDetail = z.infer<typeof runItemDetail>

const params = z.strictObject({ id: idParam })

export const getRunItem = endpoint({
  method: 'GET',
  path: '/api/content/items/{id}',
  access: 'admin',
  summary: 'Something a run has written, whole',
  params,
  reply: runItemDetail,
  errors: ['not-found'],
})

export const updateRunItem = endpoint({
  method: 'PATCH',
  path: '/api/content/items/{id}',
  access: 'admin',
  summary: 'Change it: the one of the three that it is, whole',
  params,
  body: z.strictObject({
    challenge: challengeDraft.optional(),
    resource: resourceDraft.optional(),
    discussion: discussionDraft.optional(),
  }),
  reply: runItemDetail,
  errors: ['not-found', 'conflict'],
})

export const removeRunItem = endpoint({
  method: 'DELETE',
  path: '/api/content/items/{id}',
  access: 'admin',
  summary: 'Remove it; refused where members have joined or replied',
  params,
  reply: z.object({ removed: z.literal(true) }),
  errors: ['not-found', 'conflict'],
})

export const regenerateRunItem = endpoint({
  method: 'POST',
  path: '/api/content/items/{id}/regenerate',
  access: 'admin',
  summary: 'Write another in its place; refused where members have joined or replied',
  params,
  reply: runItemDetail,
  errors: ['not-found', 'conflict', 'too-many-requests', 'writer-failed', 'unavailable'],
})
