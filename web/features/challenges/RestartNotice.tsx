import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import type { useMarkDay } from './marking.ts'
import styles from './RestartNotice.module.css'

type Props = {
  participation: Participation
  restart: NonNullable<Participation['restart']>
  mark: ReturnType<typeof useMarkDay>
}

/** Says that the rule has started the challenge over, and offers to mark the missed day. */
export function RestartNotice({ participation, restart: { missed, progress }, mark }: Props) {
  const { asOf, challenge, fillable, rule } = participation
  const day = formatRecentDay(missed, asOf)
  return (
    <div className={styles.notice}>
      <p>
        {rule === 'passes' ? `${day} wasn’t marked and no passes were left, ` : `${day} wasn’t marked, `}
        {`so the challenge started over at day 1. ${countDays(progress)} in the history.`}
      </p>
      {fillable.includes(missed) && (
        <Button
          variant="quiet"
          busy={mark.isPending}
          aria-label={`I did it on ${day}: ${challenge.title}`}
          onClick={(event) => {
            restoreFocusToRegion(event.currentTarget)
            mark.mutate({ participation, date: missed })
          }}
        >
          {`I did it on ${day}`}
        </Button>
      )}
    </div>
  )
}

function countDays(days: number): string {
  return days === 1 ? 'Your completed day stays' : `Your ${days} completed days stay`
}
