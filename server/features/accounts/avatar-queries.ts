import type { Database, Row } from '../../database/tables.ts'

export async function upsertAvatar(tx: Database, row: Row<'avatars'>): Promise<void> {
  const { id, type, bytes, created_at } = row
  await tx
    .insertInto('avatars')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ id, type, bytes, created_at }))
    .execute()
}

export async function deleteAvatar(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('avatars').where('user_id', '=', userId).execute()
}

export async function setAvatarUrl(
  tx: Database,
  { userId, url, now }: { userId: string; url: string | null; now: string },
): Promise<void> {
  await tx.updateTable('users').set({ profile_image_url: url, updated_at: now }).where('id', '=', userId).execute()
}

export function findAvatarById(database: Database, id: string) {
  return database.selectFrom('avatars').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst()
}
