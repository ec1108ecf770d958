import { readInBatches } from '../../database/batches.ts'
import { changeCatalogVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists participations with their days, without the words that only the member may see if the export is not private. */
export async function* listParticipationsForExport({ database, userId, isPrivate }: ExportedMember) {
  const participations = database
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
    .$call(readInBatches(database, 20))
  for await (const participation of participations) {
    const days = await database
      .selectFrom('challenge_check_ins')
      .selectAll()
      .where('user_challenge_id', '=', participation.id)
      .orderBy('run')
      .orderBy('day')
      .execute()
    yield isPrivate
      ? { ...participation, days }
      : { ...participation, cue: null, days: days.map((day) => ({ ...day, note: null })) }
  }
}

export const listBreaks = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('breaks')
    .leftJoin('user_challenges', 'user_challenges.id', 'breaks.user_challenge_id')
    .leftJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select(['breaks.id', 'challenges.title as challenge', 'breaks.kind'])
    .select(['breaks.starts_on as from', 'breaks.ends_on as to', 'breaks.created_at'])
    .where('breaks.user_id', '=', userId)
    .$call(readInBatches(database))

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
