import type { Participation } from '#contract/challenges.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { findUndoableDate } from './day-status.ts'
import { useUndoDay } from './marking.ts'
import styles from './MarkedTodayNotice.module.css'

export function MarkedTodayNotice({ participation }: { participation: Participation }) {
  const { progress } = participation
  const undo = useUndoDay()
  const canUndo = findUndoableDate(participation, useMemberDate()) !== undefined
  return (
    <p className={styles.note}>
      Done for today.{' '}
      {canUndo && (
        <button
          type="button"
          className={styles.undo}
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
