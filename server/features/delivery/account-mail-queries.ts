import type { Insertable } from 'kysely'
import type { Database, OutboxTable } from '../../database/tables.ts'

export const accountKind = 'account'

export async function insertAccountMail(tx: Database, row: Insertable<OutboxTable>): Promise<void> {
  await tx.insertInto('outbox').values(row).execute()
}

/** Deletes an email that is not being sent. */
export async function deleteAccountMail(
  database: Database,
  { userId, topic }: { userId: string; topic: string },
): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('status', '!=', 'sending')
    .where('kind', '=', accountKind)
    .where('subject_id', '=', topic)
    .where('user_id', '=', userId)
    .execute()
}
