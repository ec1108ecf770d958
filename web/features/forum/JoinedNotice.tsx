import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './ActiveChallengeNotice.module.css'

/** Leads to the first day, right after joining. */
export function JoinedNotice({ id, title }: { id: string; title: string }) {
  return (
    <p className={styles.joined} role="status">
      <span>
        You joined{' '}
        <b>
          <bdi>{title}</bdi>
        </b>
        .
      </span>{' '}
      <Link to={paths.challenge(id)}>Go to day 1</Link>
    </p>
  )
}
