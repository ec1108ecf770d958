import type { Participation } from '#contract/challenges.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { findFillableYesterday, findUndoableDate } from './day-status.ts'
import { useMarkDay, useUndoDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'

/** Marks yesterday, until the end of today. Afterwards it undoes that. */
export function LateMarkButton({ participation }: { participation: Participation }) {
  const { asOf, challenge, completed } = participation
  const mark = useMarkDay()
  const undo = useUndoDay()
  const undoableDate = findUndoableDate(participation, useMemberDate())
  const yesterday = findFillableYesterday(participation)
  const canUndo = undoableDate !== undefined && undoableDate < asOf && !isMarkedToday(participation)
  if (completed || (!yesterday && !canUndo)) return null
  const label = canUndo ? 'Undo the day marked late' : 'Mark yesterday'
  return (
    <Button
      ref={restoreFocusOnUnmount}
      variant="quiet"
      busy={mark.isPending || undo.isPending}
      aria-label={`${label}: ${challenge.title}`}
      onClick={({ detail }) => {
        // Ignore the second click of a double click.
        if (detail > 1) return
        if (canUndo) undo.mutate(participation)
        else mark.mutate({ participation, date: yesterday })
      }}
    >
      {label}
    </Button>
  )
}
