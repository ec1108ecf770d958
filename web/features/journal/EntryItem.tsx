import { memo, useId, useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useMemberDate, useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatTime, formatLongDate } from '#web/ui/dates.ts'
import { excerptAtMatch } from '#web/ui/fold-text.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { perLocale } from '#web/ui/locale.ts'
import { Matches } from '#web/ui/Matches.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { excerpt, toEntryValues } from './entry-values.ts'
import styles from './EntryItem.module.css'

const COLLAPSE_LENGTH = 500
const SNIPPET_LENGTH = 240

const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

type Props = {
  entry: JournalEntry
  /** Whether it is the first of its day in the list. */
  startsDay: boolean
  words?: readonly string[] | undefined
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

/** Memoized: a long journal has thousands, and renders again for every page. */
export const EntryItem = memo(function EntryItem({ entry, startsDay, words = [], onEdit, onDelete }: Props) {
  const id = useId()
  const timeZone = useTimeZone()
  const toMemberDate = useMemberDate()
  const [isExpanded, setIsExpanded] = useState(false)
  const { pillar, prompt, title, content } = toEntryValues(entry)
  const { entryDate, createdAt, editedAt } = entry
  const preview = words.length > 0 ? excerptAtMatch(content, words, SNIPPET_LENGTH) : excerpt(content, COLLAPSE_LENGTH)
  const isBackdated = toMemberDate(createdAt) !== entryDate
  return (
    <article className={styles.entry} aria-labelledby={title ? `${id}-title ${id}-date` : `${id}-date`}>
      <div className={styles.day} aria-hidden="true">
        {startsDay && (
          <>
            <span className={styles.number}>{Number(entryDate.slice(-2))}</span>
            {weekdayFormat().format(new Date(entryDate))}
          </>
        )}
      </div>
      <div className={styles.text}>
        {pillar && <PillarBadge pillar={pillar} />}
        {title && (
          <h2 id={`${id}-title`} className={styles.title} dir="auto">
            {words.length > 0 ? <Matches words={words}>{title}</Matches> : <HeadingText>{title}</HeadingText>}
          </h2>
        )}
        {prompt && (
          <p className={styles.prompt} dir="auto">
            <Matches words={words}>{prompt}</Matches>
          </p>
        )}
        <p className={styles.content} dir="auto">
          <Matches words={words}>{isExpanded ? content : preview}</Matches>
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
        <footer className={styles.foot}>
          <p className={styles.facts}>
            <time id={`${id}-date`} dateTime={entryDate}>
              {formatLongDate(entryDate)}
            </time>
            <span>
              {isBackdated ? `Written ${formatLongDate(toMemberDate(createdAt))}` : formatTime(timeZone, createdAt)}
            </span>
            {editedAt && <span>{`Edited ${formatLongDate(toMemberDate(editedAt))}`}</span>}
          </p>
          <div className={styles.actions}>
            <IconButton
              icon={rareIcons.create}
              label="Edit"
              aria-describedby={`${id}-date`}
              aria-haspopup="dialog"
              onClick={() => onEdit(entry)}
            />
            <IconButton
              icon={rareIcons.trash}
              label="Delete"
              aria-describedby={`${id}-date`}
              aria-haspopup="dialog"
              onClick={() => onDelete(entry)}
            />
          </div>
        </footer>
      </div>
    </article>
  )
})
