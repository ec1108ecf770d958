import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, page } from './lists.ts'
import { pillar } from './pillars.ts'

export const journalEntry = z.object({
  id,
  userId: id,
  title: z.string().nullable(),
  content: z.string(),
  prompt: z.string().nullable(),
  pillar: pillar.nullable(),
  createdAt: instant,
})
export type JournalEntry = z.infer<typeof journalEntry>

export const listJournalEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  access: 'member',
  query: z.strictObject({ ...page }),
  reply: z.array(journalEntry),
})
