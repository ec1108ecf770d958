import type { Database, Row } from '../../database/tables.ts'

export async function insertDecision(tx: Database, row: Row<'moderation_decisions'>): Promise<void> {
  await tx.insertInto('moderation_decisions').values(row).execute()
}
