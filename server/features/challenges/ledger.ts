import { type DayState, type Rule, type StreakNumbers, dayLetters } from '#contract/days.ts'
import { addDays, countDays, getWeekday, toDate, toDayNumber } from '../../calendar.ts'
import { type Agreement, getNextRule, getRule } from './agreement.ts'
import { type Break, type Letter, type Mark, getAsOf, isWaiting } from './day-states.ts'
import { type LedgerMark, type Place, type Run, firstRun, foldRuns } from './runs.ts'
import { type Streaks, continueStreaks, getDecay, noStreaks, presentStreaks } from './streaks.ts'
import { type Week, readWeek } from './week.ts'

/** The state of a participation after all dates up to `through`, from which the fold goes on. */
export type Ledger = Run &
  Streaks & {
    through: string
    /** The highest number among the folded check-ins of the run. */
    lastDay: number
  }

export type LedgerView = Omit<Run, 'passesUsed'> & {
  /** The participation's today: the date of a mark that is made now. */
  asOf: string
  /** The first day, while the participation waits for it and nothing can be marked. */
  startsOn: string | null
  /** All days of the run are marked. */
  complete: boolean
  rule: Rule
  /** A rule that takes effect later. */
  nextRule: { rule: Rule; from: string } | null
  /** Null unless the rule is `passes`. */
  passesLeft: number | null
  today: DayState
  yesterday: DayState
  /** Earlier dates that can be marked now, oldest first. */
  fillable: string[]
  /** The missed date that ended the earlier run by rule, while marking it can undo that. */
  restart: { missed: string; progress: number; undoUntil: string } | null
  /** Null unless the schedule is some days a week, and before the first day. */
  week: Week | null
  /** Last date of the break that includes `asOf`. */
  breakUntil: string | null
  numbers: StreakNumbers
  /** Where each mark belongs, in the order of `marks`. */
  places: Place[]
  /** Letters from the day after `through` to `asOf`, or to the last mark if that is later. */
  states: string
}

// Marks reach back 7 days, and a flight can move today by 2, so nothing changes after 10.
const daysUntilFinal = 10
const daysToUndoRestart = 7

const stateOfLetter = Object.fromEntries(
  Object.entries(dayLetters).map(([state, letter]) => [letter, state]),
) as Record<Letter, DayState | undefined>

/** Returns the last Sunday that no write can change: weeks are counted whole. */
export function getCheckpoint(today: string): string {
  const day = toDayNumber(today) - daysUntilFinal
  return toDate(day - (getWeekday(day) % 7))
}

/** Returns the ledger of a participation without a final date. It begins a week early, so that its first week is whole. */
export function openLedger({ startedOn }: Pick<Agreement, 'startedOn'>): Ledger {
  return {
    through: addDays(startedOn, -7),
    lastDay: 0,
    ...firstRun,
    ...noStreaks,
  }
}

type History = {
  agreement: Agreement
  /** Those dated after `ledger.through`, in the order of writing. */
  marks: LedgerMark[]
  /** Those of the participation and of all challenges that end after `ledger.through`. */
  breaks: Break[]
  /** The member's date. */
  today: string
}

/** Returns the participation as it is today. Takes time in proportion to the days since `ledger.through`. */
export function readLedger(ledger: Ledger, { agreement, marks, breaks, today }: History): LedgerView {
  const asOf = toDate(getAsOf(agreement, { marks, today }))
  const waits = isWaiting(agreement, { marks, today })
  const to = marks.reduce((latest, { date }) => (date > latest ? date : latest), asOf)
  const { run, states, restart, complete, places } = foldRuns(ledger, { agreement, marks, breaks, asOf, to })
  const { passesUsed, ...current } = run
  const rule = getRule(agreement.rules, asOf)
  const streaks = continueStreaks(ledger, states, getDecay(agreement.schedule))
  const getState = (date: string): DayState =>
    stateOfLetter[states[countDays(ledger.through, date) - 1] as Letter] ?? 'rest'
  const ended = complete || agreement.endedOn !== null
  const canUndo = restart !== null && !ended && countDays(restart.missed, asOf) <= daysToUndoRestart
  return {
    asOf,
    startsOn: waits ? agreement.startedOn : null,
    ...current,
    complete,
    rule,
    nextRule: ended || waits ? null : getNextRule(agreement.rules, asOf),
    passesLeft: rule === 'passes' ? Math.max(0, agreement.passes - passesUsed) : null,
    today: getState(asOf),
    yesterday: getState(addDays(asOf, -1)),
    fillable: ended
      ? []
      : findFillable({ ledger, agreement, marks, asOf, states, from: canUndo ? restart.missed : null }),
    restart: canUndo ? { ...restart, undoUntil: addDays(restart.missed, daysToUndoRestart) } : null,
    week:
      agreement.schedule.kind === 'weekly' && !ended && !waits
        ? readWeek({ agreement, times: agreement.schedule.times, breaks, asOf, getState })
        : null,
    breakUntil: ended || waits ? null : findBreakEnd(breaks, asOf),
    numbers: presentStreaks(streaks, ledger.recent + states, countDays(asOf, to)),
    places,
    states,
  }
}

/** Lists yesterday if it is not marked, and the missed dates from the one that ended the earlier run. */
function findFillable({
  ledger,
  agreement,
  marks,
  asOf,
  states,
  from,
}: {
  ledger: Ledger
  agreement: Agreement
  marks: Mark[]
  asOf: string
  states: string
  from: string | null
}): string[] {
  const dates: string[] = []
  for (let date = from ?? asOf; date < asOf; date = addDays(date, 1)) {
    if (states[countDays(ledger.through, date) - 1] === dayLetters.missed) dates.push(date)
  }
  const yesterday = addDays(asOf, -1)
  const newStart = agreement.startedOver.at(-1)
  const counts = yesterday >= agreement.startedOn && (newStart === undefined || yesterday >= newStart)
  if (counts && !dates.includes(yesterday) && !marks.some(({ date }) => date === yesterday)) dates.push(yesterday)
  return dates
}

/** Returns the last date of the break on a date, with the breaks that follow it without a gap. */
function findBreakEnd(breaks: Break[], date: string): string | null {
  let end: string | null = null
  let next = date
  for (;;) {
    const found = breaks.find(({ from, to }) => from <= next && next <= to)
    if (!found) return end
    end = found.to
    next = addDays(end, 1)
  }
}
