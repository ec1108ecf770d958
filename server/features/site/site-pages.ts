import type { EndpointBody } from '#contract/endpoint.ts'
import type { PageKey, SitePage, updateSitePage } from '#contract/site-pages.ts'
import { guidelines } from '../../content/site-pages/guidelines.ts'
import { privacy } from '../../content/site-pages/privacy.ts'
import { terms } from '../../content/site-pages/terms.ts'
import { lockSiteBranding, readSiteName, writeSiteBranding } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditedTransaction } from '../audit/record.ts'
import { requireGuidelinesAgain } from '../forum/guidelines.ts'
import { recordSiteChange, type SiteEditor } from './branding.ts'
import { deletePage, selectPage, upsertPage } from './site-page-queries.ts'

const defaults: Record<PageKey, string> = { guidelines, privacy, terms, imprint: '' }

export async function readSitePage(database: Database, key: PageKey): Promise<SitePage> {
  const row = await selectPage(database, key)
  if (row) return { key, content: row.content, edited: true, updatedAt: row.updated_at }
  const siteName = await readSiteName(database)
  const content = defaults[key].replaceAll('{site}', () => siteName)
  return { key, content, edited: false, updatedAt: null }
}

/** Saves a page. Empty content goes back to the text of the release. */
export async function editSitePage(
  dependencies: Dependencies,
  editor: SiteEditor,
  { key, content, acceptAgain }: EndpointBody<typeof updateSitePage> & { key: PageKey },
): Promise<SitePage> {
  const updated_at = dependencies.services.clock.now().toISOString()
  return auditedTransaction(dependencies, async (tx, audit) => {
    if (content === '') await deletePage(tx, key)
    else await upsertPage(tx, { key, content, updated_by: editor.user.id, updated_at })
    if (key === 'imprint') await noteImprint(tx, content !== '')
    const asksMembers = key === 'guidelines' && acceptAgain
    if (asksMembers) await requireGuidelinesAgain(tx)
    await recordSiteChange(audit, editor, asksMembers ? `${key}, members accept again` : key)
    return readSitePage(tx, key)
  })
}

/** Notes whether there is an imprint where every page reads it anyway. */
async function noteImprint(tx: Database, exists: boolean): Promise<void> {
  const { imprint: _former, ...branding } = await lockSiteBranding(tx)
  await writeSiteBranding(tx, exists ? { ...branding, imprint: true } : branding)
}
