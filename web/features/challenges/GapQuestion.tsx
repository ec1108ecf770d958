import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { StartOverDialog } from './StartOverDialog.tsx'
import styles from './GapQuestion.module.css'

type Props = {
  participation: Participation
  isNext: boolean
  onContinue: () => void
}

/** Asks after missed days. */
export function GapQuestion({ participation, isNext, onContinue }: Props) {
  const { asOf, lastMarked, challenge } = participation
  return (
    <div className={styles.gap}>
      <p>{`You last marked ${formatRecentDay(lastMarked ?? asOf, asOf)}. Continue, or start over?`}</p>
      <div className={styles.answers}>
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={`Continue: ${challenge.title}`}
          onClick={(event) => {
            restoreFocusToRegion(event.currentTarget)
            onContinue()
          }}
        >
          Continue
        </Button>
        <DialogButton
          aria-label={`Start over: ${challenge.title}`}
          renderDialog={(state) => <StartOverDialog participation={participation} {...state} />}
        >
          Start over
        </DialogButton>
      </div>
    </div>
  )
}
