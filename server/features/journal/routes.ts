import * as calls from '#contract/journal.ts'
import { answerPage, pageOf } from '../../http/cursor.ts'
import { serve } from '../../http/serve.ts'
import { presentEntry } from './present.ts'
import { entriesOf } from './queries.ts'

export const journalRoutes = [
  serve(calls.listJournalEntries, async ({ database, user, query }) => {
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await entriesOf(database, user.id, page), page, presentEntry)
  }),
]
