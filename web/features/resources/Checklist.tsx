import { useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { CardHead } from '#web/ui/Card.tsx'
import { CheckBox } from '#web/ui/CheckBox.tsx'
import { useTicks } from './ticks.ts'
import styles from './Checklist.module.css'

type Props = {
  resourceId: string
  /** The block its boxes are kept under. */
  at: number
  title: string
  items: string[]
}

/** Boxes to tick. They are the member's own and stay as he left them. */
export function Checklist({ resourceId, at, title, items }: Props) {
  const heading = useId()
  const { isTicked, setTick, isPending, isMissing, readAgain } = useTicks(resourceId)
  const done = items.filter((_, item) => isTicked({ block: at, item })).length
  return (
    <section className={styles.checklist} aria-labelledby={heading} aria-busy={isPending || undefined}>
      <CardHead>
        <h2 id={heading}>{title || 'Checklist'}</h2>
        <span
          className={styles.count}
          data-whole={done === items.length || undefined}
        >{`${done} of ${items.length} done`}</span>
      </CardHead>
      {isMissing && (
        <p className={styles.missing} role="alert">
          Your ticks could not be loaded. <Button onClick={readAgain}>Try again</Button>
        </p>
      )}
      <ul>
        {items.map((text, item) => (
          <li key={item}>
            <label className={styles.item}>
              <CheckBox
                checked={isTicked({ block: at, item })}
                onChange={(event) => setTick({ block: at, item, ticked: event.target.checked })}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
