import type { Days } from '#contract/days.ts'
import { explainNumber } from '#web/features/challenges/explain-number.ts'
import type { NumberDialogProps } from '#web/features/challenges/NumberDialog.tsx'
import { Card } from '#web/ui/Card.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import styles from './WhyStreak.module.css'

const NumberDialog = lazyDialog<NumberDialogProps>(
  async () => (await import('#web/features/challenges/NumberDialog.tsx')).NumberDialog,
)

/** Says which days the current streak consists of. */
export function WhyStreak({ days }: { days: Days }) {
  const { streak } = days.numbers
  if (streak === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="why">
      <h2 id="why" className={styles.title}>{`Why ${streak}?`}</h2>
      <DialogButton
        variant="quiet"
        className={styles.button}
        preload={NumberDialog.preload}
        renderDialog={(state) => <NumberDialog {...state} kind="streak" title={`Current streak: ${streak}`} />}
      >
        Show the days
      </DialogButton>
      <p className={styles.text}>{explainStreakOfYear(days)}</p>
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
