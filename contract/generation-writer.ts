import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { contentCounts } from './generation.ts'
import { writerKind } from './generations.ts'
import { pillar } from './pillars.ts'

export const contentWriter = z.object({
  kind: writerKind,
  model: z.string().nullable(),
  remaining: z
    .object({ total: contentCounts, pillars: z.array(contentCounts.extend({ pillar })) })
    .nullable()
    .describe('Items that the library can still provide; null for a model, which has no such limit'),
})
export type ContentWriter = z.infer<typeof contentWriter>

export const getContentWriter = endpoint({
  method: 'GET',
  path: '/api/content/writer',
  access: 'admin',
  openToEveryone: true,
  summary: 'Get the source of generated content, and how much it has left',
  reply: contentWriter,
})
