import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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
