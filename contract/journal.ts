import { z } from 'zod'
import { date, idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { firstEntryDate, limits } from './limits.ts'
import { pillar, pillarOrEmpty } from './pillars.ts'
import { calendarDate, multilineText, optionalDate, singleLineText } from './text-fields.ts'

export const journalEntry = z.object({
  id,
  userId: id,
  title: z.string().nullable(),
  content: z.string(),
  prompt: z.string().nullable(),
  pillar: pillar.nullable(),
  entryDate: date.describe('The day that the entry is about, for the member'),
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
  entryDate: optionalDate.describe(
    `Today for the member, the default for a new entry, or an earlier day from ${firstEntryDate} on`,
  ),
})

const params = z.strictObject({ id: idParam })

export const listJournalEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  access: 'member',
  summary: 'List journal entries',
  description: 'The entries of the signed-in member by their day, newest first, 50 per page by default.',
  query: z.strictObject({
    ...pageQuery,
    cursor: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Invalid cursor')
      .optional()
      .describe(pageQuery.cursor.description ?? ''),
    from: optionalDate.describe('Only entries of this day or later'),
    to: optionalDate.describe('Only entries of this day or earlier'),
  }),
  reply: z.array(journalEntry),
})

export const listJournalDays = endpoint({
  method: 'GET',
  path: '/api/journal/days',
  access: 'member',
  summary: 'List the days that have a journal entry',
  description: 'The days of at most 366 on which the signed-in member has an entry.',
  query: z.strictObject({ from: calendarDate, to: calendarDate }),
  reply: z.object({ dates: z.array(date).describe('In the order of the calendar') }),
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
