import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { StartOverDialog } from './StartOverDialog.tsx'
import styles from './GapQuestion.module.css'

type Props = {
  participation: Participation
  isNext: boolean
  onContinue: () => void
}

/** Lets a member continue after missed days. Starting over is there too, but quieter. */
export function GapQuestion({ participation, isNext, onContinue }: Props) {
  const { title } = participation.challenge
  return (
    <div className={styles.answers}>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        aria-label={`Continue: ${title}`}
        onClick={(event) => {
          restoreFocusToRegion(event.currentTarget)
          onContinue()
        }}
      >
        Continue
      </Button>
      <DialogButton
        variant="quiet"
        aria-label={`Start over: ${title}`}
        renderDialog={(state) => <StartOverDialog participation={participation} {...state} />}
      >
        Start over
      </DialogButton>
    </div>
  )
}
