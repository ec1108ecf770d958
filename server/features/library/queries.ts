import type { Database, Row } from '../../database/tables.ts'

export async function selectUsedKeys(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('library_items').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

export function selectLibraryRows(database: Database, keys: string[]): Promise<Row<'library_items'>[]> {
  return database.selectFrom('library_items').selectAll().where('key', 'in', keys).execute()
}

export function selectLinkedRows(database: Database): Promise<Pick<Row<'library_items'>, 'key' | 'row_id'>[]> {
  return database.selectFrom('library_items').select(['key', 'row_id']).where('row_id', 'is not', null).execute()
}

/** Selects the keys of items that no row is known for. */
export async function selectUnlinkedKeys(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('library_items').select('key').where('row_id', 'is', null).execute()
  return rows.map(({ key }) => key)
}

export async function insertUsedKey(tx: Database, key: string, now: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('library_items')
    .values({ key, row_id: null, content_hash: null, safety_revision: 0, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateLibraryRow(
  tx: Database,
  key: string,
  change: Partial<Pick<Row<'library_items'>, 'row_id' | 'content_hash' | 'safety_revision' | 'pending_safety'>>,
): Promise<void> {
  await tx.updateTable('library_items').set(change).where('key', '=', key).execute()
}

export function selectWaitingRows(database: Database): Promise<Row<'library_items'>[]> {
  return database
    .selectFrom('library_items')
    .selectAll()
    .where('pending_safety', 'is not', null)
    .orderBy('key')
    .execute()
}

export function findWaitingRow(database: Database, key: string): Promise<Row<'library_items'> | undefined> {
  return database
    .selectFrom('library_items')
    .selectAll()
    .where('key', '=', key)
    .where('pending_safety', 'is not', null)
    .executeTakeFirst()
}

export async function deleteUsedKeys(tx: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('library_items').where('key', 'in', keys).execute()
}

/** Replaces the mark of the edition that this database has. */
export async function replaceEdition(tx: Database, edition: string, now: string): Promise<void> {
  await tx.deleteFrom('library_items').where('key', 'like', 'edition:%').execute()
  await insertUsedKey(tx, edition, now)
}
