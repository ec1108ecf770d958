import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { parseAgreement } from './agreement.ts'
import type { Period } from './day-queries.ts'
import { getDayStates } from './day-states.ts'
import { combineStates } from './member-ledger.ts'
import * as queries from './shared-day-queries.ts'

export type SharedDays = {
  /** One letter per date of the period, as in `dayLetters`; null if the member shares no challenge. */
  states: string | null
  doneToday: boolean
  /** The member's today. */
  today: string
  /** Today or yesterday, the later one that is done. */
  lastDone: string | null
  /** The latest date with a mark in what they share. */
  lastMarked: string | null
  /** The dates missed since then, at most those of the last `gapDays`. */
  missedSince: number
}

type CrewMember = { id: string; timeZone: string; dayStart: number }

/** How far back a gap is counted. Who has been away for longer has not forgotten. */
const gapDays = 30
/** Days around a period whose marks and breaks count in its first and last week. */
const reach = 7

/** Reads the days of what each member of a crew shares with it. Takes time in proportion to the period. */
export async function readSharedDays(
  database: Database,
  { crewId, members, from, to, now }: { crewId: string; members: CrewMember[]; now: Date } & Period,
): Promise<Map<string, SharedDays>> {
  const dates = new Map(members.map(({ id, ...rule }) => [id, getMemberDate(rule, now)]))
  const first = [addDays([...dates.values()].reduce(min, to), -gapDays), from].reduce(min)
  const last = [...dates.values()].reduce(max, to)
  const rows = await queries.listSharedParticipations(database, { crewId, period: { from: first, to: last } })
  const ids = rows.map(({ id }) => id)
  const [marks, breaks, lastMarks] = await Promise.all([
    queries.listMarks(database, { ids, from: addDays(first, -reach), to: addDays(last, reach) }),
    queries.listBreaksOfMembers(database, {
      userIds: [...new Set(rows.map((row) => row.user_id))],
      endingAfter: addDays(first, -reach - 1),
    }),
    queries.findLastMarks(database, ids),
  ])
  const marksOf = Map.groupBy(marks, (mark) => mark.user_challenge_id)
  return new Map(
    members.map((member) => {
      const today = dates.get(member.id) ?? to
      const own = rows.filter((row) => row.user_id === member.id)
      const readStates = (period: Period) => {
        const states = own.map((row) =>
          getDayStates({
            agreement: parseAgreement(row, member.timeZone),
            marks: marksOf.get(row.id) ?? [],
            breaks: breaks
              .filter((each) => each.user_id === member.id && (each.user_challenge_id ?? row.id) === row.id)
              .map(({ starts_on, ends_on }) => ({ from: starts_on, to: ends_on })),
            ...period,
            today,
          }),
        )
        return combineStates(states, { from: period.from, today })
      }
      const recent = readStates({ from: addDays(today, -gapDays), to: today })
      const isDone = (letter: string | undefined) => letter === 'd' || letter === 'l'
      const lastDone = Math.max(recent.lastIndexOf('d'), recent.lastIndexOf('l'))
      const lastMarked = own.map(({ id }) => lastMarks.get(id) ?? null).reduce(maxDate, null)
      return [
        member.id,
        {
          states: own.length === 0 ? null : readStates({ from, to }),
          doneToday: isDone(recent.at(-1)),
          today,
          lastDone: isDone(recent.at(-1)) ? today : isDone(recent.at(-2)) ? addDays(today, -1) : null,
          lastMarked,
          missedSince: Array.from(recent.slice(lastDone + 1)).filter((letter) => letter === 'm').length,
        },
      ]
    }),
  )
}

function min(one: string, other: string): string {
  return one < other ? one : other
}

function max(one: string, other: string): string {
  return one > other ? one : other
}

function maxDate(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}
