import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import styles from './AccountLayout.module.css'

const columnFill = {
  purpose: 0.07,
  mental: 0.07,
  physical: 0.14,
  brotherhood: 0.07,
  relationships: 0.07,
  career: 0.07,
  spiritual: 0.07,
}

/** Where everybody starts: seven columns, and the first brick in one of them. */
export function WelcomeIllustration() {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <PillarColumns fill={columnFill} label="" />
      <p>Everybody starts with one brick.</p>
    </div>
  )
}
