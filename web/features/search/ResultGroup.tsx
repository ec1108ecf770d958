import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { kindLabels } from './kind-labels.ts'
import { keepFocus } from './move-focus.ts'
import { type GroupKind } from './search-filters.ts'
import styles from './ResultGroup.module.css'

/** Rows that a phone shows of each kind, besides others. */
const phoneCounts: Partial<Record<GroupKind, number>> = { discussions: 2, journal: 2, plan: 2 }
const phoneCount = 3
/** Rows that a wide screen shows besides others, as many as the server sends. */
const groupCount = 5

type Props = {
  kind: GroupKind
  /** Whether the member has chosen this kind, so that all rows are shown. */
  isOnly: boolean
  /** Whether there are further results than these. */
  more: boolean
  onChange: (changes: FilterChanges) => void
  /** List items. */
  children: ReactNode[]
}

/** The results of one kind under a heading. */
export function ResultGroup({ kind, isOnly, more, onChange, children: rows }: Props) {
  const id = useId()
  const onPhone = isOnly ? rows.length : (phoneCounts[kind] ?? phoneCount)
  const shown = isOnly ? rows : rows.slice(0, groupCount)
  const hasMore = !isOnly && (more || rows.length > groupCount)
  return (
    <section className={styles.group} aria-labelledby={id} data-phone={onPhone}>
      <div className={styles.head}>
        <h2 id={id}>{kindLabels[kind]}</h2>
        {(hasMore || rows.length > onPhone) && (
          <Button
            variant="quiet"
            className={hasMore ? styles.more : `${styles.more} ${styles.phone}`}
            aria-label={`${more ? 'More' : `All ${rows.length}`}: ${kindLabels[kind]}`}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget)
              onChange({ kind })
            }}
          >
            {more ? 'More' : `All ${rows.length}`}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>{shown}</ul>
      {isOnly && more && <p className={styles.rest}>These are the best {rows.length}. Add a word to find others.</p>}
    </section>
  )
}
