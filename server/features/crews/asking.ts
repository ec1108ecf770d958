import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { type CrewmateRow, listCrewmates } from './queries.ts'

/** A question stays for the next day too: asked at night, it is read in the morning. */
const daysAsked = 1
/** The dates of two members differ by at most two days. */
const daysApart = 2

/** Lists who asks the member “Still with us?” and has no answer yet, the first one first. */
export async function listAsking(database: Database, actor: Actor): Promise<CrewmateRow[]> {
  const asking = findAsking(await listRows(database, actor), actor)
  // Two members can be in several crews together.
  return [...new Map(asking.map((row) => [row.id, row])).values()]
}

/** Reads the members of the member’s crews, the member too, with what the member asked and was asked. */
export function listRows(database: Database, actor: Actor): Promise<CrewmateRow[]> {
  const date = getMemberDate(actor, actor.now)
  return listCrewmates(database, {
    userId: actor.userId,
    date,
    since: addDays(date, -daysAsked - daysApart),
    until: addDays(date, daysApart),
  })
}

/** Finds who has asked the member “Still with us?” since the member’s yesterday and got no answer, the first one first. */
export function findAsking<Crewmate extends CrewmateRow>(crewmates: Crewmate[], actor: Actor): Crewmate[] {
  const since = addDays(getMemberDate(actor, actor.now), -daysAsked)
  return crewmates
    .filter(({ asks_at: at }) => at !== null && getMemberDate(actor, new Date(at)) >= since)
    .toSorted((one, other) => compare(one.asks_at, other.asks_at))
}

export function compare(one: string | null, other: string | null): number {
  return Number((one ?? '') > (other ?? '')) - Number((one ?? '') < (other ?? ''))
}
