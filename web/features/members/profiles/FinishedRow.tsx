import { Link } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { paths } from '#web/paths.ts'
import { formatLongDate } from '#web/ui/dates.ts'
import styles from './ProfilePage.module.css'

/** A finished challenge that a member chose to show. */
export function FinishedRow({ challenge }: { challenge: Profile['challenges'][number] }) {
  const { id, title, pillar, duration, completedOn } = challenge
  return (
    <li className={styles.row} data-pillar={pillar}>
      <h3 dir="auto">
        <Link to={paths.challenge(id)}>{title}</Link>
      </h3>
      <p className={styles.days}>
        {duration === 1 ? '1 day' : `${duration} days`}
        {completedOn && (
          <>
            , finished <time dateTime={completedOn}>{formatLongDate(completedOn)}</time>
          </>
        )}
      </p>
    </li>
  )
}
