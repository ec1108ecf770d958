import type { User } from '#contract/account-fields.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { SiteBranding, updateSiteBranding } from '#contract/site.ts'
import type { Client } from '../../client.ts'
import {
  getSiteName,
  lockSiteBranding,
  readSiteBranding,
  writeSiteBranding,
  type StoredBranding,
} from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { auditedTransaction, type Audit } from '../audit/record.ts'
import { renameCommunity } from '../forum/starters.ts'
import { chooseFigures } from './figures.ts'

/** The admin who changes the site, and where from. */
export type SiteEditor = { user: User; client: Client }

export async function loadSiteBranding({
  database,
  config,
}: Pick<Dependencies, 'database' | 'config'>): Promise<SiteBranding> {
  const stored = await readSiteBranding(database)
  return {
    ...presentBranding(stored),
    figures: chooseFigures(config, stored),
    figuresFixed: config.siteFigures !== null,
  }
}

/**
 * Changes how the site presents itself. Omitted fields keep their value, and empty ones go back to the default.
 * @throws conflict for the figures while SITE_FIGURES decides about them
 */
export async function changeSiteBranding(
  dependencies: Dependencies,
  editor: SiteEditor,
  { name, accent, headline, welcome, questions, figures }: EndpointBody<typeof updateSiteBranding>,
): Promise<SiteBranding> {
  if (figures && dependencies.config.siteFigures !== null)
    throw refuse('conflict', 'The setting SITE_FIGURES on the server decides about the figures.')
  const changes = Object.entries({
    name,
    accent,
    headline,
    welcome,
    figures,
    questions: questions && (questions.length > 0 ? questions : ''),
  })
  return changeBranding(dependencies, editor, (branding) => ({
    ...branding,
    ...Object.fromEntries(changes.flatMap(([key, value]) => (value === undefined ? [] : [[key, value || undefined]]))),
  }))
}

/** Changes the stored branding in one transaction, with an entry in the security log. */
export async function changeBranding(
  dependencies: Dependencies,
  editor: SiteEditor,
  change: (branding: StoredBranding, tx: Database) => StoredBranding | Promise<StoredBranding>,
): Promise<SiteBranding> {
  await auditedTransaction(dependencies, async (tx, audit) => {
    const before = await lockSiteBranding(tx)
    const after = await change(before, tx)
    const changed = listChanges(before, after)
    if (changed.length > 0) {
      await writeSiteBranding(tx, after)
      await recordSiteChange(audit, editor, changed.join(', '))
    }
    const [from, to] = [getSiteName(before), getSiteName(after)]
    if (from !== to) await renameCommunity(tx, { from, to })
  })
  // Reads it again, so that emails have the new name at once.
  return loadSiteBranding(dependencies)
}

export function recordSiteChange(audit: Audit, { user, client }: SiteEditor, detail: string): Promise<void> {
  return audit({ kind: 'site-change', memberId: null, source: { actorId: user.id, address: client.address }, detail })
}

export function presentBranding({
  accent,
  headline,
  welcome,
  questions,
  logo,
  ...rest
}: StoredBranding): Omit<SiteBranding, 'figures' | 'figuresFixed'> {
  return {
    name: getSiteName(rest),
    logoUrl: logo ? `/api/site/logo/${logo.version}` : null,
    accent: accent ?? null,
    headline: headline ?? null,
    welcome: welcome ?? null,
    questions: questions ?? [],
  }
}

const fields = ['name', 'accent', 'headline', 'welcome', 'questions', 'logo', 'figures'] as const

function listChanges(before: StoredBranding, after: StoredBranding): string[] {
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => (field === 'figures' ? `figures: ${after.figures}` : field))
}
