import type { Insertable } from 'kysely'
import type { Database, OutboxTable } from '../../database/tables.ts'

export async function insertGuestMail(tx: Database, row: Insertable<OutboxTable>): Promise<void> {
  await tx.insertInto('outbox').values(row).execute()
}

/** Deletes emails that are not being sent. */
export async function deleteGuestMails(tx: Database, ids: string[]): Promise<void> {
  await tx.deleteFrom('outbox').where('id', 'in', ids).where('status', '!=', 'sending').execute()
}

/** @returns which of the emails the outbox has */
export async function listGuestMails(tx: Database, ids: string[]): Promise<string[]> {
  const found = await tx.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
  return found.map(({ id }) => id)
}

export async function findUnreachableTime(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('delivery_channels')
    .select('unreachable_at')
    .where('channel', '=', 'email')
    .executeTakeFirst()
  return row?.unreachable_at ?? null
}

export async function hasWaitingMail(database: Database, kind: string): Promise<boolean> {
  const waiting = await database
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['waiting', 'sending'])
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
