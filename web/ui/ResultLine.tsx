import { Button } from './Button.tsx'
import { restoreFocusToRegion } from './restore-focus.ts'
import styles from './ResultLine.module.css'

type Props = {
  /** Null without a search or filters. */
  count: number | null
  /** One of the things found, such as “challenge”. */
  one: string
  /** Label of the button that removes the search and all filters. */
  clear: string
  onClear: () => void
}

/** Tells how much was found, and leads back to the whole list. Render it always, so that screen readers announce it. */
export function ResultLine({ count, one, clear, onClear }: Props) {
  return (
    <div className={styles.line} data-empty={count === null || undefined}>
      <p role="status">{count !== null && `${count} ${count === 1 ? one : `${one}s`}`}</p>
      {count !== null && (
        <Button
          variant="quiet"
          onClick={(event) => {
            restoreFocusToRegion(event.currentTarget)
            onClear()
          }}
        >
          {clear}
        </Button>
      )}
    </div>
  )
}
