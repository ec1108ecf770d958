import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './lists.ts'
import { pillar } from './pillars.ts'
import { singleLineText, multilineText } from './text.ts'

export const journalEntry = z.object({
  id,
  userId: id,
  title: z.string().nullable(),
  content: z.string(),
  prompt: z.string().nullable(),
  pillar: pillar.nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** What a person writes; only the content must be there. */
export const entryForm = z.strictObject({
  title: singleLineText({ min: 0, max: limits.title }).nullable().optional(),
  content: multilineText({ max: limits.entry }),
  prompt: singleLineText({ min: 0, max: limits.prompt }).nullable().optional(),
  pillar: z
    .union([pillar, z.literal('')])
    .nullable()
    .optional(),
})

const params = z.strictObject({ id: idParam })

export const listJournalEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  access: 'member',
  summary: 'The member’s own entries, newest first, fifty at a time',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(journalEntry),
})

export const createJournalEntry = endpoint({
  method: 'POST',
  path: '/api/journal',
  access: 'member',
  summary: 'Write an entry',
  headers: z.object(idempotencyKey),
  body: entryForm.extend(ignoredOwnerFields),
  status: 201,
  reply: journalEntry,
})

export const updateJournalEntry = endpoint({
  method: 'PATCH',
  path: '/api/journal/{id}',
  access: 'member',
  summary: 'Change an entry; what is absent stays',
  params,
  body: entryForm.partial(),
  reply: journalEntry,
  errors: ['not-found'],
})

export const deleteJournalEntry = endpoint({
  method: 'DELETE',
  path: '/api/journal/{id}',
  access: 'member',
  summary: 'Delete an entry',
  params,
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['not-found'],
})
