import { z } from 'zod'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { runItemDetail } from './generation-items.ts'
import { runDetail } from './generation-runs.ts'

const params = z.strictObject({ id: idParam })

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/content/items/{id}/publish',
  access: 'admin',
  openToEveryone: true,
  summary: 'Publish a draft',
  description: 'Refused if it was published before, or if the site has an item of this kind with the same title.',
  params,
  reply: runItemDetail,
})

export const publishDrafts = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/publish',
  access: 'admin',
  openToEveryone: true,
  summary: 'Publish all drafts of a run, or none',
  params,
  reply: runDetail,
})

export const discardDrafts = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/discard-drafts',
  access: 'admin',
  openToEveryone: true,
  summary: 'Discard all drafts of a run',
  description: 'Items that are already published stay. Refused while the run is active.',
  params,
  reply: runDetail,
})
