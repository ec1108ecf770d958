import { formatLongDate } from '#web/ui/dates.ts'
import type { RunSummary } from './summarize-run.ts'
import styles from './RunNotes.module.css'

export function RunNotes({ notes }: Pick<RunSummary, 'notes'>) {
  if (!notes.length) return null
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">Your notes</h2>
      <ol>
        {notes.map(({ day, date, note }) => (
          <li key={day} className={styles.note}>
            <p className={styles.day}>
              <span>{`Day ${day}`}</span> <time dateTime={date}>{formatLongDate(date)}</time>
            </p>
            <p className={styles.text} dir="auto">
              {note}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
