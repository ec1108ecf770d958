import type { Participation } from '#contract/challenges.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
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
      variant="quiet"
      busy={mark.isPending || undo.isPending}
      aria-label={`${label}: ${challenge.title}`}
      onClick={() => {
        if (canUndo) undo.mutate(participation)
        else mark.mutate({ participation, date: yesterday })
      }}
    >
      {label}
    </Button>
  )
}
