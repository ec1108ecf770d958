import type { Participation } from '#contract/challenges.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { useUndoDay } from './marking.ts'
import styles from './MarkedTodayNotice.module.css'

export function MarkedTodayNotice({ participation }: { participation: Participation }) {
  const undo = useUndoDay()
  return (
    <p className={styles.note}>
      Done for today.{' '}
      <button
        type="button"
        className={styles.undo}
        aria-label={`Undo day ${participation.progress}`}
        aria-disabled={undo.isPending || undefined}
        onClick={(event) => {
          if (undo.isPending) return
          restoreFocusToRegion(event.currentTarget)
          undo.mutate(participation)
        }}
      >
        Undo
      </button>
    </p>
  )
}
