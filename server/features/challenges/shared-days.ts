import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { parseAgreement } from './agreement.ts'
import type { Period } from './day-queries.ts'
import { getDayStates, type Mark } from './day-states.ts'
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

type CrewMember = { id: string; crew_id: string; time_zone: string; day_start: number }

/** How far back a gap is counted. Who has been away for longer has not forgotten. */
const gapDays = 30
/** Days around a period whose marks and breaks count in its first and last week. */
const reach = 7

/**
 * Reads the days of what members of the viewer’s crews share with them. Takes time in proportion to the period.
 * @param crewId if all members are of one crew
 */
export async function readSharedDays<Member extends CrewMember>(
  database: Database,
  { members, from, to, now, ...scope }: { members: Member[]; now: Date } & Period & queries.CrewScope,
): Promise<Map<Member, SharedDays>> {
  if (members.length === 0) return new Map()
  const dates = members.map(({ time_zone: timeZone, day_start: dayStart }) =>
    getMemberDate({ timeZone, dayStart }, now),
  )
  const recently = addDays(dates.reduce(min), -2)
  const gapsFrom = addDays(recently, 2 - gapDays)
  const whole = { from: min(gapsFrom, from), to: [...dates, to].reduce(max) }
  const [rows, breaks] = await Promise.all([
    queries.listSharedParticipations(database, {
      ...scope,
      period: whole,
      marks: {
        from: addDays(whole.from, -reach),
        to: addDays(whole.to, reach),
        // Who has marked a day recently has no gap to count.
        recently,
        fromIfRecent: addDays(min(recently, from), -reach),
        skipAfter: addDays(to, reach),
        skipBefore: addDays(gapsFrom, -reach),
      },
    }),
    queries.listBreaksOfMembers(database, { ...scope, endingAfter: addDays(whole.from, -reach - 1) }),
  ])
  const shares = members.map((member, index) => {
    const today = dates[index] ?? to
    const own = rows.filter((row) => row.crew_id === member.crew_id && row.user_id === member.id)
    const lastMarked = own.map((row) => row.last_marked).reduce(maxDate, null)
    return { member, today, own, lastMarked, gapFrom: getGapStart(today, lastMarked) }
  })
  return new Map(
    shares.map(({ member, today, own, lastMarked, gapFrom }) => {
      const readStates = (period: Period) => {
        const states = own.map((row) =>
          getDayStates({
            agreement: parseAgreement(row, member.time_zone),
            marks: parseMarks(row.marks, addDays(period.from, -reach)),
            breaks: breaks
              .filter((each) => each.user_id === member.id && (each.user_challenge_id ?? row.id) === row.id)
              .map(({ starts_on, ends_on }) => ({ from: starts_on, to: ends_on })),
            ...period,
            today,
          }),
        )
        return combineStates(states, { from: period.from, today })
      }
      const recent = readStates({ from: gapFrom, to: today })
      const isDone = (letter: string | undefined) => letter === 'd' || letter === 'l'
      const lastDone = Math.max(recent.lastIndexOf('d'), recent.lastIndexOf('l'))
      return [
        member,
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

/** Returns the last marked date, but at most `gapDays` ago, and never after the day before yesterday. */
function getGapStart(today: string, lastMarked: string | null): string {
  return max(addDays(today, -gapDays), min(lastMarked ?? '', addDays(today, -2)))
}

/** @param from leaves out earlier marks */
function parseMarks(marks: string | null, from: string): Mark[] {
  const dates = marks?.split(',').filter((mark) => mark >= from) ?? []
  return dates.toSorted().map((mark) => ({ date: mark.slice(0, from.length), late: mark.length > from.length }))
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
