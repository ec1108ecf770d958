import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import type { DayEntry } from './year-days.ts'
import styles from './DayEntries.module.css'

/** The check-ins of a day, with links to their challenges. */
export function DayEntries({ entries }: { entries: DayEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ participation, day, late, note }) => (
        <li key={`${participation.id} ${day}`} data-pillar={participation.pillar}>
          <p className={styles.line}>
            <Link className={styles.title} to={paths.challenge(participation.challengeId)} dir="auto">
              {participation.title}
            </Link>
            <span className={styles.number}>{late ? `Day ${day}, marked late` : `Day ${day}`}</span>
          </p>
          {note && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
