import { addDays, toDate } from '#server/calendar.ts'
import type { Agreement } from '#server/features/challenges/agreement.ts'
import { getAsOf } from '#server/features/challenges/day-states.ts'
import { type Ledger, type readLedger, getCheckpoint } from '#server/features/challenges/ledger.ts'
import { foldRuns } from '#server/features/challenges/runs.ts'
import { continueStreaks, getDecay } from '#server/features/challenges/streaks.ts'

// Before migration 023, every write saved the result of a participation. It is its opening balance since.

/** Folds the dates that have become final since `ledger.through`. Returns the same ledger if there are none. */
export function advanceLedger(
  ledger: Ledger,
  { agreement, marks, breaks, today }: Parameters<typeof readLedger>[1],
): Ledger {
  const asOf = toDate(getAsOf(agreement, { marks, today }))
  const through = getCheckpoint(asOf)
  if (through <= ledger.through) return ledger
  const { run, states } = foldRuns(ledger, { agreement, marks, breaks, asOf, to: through })
  const days = marks.flatMap((mark) => (mark.date <= through && mark.run === run.run ? [mark.day ?? 0] : []))
  const lastDay = Math.max(run.run === ledger.run ? ledger.lastDay : 0, ...days)
  return { through, ...run, lastDay, ...continueStreaks(ledger, states, getDecay(agreement.schedule)) }
}

/** Drops the rules and new starts that a ledger has folded. */
export function pruneAgreement(agreement: Agreement, through: string): Agreement {
  const first = Math.max(
    0,
    agreement.rules.findLastIndex(({ from }) => from <= addDays(through, 1)),
  )
  return {
    ...agreement,
    rules: agreement.rules.slice(first),
    startedOver: agreement.startedOver.filter((date) => date > through),
  }
}
