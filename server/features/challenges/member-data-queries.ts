import { changeCatalogVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import { type Batch, longRowsPerBatch, rowsPerBatch } from '../../export-files.ts'

export async function listMemberships(database: Database, { userId, after }: Batch) {
  const memberships = await database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select([
      'user_challenges.id',
      'user_challenges.run',
      'user_challenges.progress',
      'user_challenges.completed',
      'user_challenges.started_at',
      'user_challenges.started_on',
      'user_challenges.completed_at',
      'user_challenges.left_at',
      'user_challenges.ended_on',
      'user_challenges.cue',
      'user_challenges.terms',
      'user_challenges.shown',
      'challenges.title',
      'challenges.pillar',
      'challenges.duration',
    ])
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.id', '>', after)
    .orderBy('user_challenges.id')
    .limit(longRowsPerBatch)
    .execute()
  if (memberships.length === 0) return []
  const days = await database
    .selectFrom('challenge_check_ins')
    .selectAll()
    .where(
      'user_challenge_id',
      'in',
      memberships.map(({ id }) => id),
    )
    .orderBy('user_challenge_id')
    .orderBy('run')
    .orderBy('day')
    .execute()
  return memberships.map((membership) => ({
    ...membership,
    days: days.filter((day) => day.user_challenge_id === membership.id),
  }))
}

/** Leaves out what members wrote for themselves. */
export async function listMembershipsWithoutNotes(database: Database, where: Batch) {
  return (await listMemberships(database, where)).map((membership) => ({
    ...membership,
    cue: null,
    days: membership.days.map((day) => ({ ...day, note: null })),
  }))
}

export const listBreaks = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('breaks')
    .leftJoin('user_challenges', 'user_challenges.id', 'breaks.user_challenge_id')
    .leftJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select([
      'breaks.id',
      'breaks.kind',
      'breaks.starts_on',
      'breaks.ends_on',
      'breaks.created_at',
      'challenges.title as challenge',
    ])
    .where('breaks.user_id', '=', userId)
    .where('breaks.id', '>', after)
    .orderBy('breaks.id')
    .limit(rowsPerBatch)
    .execute()

// A member who rejoined a challenge still counts as one participant.
export async function decrementParticipants(tx: Database, userId: string): Promise<void> {
  await changeCatalogVersion(tx)
  await tx
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('user_challenges').select('challenge_id').where('user_id', '=', userId))
    .execute()
}

export async function getTimeZone(database: Database, userId: string): Promise<string> {
  const { time_zone } = await database
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return time_zone
}
