import { JoinSubmit } from './JoinSubmit.tsx'
import styles from './JoinPanel.module.css'

/** Keeps the button in view on a phone, above the quick links. */
export function JoinBar({ isPending }: { isPending: boolean }) {
  return (
    <div className={styles.bar}>
      <JoinSubmit isPending={isPending} />
    </div>
  )
}
