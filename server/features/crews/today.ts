import type { CrewsToday } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { readSharedDays } from '../challenges/shared-days.ts'
import { readAnsweredDays } from '../reactions/day-reactions.ts'
import { getSchedule } from '../rounds/rounds.ts'
import { findCurrentRound } from '../rounds/schedule.ts'
import { findQuiet } from './board.ts'
import { listNudgesOf } from './nudge-queries.ts'
import { presentPerson } from './present.ts'
import { type CrewmateRow, listCrewmates } from './queries.ts'

const shownDone = 5

type CrewmateToday = CrewmateRow & { doneToday: boolean; today: string; quietSince: string | null }

/** Reads who in the member’s crews is done today, who asked the member, who has been quiet, and which round is open. */
export async function readCrewsToday(
  database: Database,
  actor: Actor,
  { showsNumbers }: { showsNumbers: boolean },
): Promise<CrewsToday> {
  const rows = await listCrewmates(database, actor.userId)
  const own = rows.filter(({ id }) => id === actor.userId)
  const [crewmates, nudges] = await Promise.all([
    readCrewmates(database, actor, rows),
    own.length < rows.length && showsNumbers ? readNudges(database, actor) : noNudges,
  ])
  const done = crewmates.filter(({ doneToday }) => doneToday)
  const shown = done.slice(0, shownDone)
  const isAnswered = await readAnsweredDays(database, { userId: actor.userId, days: shown.map(toDay) })
  const quiet = showsNumbers ? findToAsk(crewmates, nudges.asked) : undefined
  const present = (member: CrewmateRow) => ({
    ...presentPerson(member),
    crewId: member.crew_id,
    crewName: own.length > 1 ? member.crew_name : null,
  })
  return {
    done: shown.map((member) => ({ ...present(member), date: member.today, answered: isAnswered(toDay(member)) })),
    moreDone: Math.max(0, done.length - shownDone),
    askedBy: nudges.askedBy.flatMap((id) => crewmates.filter((member) => member.id === id).map(present)),
    quiet: quiet ? { ...present(quiet), since: quiet.quietSince ?? '', asked: nudges.asked.includes(quiet.id) } : null,
    round: findOpenRound(own, actor),
  }
}

/** Lists the members of the member’s crews whom they can ask “Still with us?”. */
export async function listQuiet(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  const crewmates = await readCrewmates(database, actor, await listCrewmates(database, actor.userId))
  return crewmates.filter(({ quietSince }) => quietSince !== null)
}

/** Reads every other member of the member’s crews once: done or quiet if they are in any of them. */
async function readCrewmates(
  database: Database,
  { userId: viewerId, now, ...clock }: Actor,
  rows: CrewmateRow[],
): Promise<CrewmateToday[]> {
  const today = getMemberDate(clock, now)
  const members = rows.filter(({ id }) => id !== viewerId)
  const found = new Map<string, CrewmateToday>()
  for (const [member, days] of await readSharedDays(database, { viewerId, members, from: today, to: today, now })) {
    const { doneToday } = days
    const quietSince = findQuiet(member, days, viewerId)
    const earlier = found.get(member.id)
    if (!earlier || (doneToday && !earlier.doneToday) || (!earlier.doneToday && quietSince !== null))
      found.set(member.id, { ...member, doneToday, today: days.today, quietSince })
  }
  return [...found.values()].map((member) => (member.doneToday ? { ...member, quietSince: null } : member))
}

/** Ids of members, the first one asked first. */
type Nudges = { asked: string[]; askedBy: string[] }

const noNudges: Nudges = { asked: [], askedBy: [] }

/** Reads whom the member has asked today, and who has asked them on their today. */
async function readNudges(database: Database, { userId, now, ...clock }: Actor): Promise<Nudges> {
  const date = getMemberDate(clock, now)
  const rows = await listNudgesOf(database, { userId, date, since: addDays(date, -1) })
  const askedBy = rows.filter(
    (row) => row.member_id === userId && getMemberDate(clock, new Date(row.created_at)) === date,
  )
  return {
    asked: rows.filter((row) => row.user_id === userId).map((row) => row.member_id),
    askedBy: [...new Set(askedBy.map((row) => row.user_id))],
  }
}

/** Finds the quiet member who marked a day most recently and was not asked today, or else the one asked last. */
function findToAsk(crewmates: CrewmateToday[], asked: string[]): CrewmateToday | undefined {
  const quiet = crewmates
    .filter(({ quietSince }) => quietSince !== null)
    .toSorted((one, other) => ((one.quietSince ?? '') < (other.quietSince ?? '') ? 1 : -1))
  const lastAsked = asked.findLast((id) => quiet.some((member) => member.id === id))
  return quiet.find(({ id }) => !asked.includes(id)) ?? quiet.find(({ id }) => id === lastAsked)
}

/** Finds the open round that the member has not answered and that ends first. @param own the member in each crew */
function findOpenRound(own: CrewmateRow[], { now, ...clock }: Actor): CrewsToday['round'] {
  const open = own.flatMap((row) => {
    const schedule = getSchedule(row)
    const { on, nextAt } = schedule ? findCurrentRound(schedule, clock, now) : { on: null, nextAt: now }
    if (on === null || (row.answered_on ?? '') >= on) return []
    return [{ crewId: row.crew_id, crewName: row.crew_name, nextAt: nextAt.toISOString() }]
  })
  return open.toSorted((one, other) => (one.nextAt < other.nextAt ? -1 : 1))[0] ?? null
}

function toDay({ id, today }: CrewmateToday) {
  return { memberId: id, date: today }
}
