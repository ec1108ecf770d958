import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { writerKind } from './generation-runs.ts'

export const site = z.object({
  name: z.string(),
  signUp: z.enum(['open', 'closed']),
  firstAccount: z.boolean().describe('No account exists yet: the first one will be the admin'),
  mail: z.boolean().describe('This server can send mail'),
  payments: z
    .object({
      publishableKey: z.string(),
      scriptUrl: z.string().nullable().describe('A stand-in for the provider’s script, on this machine alone'),
    })
    .nullable()
    .describe('Null: no card can be stored here'),
  writer: z.object({ kind: writerKind, model: z.string().nullable() }).describe('What writes content for admins'),
  embeds: z.enum(['auto', 'ask']).describe('Frames of other platforms: when in view, or after a click'),
})
export type Site = z.infer<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'What this server offers',
  reply: site,
})

const ok = z.object({ status: z.literal('ok') })

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process lives',
  reply: ok,
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'The database answers and is migrated',
  reply: ok,
  errors: ['unavailable'],
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This API, described',
  reply: z.record(z.string(), z.unknown()),
})
