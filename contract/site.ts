import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const site = z.object({
  name: z.string(),
  signUp: z.enum(['open', 'closed']),
  firstAccount: z.boolean().describe('True until an account exists; the first one needs the setup code'),
  firstAccountIsAdmin: z.boolean().describe('The first account becomes the admin; false with `ADMIN_EMAILS`'),
  mail: z.boolean().describe('The server can send email'),
  payments: z
    .object({
      publishableKey: z.string(),
      scriptUrl: z
        .string()
        .nullable()
        .describe('Stub of the provider’s script on the local machine; null for the real script'),
    })
    .nullable()
    .describe('Null when payments are not configured'),
  embeds: z.enum(['auto', 'ask']).describe('When to load embedded posts: when visible, or after a click'),
})
export type Site = z.infer<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'Get the site configuration',
  reply: site,
})

const ok = z.object({ status: z.literal('ok') })

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'Check that the process is alive',
  reply: ok,
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Check that the database is migrated and can be written to',
  description: 'Writes at most once in ten seconds; in between, the last result is returned.',
  reply: ok,
})

export const storage = z.object({
  databaseBytes: z.number().describe('Size of the database'),
  freeBytes: z.number().nullable().describe('Free space on its disk; null for PostgreSQL'),
})
export type Storage = z.infer<typeof storage>

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/admin/storage',
  access: 'admin',
  summary: 'Get the size of the database and the free disk space',
  reply: storage,
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Get the OpenAPI description of this API',
  reply: z.record(z.string(), z.unknown()),
})
