import type { Database } from '../../database/tables.ts'

export async function setGuidelinesDue(tx: Database): Promise<void> {
  await tx.updateTable('users').set({ guidelines_due: true }).execute()
}

export async function setGuidelinesAccepted(
  database: Database,
  { userId, now }: { userId: string; now: string },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ guidelines_due: false, guidelines_accepted_at: now })
    .where('id', '=', userId)
    .where('guidelines_due', '=', true)
    .execute()
}
