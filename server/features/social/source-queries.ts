import { sql } from 'kysely'
import { isFree, isHeldBy, leaseColumns, noLease, type Lease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'

export type SourceRow = Row<'source_accounts'>

export function listSources(database: Database): Promise<SourceRow[]> {
  return database.selectFrom('source_accounts').selectAll().orderBy('id').execute()
}

export function findSourceById(database: Database, id: string): Promise<SourceRow | undefined> {
  return database.selectFrom('source_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findSourceByHandle(database: Database, handle: string): Promise<SourceRow | undefined> {
  return database
    .selectFrom('source_accounts')
    .selectAll()
    .where('platform', '=', 'instagram')
    .where('handle', '=', handle)
    .executeTakeFirst()
}

/** @returns undefined when the account is already stored */
export function insertSource(database: Database, row: SourceRow): Promise<SourceRow | undefined> {
  return database
    .insertInto('source_accounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'handle']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateSource(
  database: Database,
  id: string,
  change: Partial<Omit<SourceRow, 'id'>>,
): Promise<SourceRow | undefined> {
  return database.updateTable('source_accounts').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteSource(database: Database, id: string): Promise<boolean> {
  return (
    (await database.deleteFrom('source_accounts').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  )
}

/** Leases the account that has been due longest, in one statement so that only one process gets it. */
export function leaseDueSource(database: Database, lease: Lease): Promise<SourceRow | undefined> {
  return database
    .updateTable('source_accounts')
    .set(leaseColumns(lease))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('source_accounts')
        .select('id')
        .where('enabled', '=', sql.lit(true))
        .where('next_poll_at', '<=', lease.now)
        .where(isFree(lease.now))
        .orderBy('next_poll_at')
        .orderBy('id')
        .limit(1),
    )
    .where('next_poll_at', '<=', lease.now)
    .where(isFree(lease.now))
    .returningAll()
    .executeTakeFirst()
}

/** Leases an account, due or not. @returns undefined while another poll holds the lease */
export function leaseSource(database: Database, id: string, lease: Lease): Promise<SourceRow | undefined> {
  return database
    .updateTable('source_accounts')
    .set(leaseColumns(lease))
    .where('id', '=', id)
    .where(isFree(lease.now))
    .returningAll()
    .executeTakeFirst()
}

type PollOutcome = Pick<SourceRow, 'next_poll_at' | 'failures' | 'last_error'> & { last_polled_at?: string }

/** Saves the result of a poll and releases the lease, if it is still held. */
export function releaseLease(
  database: Database,
  { id, leaseId }: { id: string; leaseId: string },
  outcome: PollOutcome,
): Promise<SourceRow | undefined> {
  return database
    .updateTable('source_accounts')
    .set({ ...outcome, ...noLease })
    .where('id', '=', id)
    .where(isHeldBy(leaseId))
    .returningAll()
    .executeTakeFirst()
}
