import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './lists.ts'

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Go to the sign-in screen; returnTo is a path of this site, else /',
  // A person follows this address: an odd one leads to sign-in all the same.
  query: z.object({ returnTo: z.string().optional().catch(undefined) }),
  reply: 'redirect',
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'End the session and go to /',
  reply: 'redirect',
})

export const session = z.object({
  current: z.boolean().describe('The one this request comes with'),
  device: z.string().nullable().describe('Browser and system, as far as it says'),
  signedInAt: timestamp,
  lastActiveAt: timestamp.describe('To the hour'),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'Where one is signed in, this browser first; the hundred latest',
  reply: z.array(session),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'Sign out everywhere but here',
  reply: z.object({ ended: z.number() }),
})
