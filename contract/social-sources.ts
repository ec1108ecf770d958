import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { idParam, id, timestamp } from './lists.ts'
import { igUserId, platform } from './social.ts'
import { singleLineText } from './text.ts'

export const sourceAccount = z.object({
  id,
  platform,
  handle: z.string().describe('The account’s id on its platform'),
  displayName: z.string(),
  hasToken: z.boolean().describe('An access token of its own is stored; it is never told again'),
  enabled: z.boolean().describe('Polled on a schedule'),
  lastPolledAt: timestamp.nullable().describe('When its posts were last read'),
  nextPollAt: timestamp.nullable().describe('When they will be read next; null while not enabled'),
  failures: z.int().describe('Attempts in a row that failed'),
  lastError: z.string().nullable().describe('Why the last attempt failed'),
  createdAt: timestamp,
})
export type SourceAccount = z.infer<typeof sourceAccount>

const displayName = singleLineText({ max: limits.name })
const accessToken = singleLineText({ min: 0, max: limits.accessToken })
  .refine((value) => value === '' || /^[!-~]{8,}$/.test(value), 'This does not look like an access token')
  .describe('Write-only; empty: none')

export const sourceForm = z.strictObject({
  platform: z.literal('instagram').describe('The one platform whose accounts can be polled'),
  handle: igUserId,
  displayName: displayName.optional(),
  accessToken: accessToken.optional(),
})

const params = z.strictObject({ id: idParam })

export const listSources = endpoint({
  method: 'GET',
  path: '/api/source-accounts',
  access: 'admin',
  summary: 'The accounts whose posts are brought into the feed',
  reply: z.array(sourceAccount),
})

export const createSource = endpoint({
  method: 'POST',
  path: '/api/source-accounts',
  access: 'admin',
  summary: 'Add an account to poll',
  body: sourceForm,
  status: 201,
  reply: sourceAccount,
  errors: ['conflict'],
})

export const updateSource = endpoint({
  method: 'PATCH',
  path: '/api/source-accounts/{id}',
  access: 'admin',
  summary: 'Change an account; what is absent stays, a null token is forgotten',
  params,
  body: z.strictObject({
    displayName: displayName.optional(),
    enabled: z.boolean().optional(),
    accessToken: accessToken.nullable().optional(),
  }),
  reply: sourceAccount,
  errors: ['not-found'],
})

export const deleteSource = endpoint({
  method: 'DELETE',
  path: '/api/source-accounts/{id}',
  access: 'admin',
  summary: 'Forget an account and its token; its posts stay',
  params,
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['not-found'],
})

export const pollSource = endpoint({
  method: 'POST',
  path: '/api/source-accounts/{id}/poll',
  access: 'admin',
  summary: 'Read an account’s newest posts now',
  params,
  reply: z.object({ count: z.int(), account: sourceAccount }),
  errors: ['not-found', 'conflict', 'platform-refused', 'too-many-requests', 'unavailable'],
})
