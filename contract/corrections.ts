import { z } from 'zod'
import { id } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { challengeDraft, discussionDraft, resourceDraft } from './generation.ts'

/** A safety correction of the library that met an item that an admin has edited. */
export const waitingCorrection = z.object({
  item: z.string().describe('Of the library'),
  kind: z.enum(['challenge', 'resource', 'discussion']),
  id,
  title: z.string(),
  current: z.union([challengeDraft, resourceDraft, discussionDraft]).describe('What the site has'),
  corrected: z.union([challengeDraft, resourceDraft, discussionDraft]).describe('What the library has'),
})
export type WaitingCorrection = z.infer<typeof waitingCorrection>

export const listWaitingCorrections = endpoint({
  method: 'GET',
  path: '/api/content/corrections',
  access: 'admin',
  summary: 'List safety corrections of items that an admin has edited',
  reply: z.array(waitingCorrection),
})

export const decideCorrection = endpoint({
  method: 'POST',
  path: '/api/content/corrections/{item}',
  access: 'admin',
  summary: 'Apply a safety correction or keep the edited item',
  params: z.strictObject({ item: z.string().regex(/^[a-z0-9:-]{1,100}$/, 'Invalid item') }),
  body: z.strictObject({ use: z.enum(['library', 'ours']).describe('`library` changes it for everyone') }),
  reply: z.object({ decided: z.literal(true) }),
})
