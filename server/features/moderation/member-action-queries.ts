import type { Database } from '../../database/tables.ts'

/** The end of a mute without an end. */
export const forever = '9999-12-31T23:59:59.999Z'

/** Reads what moderators have decided about a member. */
export function findRestrictions(database: Database, userId: string) {
  return database
    .selectFrom('users')
    .select(['muted_until', 'suspended_at', 'suspended_until'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function setMute(
  tx: Database,
  { userId, until, now }: { userId: string; until: string | null; now: string },
): Promise<void> {
  await tx.updateTable('users').set({ muted_until: until, updated_at: now }).where('id', '=', userId).execute()
}
