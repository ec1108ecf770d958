import { useState } from 'react'
import type { StreakNumbers } from '#contract/days.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import type { NumberKind } from './explain-number.ts'
import type { NumberDialogProps } from './NumberDialog.tsx'
import styles from './Numbers.module.css'

const numberKinds: NumberKind[] = ['streak', 'longest', 'kept', 'strength']

type Props = {
  numbers: StreakNumbers
  kinds?: readonly NumberKind[]
  /** The challenge of the numbers; all challenges together by default. */
  query?: NumberDialogProps['query']
}

const NumberDialog = lazyDialog<NumberDialogProps>(async () => (await import('./NumberDialog.tsx')).NumberDialog)

/** Streaks and scores. Each opens the days behind it. */
export function Numbers({ numbers, kinds = numberKinds, query }: Props) {
  const [kind, setKind] = useState<NumberKind>('streak')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.frame}>
      <ul className={styles.strip}>
        {kinds.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.number}
              {...getTriggerProps(NumberDialog.preload)}
              onClick={() => {
                setKind(each)
                setIsOpen(true)
              }}
            >
              <strong className={styles.figure}>{formatNumber(each, numbers)}</strong>{' '}
              <span className={styles.name}>{numberNames[each]}</span>
            </button>
          </li>
        ))}
      </ul>
      <NumberDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        kind={kind}
        title={`${numberTitles[kind]}: ${formatNumber(kind, numbers)}`}
        query={query}
      />
    </div>
  )
}

const numberNames: Record<NumberKind, string> = {
  streak: 'current streak',
  longest: 'longest streak',
  kept: 'due days kept',
  strength: 'strength',
}

const numberTitles: Record<NumberKind, string> = {
  streak: 'Current streak',
  longest: 'Longest streak',
  kept: 'Due days kept',
  strength: 'Strength',
}

function formatNumber(kind: NumberKind, numbers: StreakNumbers): string {
  return kind === 'kept' ? `${numbers.kept} of ${numbers.due}` : String(numbers[kind])
}
