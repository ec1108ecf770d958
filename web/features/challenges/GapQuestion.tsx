import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { preloadDialog } from '#web/ui/Dialog.tsx'
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
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
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
        <Button
          aria-haspopup="dialog"
          aria-label={`Start over: ${challenge.title}`}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setIsConfirmOpen(true)}
        >
          Start over
        </Button>
      </div>
      <StartOverDialog participation={participation} open={isConfirmOpen} onOpenChange={setIsConfirmOpen} />
    </div>
  )
}
