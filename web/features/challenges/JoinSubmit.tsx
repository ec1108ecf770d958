import { Button } from '#web/ui/Button.tsx'
import { getTriggerProps } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { StartDialog } from './starts/StartDialog.tsx'
import styles from './JoinPanel.module.css'

export const joinFormId = 'join-challenge'

/** The name of the button that asks for a date instead of joining today. */
export const onDateName = 'on-date'

/** Submits the form of JoinPanel, from inside it or from the bar at the bottom. */
export function JoinSubmit({ isPending }: { isPending: boolean }) {
  return (
    <>
      <Button variant="primary" type="submit" form={joinFormId} busy={isPending} className={styles.join}>
        <span>
          Join Challenge <span className={styles.commitment}>I’ll start today</span>
        </span>
      </Button>
      <Button
        ref={restoreFocusOnUnmount}
        variant="quiet"
        type="submit"
        form={joinFormId}
        name={onDateName}
        className={styles.onDate}
        {...getTriggerProps(StartDialog.preload)}
      >
        <Icon name="calendar" size="small" />
        Start with friends on a date
      </Button>
    </>
  )
}
