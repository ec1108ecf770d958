import type { Insertable } from 'kysely'
import type { Database, OutboxTable } from '../../database/tables.ts'

export const accountKind = 'account'

/** Replaces an email about the same thing that still waits, because its link no longer works. */
export async function replaceAccountMail(tx: Database, row: Insertable<OutboxTable>): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('status', '!=', 'sending')
    .where('kind', '=', accountKind)
    .where('subject_id', '=', row.subject_id ?? '')
    .where('user_id', '=', row.user_id ?? '')
    .execute()
  await tx.insertInto('outbox').values(row).execute()
}
