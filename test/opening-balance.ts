import { addDays, toDate } from '#server/calendar.ts'
import { getAsOf } from '#server/features/challenges/day-states.ts'
import { type Ledger, type readLedger, getCheckpoint } from '#server/features/challenges/ledger.ts'
import { foldRuns } from '#server/features/challenges/runs.ts'
import { continueStreaks, getDecay } from '#server/features/challenges/streaks.ts'
import type { Terms } from '#server/features/challenges/terms.ts'

// Before migration 023, every write saved the result of a participation. It is its opening balance since.

/** Folds the dates that have become final since `ledger.through`. Returns the same ledger if there are none. */
export function advanceLedger(
  ledger: Ledger,
  { terms, marks, breaks, today }: Parameters<typeof readLedger>[1],
): Ledger {
  const asOf = toDate(getAsOf(terms, today))
  const through = getCheckpoint(asOf)
  if (through <= ledger.through) return ledger
  const { run, states } = foldRuns(ledger, { terms, marks, breaks, asOf, to: through })
  const days = marks.flatMap((mark) => (mark.date <= through && mark.run === run.run ? [mark.day ?? 0] : []))
  const lastDay = Math.max(run.run === ledger.run ? ledger.lastDay : 0, ...days)
  return { through, ...run, lastDay, ...continueStreaks(ledger, states, getDecay(terms.schedule)) }
}

/** Drops the rules and new starts that a ledger has folded. */
export function pruneTerms(terms: Terms, through: string): Terms {
  const first = Math.max(
    0,
    terms.rules.findLastIndex(({ from }) => from <= addDays(through, 1)),
  )
  return {
    ...terms,
    rules: terms.rules.slice(first),
    startedOver: terms.startedOver.filter((date) => date > through),
  }
}
