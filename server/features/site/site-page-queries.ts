import type { PageKey } from '#contract/site-pages.ts'
import type { Database, Row } from '../../database/tables.ts'

export function selectPage(database: Database, key: PageKey): Promise<Row<'site_pages'> | undefined> {
  return database.selectFrom('site_pages').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function upsertPage(tx: Database, { key, ...page }: Row<'site_pages'>): Promise<void> {
  await tx
    .insertInto('site_pages')
    .values({ key, ...page })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(page))
    .execute()
}

export async function deletePage(tx: Database, key: PageKey): Promise<void> {
  await tx.deleteFrom('site_pages').where('key', '=', key).execute()
}
