import type { CrewsToday } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { readSharedDays } from '../challenges/shared-days.ts'
import { readDayReactions } from '../reactions/day-reactions.ts'
import { findQuiet } from './board.ts'
import { listCrews } from './crews.ts'
import { listAskedToday } from './nudge-queries.ts'
import { presentPerson } from './present.ts'
import type { CrewMemberRow } from './queries.ts'

const shownDone = 5

type CrewmateToday = CrewMemberRow & { doneToday: boolean; today: string; quietSince: string | null }

/** Reads who in the member’s crews is done today, and who has been quiet and was not asked today. */
export async function readCrewsToday(
  database: Database,
  actor: Actor,
  { showsNumbers }: { showsNumbers: boolean },
): Promise<CrewsToday> {
  const crewmates = await listCrewmates(database, actor)
  const done = crewmates.filter(({ doneToday }) => doneToday)
  const shown = done.slice(0, shownDone)
  const dates = shown.map((member) => member.today).toSorted()
  const answers = await readDayReactions(database, {
    viewerId: actor.userId,
    memberIds: shown.map((member) => member.id),
    from: dates.at(0) ?? '',
    to: dates.at(-1) ?? '',
  })
  const asked = await listAskedToday(database, { userId: actor.userId, date: getMemberDate(actor, actor.now) })
  const [quiet] = crewmates
    .filter(({ id, quietSince }) => showsNumbers && quietSince !== null && !asked.has(id))
    .toSorted((one, other) => ((one.quietSince ?? '') < (other.quietSince ?? '') ? 1 : -1))
  return {
    done: shown.map((member) => ({
      ...presentPerson(member),
      crewId: member.crew_id,
      date: member.today,
      answered: answers.some(
        ({ memberId, date, reactions }) => memberId === member.id && date === member.today && reactions.own !== null,
      ),
    })),
    moreDone: Math.max(0, done.length - shownDone),
    quiet: quiet ? { ...presentPerson(quiet), crewId: quiet.crew_id, since: quiet.quietSince ?? '' } : null,
  }
}

/** Lists the members of the member’s crews whom they can ask “Still with us?”. */
export async function listQuiet(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  return (await listCrewmates(database, actor)).filter(({ quietSince }) => quietSince !== null)
}

/** Lists every other member of the member’s crews once: done or quiet if they are in any of them. */
async function listCrewmates(database: Database, actor: Actor): Promise<CrewmateToday[]> {
  const { userId, now } = actor
  const today = getMemberDate(actor, now)
  const found = new Map<string, CrewmateToday>()
  const crews = await listCrews(database, userId)
  const others = crews.flatMap(({ members }) => members.filter(({ id }) => id !== userId))
  for (const [member, own] of await readSharedDays(database, { members: others, from: today, to: today, now })) {
    const { doneToday } = own
    const quietSince = findQuiet(member, own, userId)
    const earlier = found.get(member.id)
    if (!earlier || (doneToday && !earlier.doneToday) || (!earlier.doneToday && quietSince !== null))
      found.set(member.id, { ...member, doneToday, today: own.today, quietSince })
  }
  return [...found.values()].map((member) => (member.doneToday ? { ...member, quietSince: null } : member))
}
