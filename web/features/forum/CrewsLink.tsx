import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './CrewsLink.module.css'

/** Leads to the crews, which are a part of the community that few see, and to the member's invitations. */
export function CrewsLink() {
  return (
    <div className={styles.crews}>
      <p>
        <Link to={paths.crews()}>Crews</Link>
        <span>: two to twelve men who see how each other are doing</span>
      </p>
      <p>
        <Link to={paths.invitations()}>Invite a friend</Link>
      </p>
    </div>
  )
}
