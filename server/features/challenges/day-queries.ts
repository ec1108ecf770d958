import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { addDays } from '../../calendar.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database, Tables } from '../../database/tables.ts'

export type Period = { from: string; to: string }

export type ParticipationOfDays = Awaited<ReturnType<typeof listParticipationsOfDays>>[number]

export type CheckInOfDay = Awaited<ReturnType<typeof listCheckInsBetween>>[number]

// A flight can move the member's date by two days, so a mark may be dated before the day on which the member joined.
const travelDays = 2

/** Selects the participations, also those that the member left, that may have a day in a period. */
export function listParticipationsOfDays(
  database: Database,
  { userId, period, id }: { userId: string; period: Period; id?: string | undefined },
) {
  let query = database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .where('user_challenges.user_id', '=', userId)
    .where((eb) => overlaps(eb, toReach(period)))
    .select([
      'user_challenges.id',
      'user_challenges.challenge_id',
      'user_challenges.completed',
      'user_challenges.started_at',
      'user_challenges.started_on',
      'user_challenges.completed_at',
      'user_challenges.left_at',
      'user_challenges.ended_on',
      'user_challenges.terms',
      joinedContent('title').as('title'),
      joinedContent('pillar').as('pillar'),
      joinedContent('duration').as('duration'),
    ])
    .orderBy('user_challenges.started_at')
    .orderBy('user_challenges.id')
  if (id !== undefined) query = query.where('user_challenges.id', '=', id)
  return query.execute()
}

/** Selects the check-ins of a period by date. @param reach days around the period to read as well */
export function listCheckInsBetween(
  database: Database,
  { userId, period, reach, id }: { userId: string; period: Period; reach: number; id?: string | undefined },
) {
  let query = database
    .selectFrom('user_challenges')
    .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
    .where('user_challenges.user_id', '=', userId)
    .where((eb) => overlaps(eb, toReach(period)))
    .where('challenge_check_ins.date', '>=', addDays(period.from, -reach))
    .where('challenge_check_ins.date', '<=', addDays(period.to, reach))
    .select([
      'challenge_check_ins.user_challenge_id',
      'challenge_check_ins.run',
      'challenge_check_ins.day',
      'challenge_check_ins.date',
      'challenge_check_ins.late',
      'challenge_check_ins.note',
    ])
    .orderBy('challenge_check_ins.date')
    .orderBy('user_challenges.id')
    .orderBy('challenge_check_ins.run')
    .orderBy('challenge_check_ins.day')
  if (id !== undefined) query = query.where('user_challenges.id', '=', id)
  return query.execute()
}

/** Keeps the participations that may have a day in a period. Compiled queries pass the parameters of `toReach`. */
export function overlaps(
  eb: ExpressionBuilder<Tables, 'user_challenges'>,
  { earliest, latest }: { earliest: string | RawBuilder<string>; latest: string | RawBuilder<string> },
) {
  const endedAt = eb.fn.coalesce('user_challenges.completed_at', 'user_challenges.left_at')
  return eb.and([
    eb(eb.fn.coalesce('user_challenges.started_on', 'user_challenges.started_at'), '<=', latest),
    eb.or([eb(eb.fn.coalesce('user_challenges.ended_on', endedAt), '>=', earliest), eb(endedAt, 'is', null)]),
  ])
}

/** Returns the period with the days of travel around it. */
export function toReach({ from, to }: Period) {
  // Rows of older versions have instants, but no dates. An instant sorts after its date in UTC.
  return { earliest: addDays(from, -travelDays), latest: `${addDays(to, travelDays)}~` }
}
