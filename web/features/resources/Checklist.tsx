import { useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { CardHeader } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { useTicks } from './ticks.ts'
import styles from './Checklist.module.css'

type Props = {
  resourceId: string
  /** Ticks are stored by this index. */
  blockIndex: number
  title: string
  items: string[]
}

export function Checklist({ resourceId, blockIndex, title, items }: Props) {
  const heading = useId()
  const { isTicked, setTick, isPending, isLoadError, retry } = useTicks(resourceId)
  const doneCount = items.filter((_, itemIndex) => isTicked({ block: blockIndex, item: itemIndex })).length
  return (
    <section className={styles.checklist} aria-labelledby={heading} aria-busy={isPending || undefined}>
      <CardHeader>
        <h2 id={heading} dir="auto">
          <HeadingText>{title || 'Checklist'}</HeadingText>
        </h2>
        <span
          className={styles.count}
          data-whole={doneCount === items.length || undefined}
        >{`${doneCount} of ${items.length} done`}</span>
      </CardHeader>
      {isLoadError && (
        <p className={styles.missing} role="alert">
          Your progress could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      )}
      <ul>
        {items.map((text, itemIndex) => (
          <li key={itemIndex}>
            <label className={styles.item} dir="auto" htmlFor={`${heading}-${itemIndex}`}>
              <Checkbox
                id={`${heading}-${itemIndex}`}
                checked={isTicked({ block: blockIndex, item: itemIndex })}
                onChange={(event) => setTick({ block: blockIndex, item: itemIndex, ticked: event.target.checked })}
              />
              <span>
                <PhoneText text={text} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
