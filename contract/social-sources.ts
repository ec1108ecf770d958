import { z } from 'zod'
import { idParam, id, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'
import { igUserId, platform } from './social.ts'
import { optionalText, singleLineText } from './text-fields.ts'

export const sourceAccount = z.object({
  id,
  platform,
  handle: z.string().describe('Id of the account on its platform'),
  displayName: z.string(),
  hasToken: z.boolean().describe('The account has its own access token; replies never contain it'),
  enabled: z.boolean().describe('Polled on a schedule'),
  lastPolledAt: timestamp.nullable().describe('Time of the last poll'),
  nextPollAt: timestamp.nullable().describe('Time of the next poll; null while disabled'),
  failures: z.int().describe('Consecutive failed polls'),
  lastError: z.string().nullable().describe('Reason why the last poll failed'),
  createdAt: timestamp,
})
export type SourceAccount = z.infer<typeof sourceAccount>

const accessToken = singleLineText({ min: 0, max: limits.accessToken })
  .refine((value) => value === '' || /^[!-~]{8,}$/.test(value), 'That doesn’t look like an access token')
  .meta({ ...secretField, description: 'Write-only; empty for none' })

export const sourceForm = z.strictObject({
  platform: z.literal('instagram').describe('Only Instagram accounts can be polled'),
  handle: igUserId,
  displayName: optionalText(singleLineText({ min: 0, max: limits.name })).describe('The handle by default'),
  accessToken: accessToken.optional(),
})

const params = z.strictObject({ id: idParam })

export const listSources = endpoint({
  method: 'GET',
  path: '/api/source-accounts',
  access: 'admin',
  summary: 'List the accounts whose posts are fetched',
  reply: z.array(sourceAccount),
})

export const createSource = endpoint({
  method: 'POST',
  path: '/api/source-accounts',
  access: 'admin',
  summary: 'Add an account to fetch posts from',
  body: sourceForm,
  status: 201,
  reply: sourceAccount,
})

export const updateSource = endpoint({
  method: 'PATCH',
  path: '/api/source-accounts/{id}',
  access: 'admin',
  summary: 'Update an account',
  description: 'Omitted fields keep their value. A null token deletes the stored one.',
  params,
  body: z.strictObject({
    displayName: singleLineText({ max: limits.name }).optional(),
    enabled: z.boolean().optional(),
    accessToken: accessToken.nullable().optional(),
  }),
  reply: sourceAccount,
})

export const deleteSource = endpoint({
  method: 'DELETE',
  path: '/api/source-accounts/{id}',
  access: 'admin',
  summary: 'Delete an account and its token',
  description: 'Its posts stay.',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})

export const pollSource = endpoint({
  method: 'POST',
  path: '/api/source-accounts/{id}/poll',
  access: 'admin',
  summary: 'Fetch the newest posts of an account now',
  params,
  reply: z.object({ count: z.int(), account: sourceAccount }),
  errors: ['platform-refused'],
})
