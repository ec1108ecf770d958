import type { Participation } from '#contract/challenges.ts'
import { useMemberDate, useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { findUndoableDate } from './day-status.ts'
import { isMarkedToday } from './participations.ts'
import type { TodayMarking } from './use-mark-today.ts'
import styles from './TodayButton.module.css'

type Props = {
  participation: Participation
  marking: TodayMarking
  isNext: boolean
  /** Full width, with the full label. */
  wide?: boolean
}

/** Marks today. Afterwards it undoes that, so that a second press never marks another day. */
export function TodayButton({ participation, marking, isNext, wide = false }: Props) {
  const { asOf, challenge, completed, lastCheckIn } = participation
  const timeZone = useTimeZone()
  const undoableDate = findUndoableDate(participation, useMemberDate())
  const isDone = isMarkedToday(participation) || completed
  const action = isDone ? (undoableDate === asOf ? 'Done today · Undo' : 'Undo') : 'Mark Day Complete'
  return (
    <div className={wide ? styles.wide : styles.compact}>
      {wide && isDone && lastCheckIn && undoableDate === asOf && (
        <span className={styles.time}>{`Done at ${formatTime(timeZone, lastCheckIn.createdAt)}`}</span>
      )}
      {(!isDone || undoableDate !== undefined) && (
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          className={isDone ? styles.done : undefined}
          aria-label={`${action}: ${challenge.title}`}
          aria-busy={marking.isBusy || undefined}
          onClick={({ detail }) => {
            // Ignore the second click of a double click.
            if (detail <= 1) marking.toggle()
          }}
        >
          {isDone ? 'Undo' : wide ? 'Mark Day Complete' : 'Mark'}
        </Button>
      )}
    </div>
  )
}
