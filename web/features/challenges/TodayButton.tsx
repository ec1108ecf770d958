import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { getDayStatus } from './day-status.ts'
import type { TodayMarking } from './use-mark-today.ts'
import styles from './TodayButton.module.css'

type Props = {
  participation: Participation
  marking: TodayMarking
  isNext: boolean
  /** Full width, with the full label. */
  wide?: boolean
}

/** Marks today. It is gone once the day is marked. */
export function TodayButton({ participation, marking, isNext, wide = false }: Props) {
  const { challenge } = participation
  const status = getDayStatus(participation)
  if (['marked', 'completed', 'waiting'].includes(status)) return null
  const isDue = status === 'due' || status === 'gap'
  return (
    <div className={wide ? styles.wide : styles.compact}>
      <Button
        variant={isNext ? 'primary' : isDue ? 'secondary' : 'quiet'}
        aria-label={`${isDue || wide ? 'Mark Day Complete' : 'Mark anyway'}: ${challenge.title}`}
        aria-busy={marking.isPending || undefined}
        onClick={marking.markToday}
      >
        {wide ? 'Mark Day Complete' : isDue ? 'Mark' : 'Mark anyway'}
      </Button>
    </div>
  )
}
