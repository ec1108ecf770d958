import { readBatches, readInBatches } from '../../database/batches.ts'
import { changeCatalogVersion } from '../../database/catalog-version.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists participations with their days. An export that is not private has no cues and notes. */
export async function* listParticipationsForExport({ database, userId, isPrivate }: ExportedMember) {
  const participations = database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .leftJoin('challenge_starts', 'challenge_starts.id', 'user_challenges.start_id')
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
      'user_challenges.audience',
      'challenge_starts.starts_on',
      'challenge_starts.user_id as opener_id',
      joinedContent('title').as('title'),
      joinedContent('pillar').as('pillar'),
      joinedContent('duration').as('duration'),
    ])
    .where('user_challenges.user_id', '=', userId)
  for await (const batch of readBatches(database, participations, { size: 5 })) {
    const ids = batch.map(({ id }) => id)
    const checkIns = database.selectFrom('challenge_check_ins').selectAll().orderBy('run').orderBy('day')
    const days = Map.groupBy(
      await checkIns.where('user_challenge_id', 'in', ids).execute(),
      ({ user_challenge_id: id }) => id,
    )
    for (const participation of batch) {
      const own = days.get(participation.id) ?? []
      yield isPrivate
        ? { ...participation, days: own }
        : { ...participation, cue: null, days: own.map((day) => ({ ...day, note: null })) }
    }
  }
}

export const listBreaks = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('breaks')
    .leftJoin('user_challenges', 'user_challenges.id', 'breaks.user_challenge_id')
    .leftJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select(['breaks.id', joinedContent('title').as('challenge'), 'breaks.kind'])
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
