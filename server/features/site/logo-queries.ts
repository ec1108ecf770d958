import type { Database, Row } from '../../database/tables.ts'

export function selectLogo(
  database: Database,
  version: string,
): Promise<Pick<Row<'site_logo'>, 'type' | 'bytes'> | undefined> {
  return database.selectFrom('site_logo').select(['type', 'bytes']).where('version', '=', version).executeTakeFirst()
}

export async function replaceLogo(tx: Database, row: Row<'site_logo'>): Promise<void> {
  await deleteLogo(tx)
  await tx.insertInto('site_logo').values(row).execute()
}

export async function deleteLogo(tx: Database): Promise<void> {
  await tx.deleteFrom('site_logo').execute()
}
