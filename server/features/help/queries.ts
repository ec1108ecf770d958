import type { Database } from '../../database/tables.ts'

type HelpKey = 'help-countries' | 'help-note'
const keys: HelpKey[] = ['help-countries', 'help-note']

export async function selectHelpSettings(database: Database): Promise<Partial<Record<string, string>>> {
  const rows = await database.selectFrom('site_settings').selectAll().where('key', 'in', keys).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function replaceHelpSetting(tx: Database, key: HelpKey, value: string): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function deleteHelpSetting(tx: Database, key: HelpKey): Promise<void> {
  await tx.deleteFrom('site_settings').where('key', '=', key).execute()
}
