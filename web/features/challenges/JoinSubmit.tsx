import { Button } from '#web/ui/Button.tsx'
import styles from './JoinPanel.module.css'

export const joinFormId = 'join-challenge'

/** Submits the form of JoinPanel, from inside it or from the bar at the bottom. */
export function JoinSubmit({ isPending }: { isPending: boolean }) {
  return (
    <Button variant="primary" type="submit" form={joinFormId} busy={isPending} className={styles.join}>
      <span>
        Join Challenge <span className={styles.commitment}>I’ll start today</span>
      </span>
    </Button>
  )
}
