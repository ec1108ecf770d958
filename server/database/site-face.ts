import { compileQuery } from './compiled-query.ts'
import type { Database } from './tables.ts'

/** What the admins changed about how the site presents itself. A missing field has the product's words and looks. */
export type StoredFace = {
  name?: string
  accent?: string
  headline?: string
  welcome?: string
  questions?: string[]
  logo?: { version: string; type: string; width: number; height: number }
  /** The site has an imprint. */
  imprint?: true
}

const key = 'face'
const productName = 'Seven Pillars'

const lastRead = new WeakMap<Database, StoredFace>()

export async function readSiteFace(database: Database): Promise<StoredFace> {
  const [row] = await storedFace(database, { key })
  const face = parseFace(row?.value)
  lastRead.set(database, face)
  return face
}

/** Returns the face as of the last read, for pages that must not depend on the database. */
export function getLastSiteFace(database: Database): StoredFace {
  return lastRead.get(database) ?? {}
}

export function getSiteName({ name }: StoredFace): string {
  return name ?? productName
}

export async function readSiteName(database: Database): Promise<string> {
  return getSiteName(await readSiteFace(database))
}

/** Returns the name as of the last read; undefined before. */
export function findLastSiteName(database: Database): string | undefined {
  const face = lastRead.get(database)
  return face && getSiteName(face)
}

/** Reads the face and makes other transactions that change it wait until this one ends. */
export async function lockSiteFace(tx: Database): Promise<StoredFace> {
  const row = await tx
    .insertInto('site_settings')
    .values({ key, value: '{}' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('site_settings.value') })))
    .returning('value')
    .executeTakeFirst()
  return parseFace(row?.value)
}

export async function writeSiteFace(tx: Database, face: StoredFace): Promise<void> {
  await tx
    .updateTable('site_settings')
    .set({ value: JSON.stringify(face) })
    .where('key', '=', key)
    .execute()
}

const storedFace = compileQuery<{ key: string }, { value: string }>((database, parameter) =>
  database.selectFrom('site_settings').select('value').where('key', '=', parameter('key')),
)

function parseFace(value: string | undefined): StoredFace {
  return value === undefined ? {} : JSON.parse(value)
}
