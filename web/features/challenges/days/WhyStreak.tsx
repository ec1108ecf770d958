import { useState } from 'react'
import type { Days } from '#contract/days.ts'
import { explainNumber } from '#web/features/challenges/explain-number.ts'
import type { NumberDialogProps } from '#web/features/challenges/NumberDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import styles from './WhyStreak.module.css'

const NumberDialog = lazyDialog<NumberDialogProps>(
  async () => (await import('#web/features/challenges/NumberDialog.tsx')).NumberDialog,
)

/** Says which days the current streak consists of. */
export function WhyStreak({ days }: { days: Days }) {
  const [open, setOpen] = useState(false)
  const { streak } = days.numbers
  if (streak === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="why">
      <h2 id="why" className={styles.title}>{`Why ${streak}?`}</h2>
      <Button
        variant="quiet"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={NumberDialog.preload}
        onFocus={NumberDialog.preload}
        onClick={() => setOpen(true)}
      >
        Show the days
      </Button>
      <p className={styles.text}>{explainStreakOfYear(days)}</p>
      <NumberDialog open={open} onOpenChange={setOpen} kind="streak" title={`Current streak: ${streak}`} />
    </Card>
  )
}

/** The days of this year alone cannot explain a streak that began before them. */
function explainStreakOfYear(days: Days): string {
  const sinceMissed = days.states.slice(days.states.lastIndexOf('m') + 1)
  const isWhole = sinceMissed.replace(/[^dl]/g, '').length >= days.numbers.streak
  return isWhole
    ? explainNumber('streak', days).sentence
    : 'It began before this year, and you haven’t missed a due day since.'
}
