import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'

/** What a page tried to load, without its address. */
export const blockedKinds = [
  'inline',
  'eval',
  'data',
  'blob',
  'extension',
  'same-origin',
  'other-origin',
  'other',
] as const

export const reportCspViolation = endpoint({
  method: 'POST',
  path: '/api/csp-reports',
  access: 'public',
  summary: 'Report what the content security policy of a page blocked',
  description: 'For browsers, in either of their formats. Only a count per directive and kind of source is kept.',
  body: 'text',
  bodyTypes: ['application/csp-report', 'application/reports+json'],
  maxBodyBytes: 256 * 1024,
  reply: z.object({ counted: z.int().describe('Reports that were understood') }),
})

const cspReport = z.object({
  directive: z.string().describe('The directive that blocked something, such as `script-src-elem`'),
  blocked: z.enum(blockedKinds).describe('What it blocked'),
  count: z.int(),
  lastAt: timestamp,
})

export const listCspReports = endpoint({
  method: 'GET',
  path: '/api/admin/csp-reports',
  access: 'admin',
  summary: 'List what content security policies have blocked, most frequent first',
  reply: z.array(cspReport),
})
