import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Redirect to the sign-in or sign-up screen',
  description: 'A signed-in member goes to `returnTo` instead.',
  // People follow this link, so invalid parameters still lead to the sign-in screen.
  query: z.object({
    returnTo: z.string().optional().catch(undefined).describe('Path of this site to open after sign-in; / by default'),
    screen: z
      .enum(['sign-in', 'sign-up'])
      .catch('sign-in')
      .describe('`sign-up` creates an account, unless the site accepts no new members'),
  }),
  reply: 'redirect',
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'Sign out and redirect to the landing page',
  description:
    'The session ends only for a direct navigation or one from this site. The session cookie then says that the member signed out, so that pages delete their drafts.',
  reply: 'redirect',
})

export const session = z.object({
  current: z.boolean().describe('The session of this request'),
  device: z.string().nullable().describe('Browser and operating system; null if unknown'),
  signedInAt: timestamp,
  lastActiveAt: timestamp.describe('UTC, ISO 8601, accurate to the hour'),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'List the sessions of the account',
  description: 'At most 100: the current one first, then by latest activity.',
  reply: z.array(session),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'End all other sessions of the account',
  description: 'Also gives the calendar feed a new address.',
  reply: z.object({ ended: z.number() }),
})
