import { toDate, toDayNumber } from '../../calendar.ts'
import { type Agreement, getRule } from './agreement.ts'
import { type Break, type Mark, createStateReader } from './day-states.ts'

/** One attempt at a challenge. */
export type Run = {
  /** Counted from 1. */
  run: number
  /** Marks of the run. */
  progress: number
  /** Days missed under the rule `passes`. */
  passesUsed: number
  /** Days missed since the first mark of the run. */
  missed: number
  /** Latest marked date. */
  lastMarked: string | null
  /** `d` or `l` for each mark in the order of dates, `m` for one or more missed days in a row. */
  wall: string
}

/** A check-in with the place where it is stored; without one if it is about to be written. */
export type LedgerMark = Mark & Partial<Place>

/** The key of a check-in within its participation. */
export type Place = { run: number; day: number }

export const firstRun: Run = { run: 1, progress: 0, passesUsed: 0, missed: 0, lastMarked: null, wall: '' }

type Folded = {
  run: Run
  /** All days of the run are marked. */
  complete: boolean
  /** Letters of the dates. */
  states: string
  /** The missed date that ended the earlier run by rule, if nothing else has ended it since. */
  restart: { missed: string; progress: number } | null
  /** Where each mark up to `to` belongs, in the order of `marks`. */
  places: Place[]
}

/** Folds the dates from the day after `ledger.through` to `to`. Marks after `to` count only in the states of their week. */
export function foldRuns(
  ledger: Run & { through: string; lastDay: number },
  {
    agreement,
    marks,
    breaks,
    asOf,
    to,
  }: { agreement: Agreement; marks: LedgerMark[]; breaks: Break[]; asOf: string; to: string },
): Folded {
  const days = marks.map(({ date }) => toDayNumber(date))
  const readState = createStateReader({ agreement, marks, days, breaks, asOf: toDayNumber(asOf) })
  const newStarts = new Set(agreement.startedOver.map(toDayNumber))
  // Indices of the marks by date. Those of a date stay in the order of writing.
  const byDay = [...days.keys()].sort((one, other) => (days[one] ?? 0) - (days[other] ?? 0))
  const last = toDayNumber(to)
  let day = toDayNumber(ledger.through) + 1
  let next = byDay.findIndex((index) => (days[index] ?? 0) >= day)
  const runs: number[] = []
  let { run, progress, passesUsed, missed, lastMarked, wall } = ledger
  let restart: Folded['restart'] = null
  let states = ''

  function beginRun() {
    run++
    progress = 0
    passesUsed = 0
    missed = 0
    lastMarked = null
    wall = ''
  }

  for (; day <= last; day++) {
    if (newStarts.has(day) && progress < agreement.duration) {
      if (progress > 0) beginRun()
      restart = null
    }
    const letter = readState(day)
    states += letter
    for (let index = byDay[next]; index !== undefined && days[index] === day; index = byDay[++next]) {
      // A late mark can complete an earlier run. The marks after it stay in the next one.
      runs[index] = progress < agreement.duration ? run : run + 1
      if (progress >= agreement.duration) continue
      progress++
      lastMarked = marks[index]?.date ?? null
      wall += marks[index]?.late ? 'l' : 'd'
    }
    if (letter !== 'm' || progress === 0 || progress >= agreement.duration) continue
    missed++
    if (!wall.endsWith('m')) wall += 'm'
    const rule = getRule(agreement.rules, toDate(day))
    if (rule === 'passes') passesUsed++
    if (rule === 'strict' || (rule === 'passes' && passesUsed > agreement.passes)) {
      restart = { missed: toDate(day), progress }
      beginRun()
    }
  }
  return {
    run: { run, progress, passesUsed, missed, lastMarked, wall },
    complete: progress >= agreement.duration,
    states,
    restart,
    places: numberMarks(marks, runs, ledger),
  }
}

/**
 * Numbers the marks of each run from 1, in the order of writing. In the ledger's run, the folded marks keep their
 * numbers, which need not be the first: a late mark is written after marks of later dates. A number is missing if a mark
 * written before a folded one leaves the run, but none is used twice.
 */
function numberMarks(
  marks: LedgerMark[],
  runs: number[],
  { run: ledgerRun, lastDay }: Run & { lastDay: number },
): Place[] {
  const free: number[] = []
  for (const { run, day } of marks) if (run === ledgerRun && day !== undefined) free.push(day)
  free.sort((one, other) => one - other)
  const highest = Math.max(lastDay, ...free)
  const counts = new Map<number, number>()
  return runs.map((run) => {
    const count = (counts.get(run) ?? 0) + 1
    counts.set(run, count)
    const day = run === ledgerRun ? (free[count - 1] ?? highest + count - free.length) : count
    return { run, day }
  })
}
