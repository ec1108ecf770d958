import { useId, useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { clockTime, dateIn, fullDate, longDate } from '#web/ui/dates.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { excerpt, valuesOf } from './entry-text.ts'
import styles from './EntryItem.module.css'

/** More characters than this are folded. */
const LONG = 1_500

type Props = { entry: JournalEntry; onEdit: (entry: JournalEntry) => void; onDelete: (entry: JournalEntry) => void }

export function EntryItem({ entry, onEdit, onDelete }: Props) {
  const id = useId()
  const timeZone = useTimeZone()
  const [whole, setWhole] = useState(false)
  const { pillar, prompt, title, content } = valuesOf(entry)
  const date = dateIn(timeZone, entry.createdAt)
  const beginning = excerpt(content, LONG)
  return (
    <article className={styles.entry} aria-labelledby={title ? `${id}-title ${id}-date` : `${id}-date`}>
      <header className={styles.head}>
        <time id={`${id}-date`} className={styles.date} dateTime={entry.createdAt}>
          {fullDate(date)}
        </time>
        <span className={styles.clock}>{clockTime(timeZone, entry.createdAt)}</span>
        {entry.editedAt && (
          <span className={styles.clock}>{`Edited ${longDate(dateIn(timeZone, entry.editedAt))}`}</span>
        )}
      </header>
      <div className={styles.text}>
        {pillar && <PillarBadge pillar={pillar} />}
        {title && (
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        )}
        {prompt && <p className={styles.prompt}>{prompt}</p>}
        <p className={styles.content}>{whole ? content : beginning}</p>
        {beginning !== content && (
          <Button look="quiet" className={styles.fold} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show less' : 'Read the whole entry'}
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
}
