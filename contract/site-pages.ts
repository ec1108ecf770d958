import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { multilineText } from './text-fields.ts'

export const pageKey = z.enum(['guidelines', 'privacy', 'terms', 'imprint'])
export type PageKey = z.infer<typeof pageKey>

export const sitePage = z.object({
  key: pageKey,
  content: z.string().describe('Markdown; empty for an imprint that was not written'),
  edited: z.boolean().describe('False for the text of the release'),
  updatedAt: timestamp.nullable().describe('Null for the text of the release'),
})
export type SitePage = z.infer<typeof sitePage>

const params = z.strictObject({ key: pageKey })

export const getSitePage = endpoint({
  method: 'GET',
  path: '/api/pages/{key}',
  access: 'public',
  summary: 'Get the guidelines, the privacy page, the terms or the imprint',
  params,
  reply: sitePage,
})

export const updateSitePage = endpoint({
  method: 'PATCH',
  path: '/api/admin/pages/{key}',
  access: 'admin',
  summary: 'Edit a page of the site',
  description: 'Empty content goes back to the text of the release.',
  params,
  body: z.strictObject({
    content: multilineText({ min: 0, max: limits.entry }),
    acceptAgain: z.boolean().default(false).describe('Members must accept the new guidelines before they post again'),
  }),
  reply: sitePage,
})
