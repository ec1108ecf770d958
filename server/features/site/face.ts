import type { User } from '#contract/account-fields.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { SiteFace, updateSiteFace } from '#contract/site.ts'
import type { Client } from '../../client.ts'
import { getSiteName, lockSiteFace, readSiteFace, writeSiteFace, type StoredFace } from '../../database/site-face.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditedTransaction, type Audit } from '../audit/record.ts'
import { renameCommunity } from '../forum/starters.ts'

/** The admin who changes the site, and where from. */
export type SiteEditor = { user: User; client: Client }

export async function loadSiteFace(database: Database): Promise<SiteFace> {
  return presentFace(await readSiteFace(database))
}

/** Changes how the site presents itself. Omitted fields keep their value, and empty ones go back to the default. */
export function changeSiteFace(
  dependencies: Dependencies,
  editor: SiteEditor,
  { name, accent, headline, welcome, questions }: EndpointBody<typeof updateSiteFace>,
): Promise<SiteFace> {
  const changes = Object.entries({
    name,
    accent,
    headline,
    welcome,
    questions: questions && (questions.length > 0 ? questions : ''),
  })
  return changeFace(dependencies, editor, (face) => ({
    ...face,
    ...Object.fromEntries(changes.flatMap(([key, value]) => (value === undefined ? [] : [[key, value || undefined]]))),
  }))
}

/** Changes the stored face in one transaction, with an entry in the security log. */
export async function changeFace(
  dependencies: Dependencies,
  editor: SiteEditor,
  change: (face: StoredFace, tx: Database) => StoredFace | Promise<StoredFace>,
): Promise<SiteFace> {
  await auditedTransaction(dependencies, async (tx, audit) => {
    const before = await lockSiteFace(tx)
    const after = await change(before, tx)
    const changed = listChanges(before, after)
    if (changed.length > 0) {
      await writeSiteFace(tx, after)
      await recordSiteChange(audit, editor, changed.join(', '))
    }
    const [from, to] = [getSiteName(before), getSiteName(after)]
    if (from !== to) await renameCommunity(tx, { from, to })
  })
  // Reads it again, so that emails have the new name at once.
  return loadSiteFace(dependencies.database)
}

export function recordSiteChange(audit: Audit, { user, client }: SiteEditor, detail: string): Promise<void> {
  return audit({ kind: 'site-change', memberId: null, source: { actorId: user.id, address: client.address }, detail })
}

export function presentFace({ accent, headline, welcome, questions, logo, ...rest }: StoredFace): SiteFace {
  return {
    name: getSiteName(rest),
    logoUrl: logo ? `/api/site/logo/${logo.version}` : null,
    accent: accent ?? null,
    headline: headline ?? null,
    welcome: welcome ?? null,
    questions: questions ?? [],
  }
}

const fields = ['name', 'accent', 'headline', 'welcome', 'questions', 'logo'] as const

function listChanges(before: StoredFace, after: StoredFace): string[] {
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
