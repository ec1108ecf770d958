import type { CrewsToday } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { readSharedDays } from '../challenges/shared-days.ts'
import { toDaySubject } from '../reactions/subjects.ts'
import { getSchedule } from '../rounds/rounds.ts'
import { findCurrentRound } from '../rounds/schedule.ts'
import { compare, findAsking, listRows } from './asking.ts'
import { findQuiet } from './board.ts'
import { presentPerson } from './present.ts'
import type { CrewmateRow } from './queries.ts'

const shownDone = 5

type CrewmateToday = CrewmateRow & { doneToday: boolean; today: string; quietSince: string | null }

/** Reads who in the member’s crews is done today, who asked the member, who has been quiet, and which round is open. */
export async function readCrewsToday(
  database: Database,
  actor: Actor,
  { showsNumbers }: { showsNumbers: boolean },
): Promise<CrewsToday> {
  const rows = await listRows(database, actor)
  const crewmates = await readCrewmates(database, actor, rows)
  const done = crewmates.filter(({ doneToday }) => doneToday)
  const shown = done.slice(0, shownDone)
  const quiet = showsNumbers ? findToAsk(crewmates) : undefined
  const isOfSeveral = rows.filter(({ id }) => id === actor.userId).length > 1
  const present = (member: CrewmateRow) => ({
    ...presentPerson(member),
    crewId: member.crew_id,
    crewName: isOfSeveral ? member.crew_name : null,
  })
  return {
    done: shown.map((member) => ({ ...present(member), date: member.today, answered: isAnswered(member) })),
    moreDone: Math.max(0, done.length - shownDone),
    askedBy: showsNumbers ? findAsking(crewmates, actor).map(present) : [],
    quiet: quiet ? { ...present(quiet), since: quiet.quietSince ?? '', asked: quiet.asked_at !== null } : null,
    round: findOpenRound(rows, actor),
  }
}

/** Lists the members of the member’s crews whom they can ask “Still with us?”. */
export async function listQuiet(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  const crewmates = await readCrewmates(database, actor, await listRows(database, actor))
  return crewmates.filter(({ quietSince }) => quietSince !== null)
}

/** Reads every other member of the member’s crews once: done or quiet if they are in any of them. */
async function readCrewmates(database: Database, actor: Actor, rows: CrewmateRow[]): Promise<CrewmateToday[]> {
  const { userId: viewerId, now } = actor
  const today = getMemberDate(actor, now)
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

/** Finds the quiet member who marked a day most recently and was not asked today, or else the one asked last. */
function findToAsk(crewmates: CrewmateToday[]): CrewmateToday | undefined {
  const quiet = crewmates.filter(({ quietSince }) => quietSince !== null)
  const next = quiet
    .filter((member) => member.asked_at === null)
    .toSorted((one, other) => compare(other.quietSince, one.quietSince))
  return next[0] ?? quiet.toSorted((one, other) => compare(other.asked_at, one.asked_at))[0]
}

/** Finds the open round that the member has not answered and that ends first, of the crews with someone else in them. */
function findOpenRound(rows: CrewmateRow[], actor: Actor): CrewsToday['round'] {
  const { userId, now } = actor
  const shared = new Set(rows.filter(({ id }) => id !== userId).map((row) => row.crew_id))
  const own = rows.filter((row) => row.id === userId && shared.has(row.crew_id))
  const open = own.flatMap((row) => {
    const schedule = getSchedule(row)
    const { on, nextAt } = schedule ? findCurrentRound(schedule, actor, now) : { on: null, nextAt: now }
    if (on === null || (row.answered_on ?? '') >= on) return []
    return [{ crewId: row.crew_id, crewName: row.crew_name, nextAt: nextAt.toISOString() }]
  })
  return open.toSorted((one, other) => compare(one.nextAt, other.nextAt))[0] ?? null
}

function isAnswered({ id, today, answered_day }: CrewmateToday): boolean {
  return answered_day === toDaySubject({ memberId: id, date: today })
}
