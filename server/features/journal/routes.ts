import * as calls from '#contract/journal.ts'
import { respondWithRows } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editEntry, deleteEntry, createEntry, readDates } from './journal.ts'
import { presentEntry } from './present.ts'
import { listEntries } from './queries.ts'

export const journalRoutes = [
  serve(calls.listJournalEntries, async ({ database, user, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithRows(await listEntries(database, user.id, { ...query, page }), presentEntry)
  }),
  serve(calls.listJournalDays, async ({ database, user, query }) => ({
    dates: await readDates(database, user.id, query),
  })),
  serve(calls.createJournalEntry, async ({ database, actor, body }) => {
    const entry = await createEntry(database, actor, body)
    return presentEntry(entry)
  }),
  serve(calls.updateJournalEntry, async ({ database, actor, params, body }) => {
    return presentEntry(await editEntry(database, actor, params.id, body))
  }),
  serve(calls.deleteJournalEntry, async ({ database, user, params }) => {
    await deleteEntry(database, user.id, params.id)
    return { deleted: true as const }
  }),
]
