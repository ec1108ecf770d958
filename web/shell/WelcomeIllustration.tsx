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

export function WelcomeIllustration() {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <PillarColumns fill={columnFill} label="" />
      <p>Everyone starts on day one.</p>
    </div>
  )
}
