import type { Participation } from '#contract/challenges.ts'
import { useUndoDay } from '#web/features/challenges/marking.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import styles from './FinishedChallenge.module.css'

/** Undoes the last day. Shown only on the day on which it was marked, when the server allows it. */
export function UndoFinish({ participation }: { participation: Participation }) {
  const { lastCheckIn, progress } = participation
  const undo = useUndoDay()
  const today = useToday()
  const toMemberDate = useMemberDate()
  if (!lastCheckIn || toMemberDate(lastCheckIn.createdAt) !== today) return null
  return (
    <button
      type="button"
      className={styles.undo}
      aria-disabled={undo.isPending || undefined}
      onClick={() => {
        if (!undo.isPending) undo.mutate(participation)
      }}
    >
      {`Undo day ${progress}`}
    </button>
  )
}
