import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './CrewsLink.module.css'

/** Leads to the crews, which are a part of the community that few see. */
export function CrewsLink() {
  return (
    <p className={styles.crews}>
      <Link to={paths.crews()}>Crews</Link>: two to twelve men who see how each other are doing
    </p>
  )
}
