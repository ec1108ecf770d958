import type { CrewsToday } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { readSharedDays } from '../challenges/shared-days.ts'
import { readAnsweredDays } from '../reactions/day-reactions.ts'
import { findQuiet } from './board.ts'
import { listAskedToday } from './nudge-queries.ts'
import { presentPerson } from './present.ts'
import { listCrewmates, type CrewMemberRow } from './queries.ts'

const shownDone = 5

type CrewmateToday = CrewMemberRow & { doneToday: boolean; today: string; quietSince: string | null }

/** Reads who in the member’s crews is done today, and who has been quiet and was not asked today. */
export async function readCrewsToday(
  database: Database,
  actor: Actor,
  { showsNumbers }: { showsNumbers: boolean },
): Promise<CrewsToday> {
  const crewmates = await readCrewmates(database, actor)
  const done = crewmates.filter(({ doneToday }) => doneToday)
  const shown = done.slice(0, shownDone)
  const waiting = crewmates
    .filter(({ quietSince }) => showsNumbers && quietSince !== null)
    .toSorted((one, other) => ((one.quietSince ?? '') < (other.quietSince ?? '') ? 1 : -1))
  const [isAnswered, asked] = await Promise.all([
    readAnsweredDays(database, { userId: actor.userId, days: shown.map(toDay) }),
    waiting.length === 0
      ? new Set()
      : listAskedToday(database, { userId: actor.userId, date: getMemberDate(actor, actor.now) }),
  ])
  const quiet = waiting.find(({ id }) => !asked.has(id))
  return {
    done: shown.map((member) => ({
      ...presentPerson(member),
      crewId: member.crew_id,
      date: member.today,
      answered: isAnswered(toDay(member)),
    })),
    moreDone: Math.max(0, done.length - shownDone),
    quiet: quiet ? { ...presentPerson(quiet), crewId: quiet.crew_id, since: quiet.quietSince ?? '' } : null,
  }
}

/** Lists the members of the member’s crews whom they can ask “Still with us?”. */
export async function listQuiet(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  return (await readCrewmates(database, actor)).filter(({ quietSince }) => quietSince !== null)
}

/** Reads every other member of the member’s crews once: done or quiet if they are in any of them. */
async function readCrewmates(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  const { userId: viewerId, now } = actor
  const today = getMemberDate(actor, now)
  const members = await listCrewmates(database, viewerId)
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

function toDay({ id, today }: CrewmateToday) {
  return { memberId: id, date: today }
}
