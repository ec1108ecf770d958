import type { Days, listDays, StreakNumbers } from '#contract/days.ts'
import type { EndpointQuery } from '#contract/endpoint.ts'
import type { Actor } from '../../actor.ts'
import { addDays, countDays, getMemberDate } from '../../calendar.ts'
import type { Database, Row } from '../../database/tables.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { parseAgreement } from './agreement.ts'
import { listBreaks } from './break-queries.ts'
import { presentCheckInOfDay, presentLifetime, presentParticipationOfDays } from './day-present.ts'
import { type CheckInOfDay, listCheckInsBetween, listParticipationsOfDays, type Period } from './day-queries.ts'
import { getDayStates } from './day-states.ts'
import type { LedgerView } from './ledger.ts'
import { combineStates, readMemberLedger } from './member-ledger.ts'
import { loadMember, type Member } from './member.ts'
import { type CheckInRow, findAnyParticipation } from './participation-queries.ts'
import { loadParticipation, readParticipation, viewParticipation } from './participation.ts'
import type { Place } from './runs.ts'

const maxDays = 366
const firstYear = '0000-01-01'
/** Days around a period whose marks and breaks count in its first and last week. */
const reach = 7

/**
 * Reads the member's days: their states, and the check-ins with notes. Reads about a year, however long the history is.
 * @throws bad-request for a period over 366 days, not-found for a participation that is not the member's
 */
export async function readDays(database: Database, actor: Actor, query: EndpointQuery<typeof listDays>): Promise<Days> {
  const { userId } = actor
  const today = getMemberDate(actor, actor.now)
  const period = choosePeriod(query, today)
  const { from, to } = period
  const id = query.participation
  const member = await loadMember(database, actor)
  const folded = foldActive(member, actor, id)
  const all = readMemberLedger(member.ledger, member.history)
  const numbers =
    id === undefined ? all.numbers : (folded[0]?.view.numbers ?? (await readNumbers(database, actor, member, id)))
  const [rows, checkIns, breaks] = await Promise.all([
    listParticipationsOfDays(database, { userId, period, id }),
    listCheckInsBetween(database, { userId, period, reach, id }),
    listBreaks(database, userId, { endingAfter: addDays(from, -reach - 1) }),
  ])
  const marks = Map.groupBy(checkIns, ({ user_challenge_id }) => user_challenge_id)
  const participations = rows.flatMap((row) => {
    const states = getDayStates({
      agreement: parseAgreement(row, actor.timeZone),
      marks: marks.get(row.id) ?? [],
      breaks: breaks.filter((each) => appliesTo(each, row.id)).map(toBreak),
      from,
      to,
      today,
    })
    return /^-*$/.test(states) ? [] : [presentParticipationOfDays(row, states)]
  })
  return {
    asOf: today,
    from,
    to,
    firstDate: all.lifetime.firstDate,
    numbers,
    lifetime: presentLifetime(all.lifetime),
    states: combineStates(
      participations.map(({ states }) => states),
      { from, today },
    ).padEnd(countDays(from, to) + 1, '-'),
    participations,
    checkIns: moveToRuns(
      checkIns.filter(({ date }) => date >= from && date <= to),
      folded,
    ).map(presentCheckInOfDay),
  }
}

type FoldedParticipation = { checkIns: CheckInRow[]; view: LedgerView }

/** Folds the active participations, or only the one with an id. */
function foldActive({ participations }: Member, actor: Actor, id: string | undefined): FoldedParticipation[] {
  return participations
    .filter(({ row, agreement }) => agreement.endedOn === null && (id === undefined || row.id === id))
    .map((participation) => ({
      checkIns: participation.checkIns,
      view: readParticipation(participation, actor),
    }))
}

/** @throws not-found for a participation that is not the member's */
async function readNumbers(
  database: Database,
  actor: Actor,
  { participations }: Member,
  id: string,
): Promise<StreakNumbers> {
  // Of one that the member left, the breaks that are final for the member are not loaded, but its ledger needs them.
  const loaded = participations.find(({ row }) => row.id === id && row.left_at === null)
  if (loaded) return viewParticipation(loaded, actor).shown.numbers
  const row = await findAnyParticipation(database, actor.userId, id)
  if (!row) throw refuse('not-found', 'Challenge not found.')
  return viewParticipation(await loadParticipation(database, actor, row), actor).shown.numbers
}

/** Gives recent check-ins the run and number that a missed day has given them since they were stored. */
function moveToRuns(checkIns: CheckInOfDay[], folded: FoldedParticipation[]): CheckInOfDay[] {
  const toKey = ({ user_challenge_id, run, day }: CheckInOfDay | CheckInRow) => `${user_challenge_id} ${run} ${day}`
  const places = new Map<string, Place>()
  for (const { checkIns: stored, view } of folded) {
    for (const [index, checkIn] of stored.entries()) {
      const place = view.places[index]
      if (place && (place.run !== checkIn.run || place.day !== checkIn.day)) places.set(toKey(checkIn), place)
    }
  }
  if (places.size === 0) return checkIns
  return checkIns.map((checkIn) => ({ ...checkIn, ...places.get(toKey(checkIn)) }))
}

function choosePeriod({ from, to }: Partial<Period>, today: string): Period {
  if (from === undefined) {
    const last = to ?? today
    return { from: clamp(addDays(last, 1 - maxDays), firstYear, last), to: last }
  }
  if (to === undefined) return { from, to: clamp(today, from, addDays(from, maxDays - 1)) }
  if (to < from) throw invalidFieldError('to', 'Choose the first day or a later one')
  if (countDays(from, to) >= maxDays) throw invalidFieldError('to', `Choose at most ${maxDays} days`)
  return { from, to }
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}

function appliesTo({ user_challenge_id: only }: Row<'breaks'>, id: string): boolean {
  return only === null || only === id
}

function toBreak({ starts_on: from, ends_on: to }: Row<'breaks'>): Period {
  return { from, to }
}
