import type { Database } from '../../database/tables.ts'

const key = 'setup-code'

export async function findSetupCode(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('site_settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function insertSetupCode(tx: Database, value: string): Promise<void> {
  await tx.insertInto('site_settings').values({ key, value }).execute()
}

/** @returns false when it is no longer the code */
export async function deleteSetupCode(tx: Database, value: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('site_settings')
    .where('key', '=', key)
    .where('value', '=', value)
    .returning('key')
    .executeTakeFirst()
  return deleted !== undefined
}
