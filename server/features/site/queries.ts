import type { Database } from '../../database/tables.ts'

export async function selectUsedKeys(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('library_items').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

export async function insertUsedKey(tx: Database, key: string, now: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('library_items')
    .values({ key, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteUsedKeys(tx: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('library_items').where('key', 'in', keys).execute()
}
