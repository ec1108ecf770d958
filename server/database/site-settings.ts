import type { Database } from './tables.ts'

/** Reads a setting in JSON and makes other transactions that change it wait until this one ends. */
export async function lockSiteSetting(tx: Database, key: string): Promise<string> {
  const { value } = await tx
    .insertInto('site_settings')
    .values({ key, value: '{}' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('site_settings.value') })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Changes a locked setting. */
export async function writeSiteSetting(tx: Database, key: string, value: object): Promise<void> {
  await tx
    .updateTable('site_settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute()
}
