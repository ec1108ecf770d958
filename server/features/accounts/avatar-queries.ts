import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isNotBlocked } from '../../database/visibility.ts'

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

/** Finds an avatar that the viewer may see. Staff see all, because they moderate them. */
export function findAvatarById(database: Database, { id, viewerId, isStaff }: Viewer & { id: string }) {
  return database
    .selectFrom('avatars')
    .select(['type', 'bytes'])
    .where('id', '=', id)
    .$if(!isStaff, (query) => query.where(isNotBlocked('avatars.user_id', sql<string>`${viewerId}`)))
    .executeTakeFirst()
}
