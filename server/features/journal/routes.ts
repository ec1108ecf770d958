import * as calls from '#contract/journal.ts'
import { answerPage } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { changeEntry, deleteEntry, writeEntry } from './journal.ts'
import { presentEntry } from './present.ts'
import { entriesOf } from './queries.ts'

export const journalRoutes = [
  serve(calls.listJournalEntries, async ({ database, user, query }) => {
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await entriesOf(database, user.id, page), page, presentEntry)
  }),
  serve(calls.createJournalEntry, async ({ database, actor, body }) => {
    const entry = await writeEntry(database, actor, body)
    return presentEntry(entry)
  }),
  serve(calls.updateJournalEntry, async ({ database, actor, params, body }) => {
    return presentEntry(await changeEntry(database, actor, params.id, body))
  }),
  serve(calls.deleteJournalEntry, async ({ database, user, params }) => {
    await deleteEntry(database, user.id, params.id)
    return { deleted: true as const }
  }),
]
