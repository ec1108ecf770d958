import type { Participation } from '#contract/challenges.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { findUndoableDate } from './day-status.ts'
import { useUndoDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'
import textButton from '#web/ui/TextButton.module.css'
import styles from './MarkedNotice.module.css'

/** Says that today or yesterday was marked, and undoes the day that was marked last today. */
export function MarkedNotice({ participation }: { participation: Participation }) {
  const { asOf, progress } = participation
  const undo = useUndoDay()
  const today = useToday()
  const canUndo = findUndoableDate(participation, useMemberDate()) !== undefined
  const isMarked = isMarkedToday(participation)
  // A completed one describes the day on which it was completed.
  if (asOf !== today || (!isMarked && !canUndo)) return null
  return (
    <p className={styles.note}>
      {isMarked ? 'Done for today.' : 'Yesterday is marked.'}{' '}
      {canUndo && (
        <button
          type="button"
          className={textButton.button}
          aria-label={`Undo day ${progress}`}
          aria-disabled={undo.isPending || undefined}
          onClick={(event) => {
            if (undo.isPending) return
            restoreFocusToRegion(event.currentTarget)
            undo.mutate(participation)
          }}
        >
          Undo
        </button>
      )}
    </p>
  )
}
