import type { StreakNumbers } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import { addDays, countDays } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import { type Break, type Mark, getDayStates } from './day-states.ts'
import { getCheckpoint } from './ledger.ts'
import { type Streaks, continueStreaks, getDecay, noStreaks, presentStreaks } from './streaks.ts'

/** All participations of a member together, after all dates up to `through`. Saved as JSON. */
export type MemberLedger = Streaks & {
  through: string
  /** Marks of all time up to `through`. */
  daysByPillar: CountByPillar
  lifetime: MarkedDates
}

type CountByPillar = Partial<Record<Pillar, number>>

/** Dates with at least one mark. A date counts once. */
export type MarkedDates = { days: number; firstDate: string | null; pillars: CountByPillar }

export type MemberView = { numbers: StreakNumbers; daysByPillar: CountByPillar; lifetime: MarkedDates }

type ParticipationHistory = {
  pillar: Pillar
  agreement: Agreement
  /** Those dated after `ledger.through`. */
  marks: Mark[]
  /** Those of the participation and of all challenges that end after `ledger.through`. */
  breaks: Break[]
}

type MemberHistory = {
  /** Active ones, and those that ended two days before `ledger.through` or later. */
  participations: ParticipationHistory[]
  /** The member's date. */
  today: string
}

const noDates: MarkedDates = { days: 0, firstDate: null, pillars: {} }

const decay = getDecay({ kind: 'daily' })

/** Returns the ledger of a member without a final date. It begins a week before the first participation. */
export function openMemberLedger(
  participations: { agreement: Pick<Agreement, 'startedOn'> }[],
  today: string,
): MemberLedger {
  const first = participations.reduce((earliest, { agreement }) => min(earliest, agreement.startedOn), today)
  return { through: addDays(first, -7), ...noStreaks, daysByPillar: {}, lifetime: noDates }
}

/** Folds the dates that have become final since `ledger.through`. Returns the same ledger if there are none. */
export function advanceMemberLedger(ledger: MemberLedger, { participations, today }: MemberHistory): MemberLedger {
  const through = getCheckpoint(today)
  if (through <= ledger.through) return ledger
  const from = addDays(ledger.through, 1)
  const states = participations.map((each) => getDayStates({ ...each, from, to: through, today }))
  const letters = combineStates(states, { from, today })
  const daysByPillar = addMarks(ledger.daysByPillar, participations, through)
  const lifetime = addDates(ledger.lifetime, participations, through)
  return { through, ...continueStreaks(ledger, letters, decay), daysByPillar, lifetime }
}

/** Returns the numbers of all participations together as they are today. */
export function readMemberLedger(ledger: MemberLedger, { participations, today }: MemberHistory): MemberView {
  const dates = participations.flatMap(({ marks }) => marks.map(({ date }) => date))
  const to = dates.reduce(max, today)
  const from = addDays(ledger.through, 1)
  const states = participations.map((each) => getDayStates({ ...each, from, to, today }))
  const letters = combineStates(states, { from, today })
  return {
    numbers: presentStreaks(continueStreaks(ledger, letters, decay), ledger.recent + letters, countDays(today, to)),
    daysByPillar: addMarks(ledger.daysByPillar, participations, to),
    lifetime: addDates(ledger.lifetime, participations, to),
  }
}

/**
 * Combines the letters of several participations for the same dates: done if one is done, late if all marks are late, else
 * the first that occurs of open, missed, break and rest. A day that was open when its participation ended counts only
 * while it can be marked.
 * @param from date of the first letter
 * @param today the member's date
 */
export function combineStates(states: string[], { from, today }: { from: string; today: string }): string {
  const length = Math.max(0, ...states.map((each) => each.length))
  const firstOpen = countDays(from, today) - 1
  let combined = ''
  for (let index = 0; index < length; index++) {
    let best = '-'
    for (const each of states) {
      const letter = each[index] ?? '-'
      if (letter === 'o' && index < firstOpen) continue
      if (ranks.indexOf(letter) < ranks.indexOf(best)) best = letter
    }
    combined += best
  }
  return combined
}

const ranks = 'dlombr-'

function addMarks(before: CountByPillar, participations: ParticipationHistory[], through: string): CountByPillar {
  const after = { ...before }
  for (const { pillar, marks } of participations) {
    const count = marks.filter(({ date }) => date <= through).length
    if (count > 0) after[pillar] = (after[pillar] ?? 0) + count
  }
  return after
}

function addDates(before: MarkedDates, participations: ParticipationHistory[], through: string): MarkedDates {
  const all = new Set<string>()
  const pillars = { ...before.pillars }
  for (const [pillar, own] of Map.groupBy(participations, (each) => each.pillar)) {
    const dates = new Set<string>()
    for (const { marks } of own) for (const { date } of marks) if (date <= through) dates.add(date)
    if (dates.size > 0) pillars[pillar] = (pillars[pillar] ?? 0) + dates.size
    for (const date of dates) all.add(date)
  }
  const firstDate = before.firstDate ?? [...all].toSorted().at(0) ?? null
  return { days: before.days + all.size, firstDate, pillars }
}

function min(one: string, other: string): string {
  return one < other ? one : other
}

function max(one: string, other: string): string {
  return one > other ? one : other
}
