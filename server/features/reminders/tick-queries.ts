import { sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { isPostgres } from '../../database/is-postgres.ts'
import type { Database, Row } from '../../database/tables.ts'

type Claim = { now: string; until: string; limit: number }

/**
 * Claims the members whose check is due: moves their next check to `until`, in one statement, so that only one process
 * gets them. If that process dies, another one checks them then.
 */
export async function claimDueMembers(database: Database, { now, until, limit }: Claim): Promise<string[]> {
  const rows = await database
    .with('due', (db) => {
      const due = db
        .selectFrom('reminder_settings')
        .select('user_id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .orderBy('user_id')
        .limit(limit)
      return isPostgres(database) ? due.forUpdate().skipLocked() : due
    })
    .updateTable('reminder_settings')
    .set({ next_at: until })
    .where('user_id', 'in', (eb) => eb.selectFrom('due').select('due.user_id'))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id: id }) => id)
}

export type CheckRow = Pick<
  Row<'reminder_settings'>,
  'user_id' | 'later_at' | 'next_at' | 'sent_on' | 'sent_count' | 'last_sent_at' | 'unanswered' | 'paused_at'
> & {
  /** What `next_at` has to be. Otherwise the member changed something, or another process took over. */
  expected: string | null
}

/** @returns whether the row was as expected */
export async function saveCheck(tx: Database, row: CheckRow): Promise<boolean> {
  return (await takeFirst(saveCheckQuery(tx, row))) !== undefined
}

const saveCheckQuery = compileQuery((database, parameter: QueryParameter<CheckRow>) =>
  database
    .updateTable('reminder_settings')
    .set({
      later_at: parameter('later_at'),
      next_at: parameter('next_at'),
      sent_on: parameter('sent_on'),
      sent_count: parameter('sent_count'),
      last_sent_at: parameter('last_sent_at'),
      unanswered: parameter('unanswered'),
      paused_at: parameter('paused_at'),
    })
    .where('user_id', '=', parameter('user_id'))
    .where(sql<boolean>`coalesce(next_at, '') = coalesce(${parameter('expected')}, '')`)
    .returning('user_id'),
)
