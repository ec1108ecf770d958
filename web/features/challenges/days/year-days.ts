import type { DayState, Days, dayLetters, Lifetime } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import { pillars } from '#web/pillars/pillars.ts'

export type DayEntry = {
  participation: Days['participations'][number]
  day: number
  late: boolean
  note: string | null
}

export type YearDay = {
  date: string
  /** Null without an active challenge, and for days still to come. */
  state: DayState | null
  isFuture: boolean
  /** In the order in which the member joined the challenges. */
  entries: DayEntry[]
}

export type Month = { firstDate: string; days: YearDay[] }

const stateByLetter: Record<(typeof dayLetters)[DayState], DayState> = {
  d: 'done',
  l: 'late',
  r: 'rest',
  b: 'break',
  m: 'missed',
  o: 'open',
}

/** List the days of the reply, oldest first. */
export function listYearDays({ asOf, from, states, participations, checkIns }: Days): YearDay[] {
  const order = new Map(participations.map((participation, index) => [participation.id, { participation, index }]))
  const entriesByDate = new Map<string, (DayEntry & { index: number })[]>()
  for (const { participationId, date, day, late, note } of checkIns) {
    const found = order.get(participationId)
    if (found) entriesByDate.set(date, [...(entriesByDate.get(date) ?? []), { ...found, day, late, note }])
  }
  const start = Date.parse(from)
  return Array.from(states, (letter, offset) => {
    const date = new Date(start + offset * 864e5).toISOString().slice(0, 10)
    const entries = (entriesByDate.get(date) ?? []).sort((a, b) => a.index - b.index || a.day - b.day)
    return { date, state: isLetter(letter) ? stateByLetter[letter] : null, isFuture: date > asOf, entries }
  })
}

/** List the pillars of a day in display order. */
export function listPillars({ entries }: Pick<YearDay, 'entries'>): Pillar[] {
  return pillars.filter((pillar) => entries.some(({ participation }) => participation.pillar === pillar))
}

export function isDone({ state }: Pick<YearDay, 'state'>): boolean {
  return state === 'done' || state === 'late'
}

/** Count the days with at least one check-in in each pillar. */
export function countDaysByPillar(days: readonly YearDay[]): Lifetime['pillars'] {
  const counts = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }
  for (const pillar of days.flatMap(listPillars)) counts[pillar] += 1
  return counts
}

/** Group the days with check-ins by month, latest first. */
export function listMonths(days: readonly YearDay[]): Month[] {
  const months = new Map<string, Month>()
  for (const day of days) {
    const key = day.date.slice(0, 'YYYY-MM'.length)
    const month = months.get(key) ?? { firstDate: `${key}-01`, days: [] }
    month.days.push(day)
    months.set(key, month)
  }
  return [...months.values()].filter((month) => month.days.some(({ entries }) => entries.length)).toReversed()
}

function isLetter(letter: string): letter is keyof typeof stateByLetter {
  return letter in stateByLetter
}
