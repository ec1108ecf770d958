import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswerDays } from './answer-days.ts'
import styles from './Pill.module.css'

type Day = { id: string; date: string }

export type WellDoneProps = {
  /** Whose days they are. */
  days: Day[]
  /** Names them for screen readers. */
  names: string
  pressed: boolean
  /** How many others say it. */
  others?: number
}

/** Says “Well done” to a day of one or more members, or takes it back. */
export function WellDone({ days, names, pressed, others = 0 }: WellDoneProps) {
  const answer = useAnswerDays()
  // Until what was answered has been read again.
  const isPressed = answer.isPending ? answer.variables.answer !== null : pressed
  const count = others + Number(isPressed)
  const counted = count > 0 && days.length === 1 ? ` ${count}` : ''
  const say = () => answer.mutate({ days, answer: 'well-done' })
  const takeBack = () =>
    answer.mutate(
      { days, answer: null },
      {
        onSuccess: () =>
          toast({ title: `You took back “Well done” to ${names}.`, action: { label: 'Undo', onAction: say } }),
      },
    )

  return (
    <Button
      className={styles.button}
      aria-label={`Well done${counted}: ${names}`}
      aria-pressed={isPressed}
      busy={answer.isPending}
      onClick={isPressed ? takeBack : say}
    >
      {isPressed && <Icon name="check" size="small" />}
      Well done{counted && <span className={styles.count}>{counted}</span>}
    </Button>
  )
}
