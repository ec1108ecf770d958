import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './HelpLine.module.css'

/** A quiet way to the crisis lines, under plans that may bring up something heavy. */
export function HelpLine() {
  return (
    <p className={styles.line}>
      In a crisis? <Link to={paths.help()}>Help now</Link>
    </p>
  )
}
