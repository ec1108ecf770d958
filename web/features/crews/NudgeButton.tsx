import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { toast } from '#web/ui/toast.ts'
import { useNudge } from './crew-queries.ts'
import styles from './Pill.module.css'

export type NudgeButtonProps = { id: string; username: string; asked: boolean }

/** Asks a quiet member, once a day. */
export function NudgeButton({ id, username, asked }: NudgeButtonProps) {
  const nudge = useNudge()
  if (asked || nudge.isSuccess) return <p data-asked>You asked today</p>
  return (
    <Button
      className={styles.button}
      ref={restoreFocusOnUnmount}
      busy={nudge.isPending}
      aria-label={`Still with us? Ask ${username}`}
      onClick={() => nudge.mutate(id, { onSuccess: () => toast({ title: `You asked ${username}: Still with us?` }) })}
    >
      Still with us?
    </Button>
  )
}
