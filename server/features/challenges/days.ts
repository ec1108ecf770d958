import type { Days, listDays } from '#contract/days.ts'
import type { EndpointQuery } from '#contract/endpoint.ts'
import type { Actor } from '../../actor.ts'
import { addDays, countDays, getMemberDate } from '../../calendar.ts'
import type { Database, Row } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { listBreaks } from './break-queries.ts'
import { presentCheckInOfDay, presentMembership } from './day-present.ts'
import { findFirstDate, hasMembership, listCheckInsBetween, listMemberships, type Period } from './day-queries.ts'
import { getDayStates } from './day-states.ts'
import { combineStates } from './member-ledger.ts'
import { parseTerms } from './stored-terms.ts'

const maxDays = 366
/** Days around a period whose marks and breaks count in its first and last week. */
const reach = 7

/**
 * Reads the member's days: their states, and the check-ins with notes. Reads about a year, however long the history is.
 * @throws bad-request for a period over 366 days, not-found for a participation that is not the member's
 */
export async function readDays(
  database: Database,
  { userId, timeZone, dayStart, now }: Actor,
  query: EndpointQuery<typeof listDays>,
): Promise<Days> {
  const today = getMemberDate({ timeZone, dayStart }, now)
  const period = choosePeriod(query, today)
  const { from, to } = period
  const id = query.participation
  if (id !== undefined && !(await hasMembership(database, { userId, id })))
    throw refuse('not-found', 'Challenge not found.')
  const [memberships, checkIns, breaks, firstDate] = await Promise.all([
    listMemberships(database, { userId, period, id }),
    listCheckInsBetween(database, { userId, period, reach, id }),
    listBreaks(database, userId, { endingAfter: addDays(from, -reach - 1) }),
    findFirstDate(database, userId),
  ])
  const marks = Map.groupBy(checkIns, ({ user_challenge_id }) => user_challenge_id)
  const participations = memberships.flatMap((membership) => {
    const states = getDayStates({
      terms: parseTerms(membership, timeZone),
      marks: marks.get(membership.id) ?? [],
      breaks: breaks.filter((each) => appliesTo(each, membership.id)).map(toBreak),
      from,
      to,
      today,
    })
    return /^-*$/.test(states) ? [] : [presentMembership(membership, states)]
  })
  return {
    asOf: today,
    from,
    to,
    firstDate,
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
    states: combineStates(
      participations.map(({ states }) => states),
      { from, today },
    ).padEnd(countDays(from, to) + 1, '-'),
    participations,
    checkIns: checkIns.filter(({ date }) => date >= from && date <= to).map(presentCheckInOfDay),
  }
}

function choosePeriod({ from, to }: Partial<Period>, today: string): Period {
  if (from === undefined) {
    const last = to ?? today
    return { from: addDays(last, 1 - maxDays), to: last }
  }
  if (to === undefined) return { from, to: clamp(today, from, addDays(from, maxDays - 1)) }
  if (to < from) throw periodError('Choose the first day or a later one')
  if (countDays(from, to) >= maxDays) throw periodError(`Choose at most ${maxDays} days`)
  return { from, to }
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}

function periodError(message: string) {
  return refuse('bad-request', `to: ${message}`, { fields: { to: message } })
}

function appliesTo({ user_challenge_id: only }: Row<'breaks'>, id: string): boolean {
  return only === null || only === id
}

function toBreak({ starts_on: from, ends_on: to }: Row<'breaks'>): Period {
  return { from, to }
}
