import type { FiguresChoice } from '#contract/site.ts'
import { compileQuery } from './compiled-query.ts'
import { lockSiteSetting, writeSiteSetting } from './site-settings.ts'
import type { Database } from './tables.ts'

/** What the admins changed about how the site presents itself. A missing field has the product's words and looks. */
export type StoredBranding = {
  name?: string
  accent?: string
  headline?: string
  welcome?: string
  questions?: string[]
  /** Kept also when the admin chose the default, which then counts as decided. */
  figures?: FiguresChoice
  logo?: { version: string; type: string; width: number; height: number }
  /** The site has an imprint. */
  imprint?: true
}

const key = 'face'
const productName = 'Seven Pillars'

const lastRead = new WeakMap<Database, StoredBranding>()

export async function readSiteBranding(database: Database): Promise<StoredBranding> {
  const [row] = await storedBranding(database, { key })
  const branding = parseBranding(row?.value)
  lastRead.set(database, branding)
  return branding
}

/** Returns the branding as of the last read, for pages that must not depend on the database. */
export function getLastSiteBranding(database: Database): StoredBranding {
  return lastRead.get(database) ?? {}
}

export function getSiteName({ name }: StoredBranding): string {
  return name ?? productName
}

export async function readSiteName(database: Database): Promise<string> {
  return getSiteName(await readSiteBranding(database))
}

/** Returns the name as of the last read; undefined before. */
export function findLastSiteName(database: Database): string | undefined {
  const branding = lastRead.get(database)
  return branding && getSiteName(branding)
}

/** Reads the branding and makes other transactions that change it wait until this one ends. */
export async function lockSiteBranding(tx: Database): Promise<StoredBranding> {
  return parseBranding(await lockSiteSetting(tx, key))
}

export function writeSiteBranding(tx: Database, branding: StoredBranding): Promise<void> {
  return writeSiteSetting(tx, key, branding)
}

const storedBranding = compileQuery<{ key: string }, { value: string }>((database, parameter) =>
  database.selectFrom('site_settings').select('value').where('key', '=', parameter('key')),
)

function parseBranding(value: string | undefined): StoredBranding {
  return value === undefined ? {} : JSON.parse(value)
}
