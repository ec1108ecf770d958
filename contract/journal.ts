import { z } from 'zod'
import { idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { pillar, pillarOrEmpty } from './pillars.ts'
import { singleLineText, multilineText } from './text-fields.ts'

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

/** Fields of the entry form. */
export const entryForm = z.strictObject({
  title: singleLineText({ min: 0, max: limits.title }).nullable().optional(),
  content: multilineText({ max: limits.entry }),
  prompt: singleLineText({ min: 0, max: limits.prompt }).nullable().optional(),
  pillar: pillarOrEmpty.nullable().optional().describe('Empty for none'),
})

const params = z.strictObject({ id: idParam })

export const listJournalEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  access: 'member',
  summary: 'List journal entries',
  description: 'The entries of the signed-in member, newest first, 50 per page by default.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(journalEntry),
})

export const createJournalEntry = endpoint({
  method: 'POST',
  path: '/api/journal',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Create a journal entry',
  headers: z.object(idempotencyKey),
  body: entryForm.extend(ignoredOwnerFields),
  status: 201,
  reply: journalEntry,
  errors: ['storage-full'],
})

export const updateJournalEntry = endpoint({
  method: 'PATCH',
  path: '/api/journal/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Update a journal entry',
  description: 'Omitted fields keep their value.',
  params,
  body: entryForm.partial(),
  reply: journalEntry,
  errors: ['storage-full'],
})

export const deleteJournalEntry = endpoint({
  method: 'DELETE',
  path: '/api/journal/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete a journal entry',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})
