import { listAuditEntries } from '#contract/audit.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { readAuditLog } from './audit-log.ts'
import { presentEntry } from './present.ts'

export const auditRoutes = [
  serve(listAuditEntries, async ({ database, query: { kind, member, from, until, ...rest } }) => {
    const page = parsePage(rest, { defaultLimit: 50 })
    const filter = { kind, member, from, until }
    return respondWithPage(await readAuditLog(database, filter, page), page, presentEntry)
  }),
]
