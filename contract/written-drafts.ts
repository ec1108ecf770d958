import { z } from 'zod'
import { idParam, id, optionalId, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { challengeDraft, resourceDraft } from './generation.ts'
import { idempotencyKey } from './headers.ts'
import { maxInteger } from './limits.ts'

/** What admins write themselves, in the editor. */
export const writtenKind = z.enum(['challenge', 'resource'])
export type WrittenKind = z.infer<typeof writtenKind>

/** Of the JSON text, in characters. */
export const maxContentLength = 200_000

/**
 * What an admin has typed so far, at most 200 KB of JSON. Fields can be empty or missing, and only publishing checks them
 * by `challengeDraft` or `resourceDraft`.
 */
export const unfinishedContent = z
  .record(z.string(), z.unknown())
  .refine((content) => JSON.stringify(content).length <= maxContentLength, 'At most 200 KB')
export type UnfinishedContent = z.infer<typeof unfinishedContent>

const revision = z.int().min(1).max(maxInteger)

export const writtenDraft = z.object({
  id,
  kind: writtenKind,
  content: unfinishedContent.describe('The fields of a challenge or a resource as far as they are written'),
  edits: z
    .object({ id, joined: z.int().describe('Members who have joined it at least once') })
    .nullable()
    .describe('The published item that it will change; null for a new one'),
  author: z.string().nullable().describe('Username; null after the account was deleted'),
  revision: revision.describe('Incremented on every save'),
  publishAt: timestamp.nullable().describe('When it will be published'),
  publishError: z.string().nullable().describe('Why it could not be published when it was due'),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type WrittenDraft = z.infer<typeof writtenDraft>

export const listedDraft = writtenDraft
  .omit({ content: true })
  .extend({ title: z.string().describe('Empty until it has one') })
export type ListedDraft = z.infer<typeof listedDraft>

const params = z.strictObject({ id: idParam })

export const listWrittenDrafts = endpoint({
  method: 'GET',
  path: '/api/content/drafts',
  access: 'admin',
  summary: 'List the drafts that admins write',
  description: 'The one saved last comes first. All admins share them.',
  reply: z.array(listedDraft),
})

export const getWrittenDraft = endpoint({
  method: 'GET',
  path: '/api/content/drafts/{id}',
  access: 'admin',
  summary: 'Get a draft that admins write',
  params,
  reply: writtenDraft,
})

export const startWrittenDraft = endpoint({
  method: 'POST',
  path: '/api/content/drafts',
  access: 'admin',
  summary: 'Start a draft',
  description:
    'Empty, with some content, as a copy of an item (`copies`) or to edit one (`edits`). An edit that the admin has already begun is returned with 200.',
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    kind: writtenKind,
    content: unfinishedContent.optional(),
    copies: optionalId.describe('Challenge or resource to copy'),
    edits: optionalId.describe('Challenge or resource to edit'),
  }),
  status: 201,
  reply: writtenDraft,
  otherReplies: { 200: writtenDraft },
  errors: ['not-found'],
})

export const saveWrittenDraft = endpoint({
  method: 'PATCH',
  path: '/api/content/drafts/{id}',
  access: 'admin',
  summary: 'Save what an admin has typed so far',
  description: 'A 409 has the current draft, if another admin has saved it since `revision`.',
  params,
  body: z.strictObject({ revision, content: unfinishedContent }),
  reply: writtenDraft,
})

export const publishWrittenDraft = endpoint({
  method: 'POST',
  path: '/api/content/drafts/{id}/publish',
  access: 'admin',
  summary: 'Publish a draft, now or later',
  description:
    'A new item appears in the lists. An edit changes its item: members who have joined a challenge keep theirs, unless `forEveryone` is true. A 409 has the current item as a draft, if someone has changed it since the edit began, unless `over` is its revision.',
  params,
  body: z.strictObject({
    revision: revision.describe('Of the draft'),
    at: z
      .union([z.literal(''), z.iso.datetime()])
      .optional()
      .describe('UTC, within a year. Empty for now.'),
    forEveryone: z
      .boolean()
      .optional()
      .describe('A safety correction: also changes it for members who have joined. The duration must stay the same'),
    over: revision.optional().describe('Publish over this revision of the item, from the `current` of a 409'),
  }),
  reply: z.object({
    published: z.object({ kind: writtenKind, id }).nullable().describe('The item; null if it waits'),
    draft: writtenDraft.nullable().describe('The draft that waits; null once it is published'),
  }),
  errors: ['content-refused'],
})

export const cancelPublishing = endpoint({
  method: 'DELETE',
  path: '/api/content/drafts/{id}/publish',
  access: 'admin',
  summary: 'Cancel the time at which a draft is published',
  params,
  reply: writtenDraft,
})

export const deleteWrittenDraft = endpoint({
  method: 'DELETE',
  path: '/api/content/drafts/{id}',
  access: 'admin',
  summary: 'Delete a draft',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})

/** The content of a 409 when the item was changed since the edit began. */
export const changedItem = z.object({
  revision: revision.describe('Of the item'),
  content: z.union([challengeDraft, resourceDraft]),
})
export type ChangedItem = z.infer<typeof changedItem>
