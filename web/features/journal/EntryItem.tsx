import { memo, useId, useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatTime, toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { formatFullDate } from '#web/ui/full-date.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { excerpt, toEntryValues } from './entry-values.ts'
import styles from './EntryItem.module.css'

const COLLAPSE_LENGTH = 1_500

type Props = { entry: JournalEntry; onEdit: (entry: JournalEntry) => void; onDelete: (entry: JournalEntry) => void }

/** Memoized: a long journal has thousands, and renders again for every page. */
export const EntryItem = memo(function EntryItem({ entry, onEdit, onDelete }: Props) {
  const id = useId()
  const timeZone = useTimeZone()
  const [isExpanded, setIsExpanded] = useState(false)
  const { pillar, prompt, title, content } = toEntryValues(entry)
  const date = toLocalDate(timeZone, entry.createdAt)
  const preview = excerpt(content, COLLAPSE_LENGTH)
  return (
    <article className={styles.entry} aria-labelledby={title ? `${id}-title ${id}-date` : `${id}-date`}>
      <header className={styles.head}>
        <time id={`${id}-date`} className={styles.date} dateTime={entry.createdAt}>
          {formatFullDate(date)}
        </time>
        <span className={styles.clock}>{formatTime(timeZone, entry.createdAt)}</span>
        {entry.editedAt && (
          <span className={styles.clock}>{`Edited ${formatLongDate(toLocalDate(timeZone, entry.editedAt))}`}</span>
        )}
      </header>
      <div className={styles.text}>
        {pillar && <PillarBadge pillar={pillar} />}
        {title && (
          <h2 id={`${id}-title`} className={styles.title} dir="auto">
            <HeadingText>{title}</HeadingText>
          </h2>
        )}
        {prompt && (
          <p className={styles.prompt} dir="auto">
            {prompt}
          </p>
        )}
        <p className={styles.content} dir="auto">
          {isExpanded ? content : preview}
        </p>
        {preview !== content && (
          <Button
            variant="quiet"
            className={styles.fold}
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show less' : 'Show more'}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="create"
          label="Edit"
          aria-describedby={`${id}-date`}
          aria-haspopup="dialog"
          onClick={() => onEdit(entry)}
        />
        <IconButton
          icon="trash"
          label="Delete"
          aria-describedby={`${id}-date`}
          aria-haspopup="dialog"
          onClick={() => onDelete(entry)}
        />
      </div>
    </article>
  )
})
