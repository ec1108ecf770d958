import type { Database } from '../../database/tables.ts'

export async function setGuidelinesDue(tx: Database): Promise<void> {
  await tx.updateTable('users').set({ guidelines_due: true }).execute()
}
