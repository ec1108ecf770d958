import { z } from 'zod'
import { id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { pillar } from './pillars.ts'
import { writtenKind } from './written-drafts.ts'

export const catalogItem = z.object({
  kind: writtenKind,
  id,
  title: z.string(),
  pillar,
  duration: z.int().nullable().describe('Days; null for a resource'),
  source: z
    .enum(['library', 'edited', 'own'])
    .describe('From the library as it is, from the library but edited by an admin, or written on this site'),
  hiddenAt: timestamp.nullable().describe('When an admin hid it'),
  joined: z.int().describe('Members who have joined at least once; 0 for a resource'),
  version: z.int().describe('What members who join get, counted from 1'),
  updatedAt: timestamp,
})
export type CatalogItem = z.infer<typeof catalogItem>

const params = z.strictObject({ kind: writtenKind, id: idParam })

export const listCatalog = endpoint({
  method: 'GET',
  path: '/api/content/catalog',
  access: 'admin',
  summary: 'List all challenges and resources, also hidden ones',
  reply: z.array(catalogItem),
})

export const hideItem = endpoint({
  method: 'POST',
  path: '/api/content/catalog/{kind}/{id}/hide',
  access: 'admin',
  summary: 'Hide a challenge or a resource',
  description: 'Nobody finds it any more. Members who have joined a challenge keep it.',
  params,
  reply: catalogItem,
})

export const showItem = endpoint({
  method: 'POST',
  path: '/api/content/catalog/{kind}/{id}/show',
  access: 'admin',
  summary: 'Show a hidden challenge or resource again',
  params,
  reply: catalogItem,
})

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/api/content/catalog/{kind}/{id}',
  access: 'admin',
  summary: 'Delete a challenge or a resource',
  description: 'Refused once members have joined a challenge. Hide it instead.',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})
