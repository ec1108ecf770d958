import { isPostgres } from '../../database/is-postgres.ts'
import type { Database } from '../../database/tables.ts'

type Member = { crewId: string; userId: string }

/**
 * Claims the members whose round has opened: moves the time to `until`, in one statement, so that only one process gets
 * them. If that process dies, another one claims them then.
 */
export async function claimDueMembers(
  database: Database,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<Member[]> {
  const rows = await database
    .with('due', (db) => {
      const due = db
        .selectFrom('crew_members')
        .select(['crew_id', 'user_id'])
        .where('round_at', '<=', now)
        .orderBy('round_at')
        .limit(limit)
      return isPostgres(database) ? due.forUpdate().skipLocked() : due
    })
    .updateTable('crew_members')
    .set({ round_at: until })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('crew_id', 'user_id'),
        'in',
        selectFrom('due').select(['due.crew_id', 'due.user_id']).$asTuple('crew_id', 'user_id'),
      ),
    )
    .returning(['crew_id', 'user_id'])
    .execute()
  return rows.map((row) => ({ crewId: row.crew_id, userId: row.user_id }))
}

/** Locks a claimed membership. @returns false when it is gone, or its time has changed since */
export async function lockClaimed(
  tx: Database,
  { crewId, userId, claimedUntil }: Member & { claimedUntil: string },
): Promise<boolean> {
  const locked = await tx
    .updateTable('crew_members')
    .set({ round_at: claimedUntil })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where('round_at', '=', claimedUntil)
    .returning('user_id')
    .executeTakeFirst()
  return locked !== undefined
}

/** Finds the notification about the round of a crew since an instant, also one that is not in the inbox. */
export function findNotification(tx: Database, { crewId, userId, since }: Member & { since: string }) {
  return tx
    .selectFrom('notifications')
    .select('read_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'round')
    .where('subject_id', '=', crewId)
    .where('event_at', '>=', since)
    .orderBy('event_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Saves that a reminder was queued. */
export async function saveSent(
  tx: Database,
  { crewId, userId, today, now }: Member & { today: string; now: string },
): Promise<void> {
  await tx
    .updateTable('crew_members')
    .set({ round_sent_on: today })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('notifications')
    .set({ messaged_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'round')
    .where('subject_id', '=', crewId)
    .where('read_at', 'is', null)
    .execute()
}
