import { z } from 'zod'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { generationItemDetail } from './generation-items.ts'
import { generationDetail } from './generations.ts'

const params = z.strictObject({ id: idParam })

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/content/items/{id}/publish',
  access: 'admin',
  openToEveryone: true,
  summary: 'Publish a draft',
  description: 'Refused if it was published before, or if the site has an item of this kind with the same title.',
  params,
  reply: generationItemDetail,
})

export const publishDrafts = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/publish',
  access: 'admin',
  openToEveryone: true,
  summary: 'Publish all drafts of a generation, or none',
  params,
  reply: generationDetail,
})

export const discardDrafts = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/discard-drafts',
  access: 'admin',
  openToEveryone: true,
  summary: 'Discard all drafts of a generation',
  description: 'Items that are already published stay. Refused while the generation is active.',
  params,
  reply: generationDetail,
})
