import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { toast } from '#web/ui/toast.ts'
import { useSayHere } from './crew-queries.ts'
import styles from './Pill.module.css'

/** Answers those who ask “Still with us?” without marking a day. @param props.names who asks */
export function HereButton({ names, several }: { names: string; several: boolean }) {
  const sayHere = useSayHere()
  return (
    <Button
      className={`${styles.button} ${styles.here}`}
      ref={restoreFocusOnUnmount}
      busy={sayHere.isPending}
      aria-label={`I’m here: tell ${names}`}
      onClick={() =>
        sayHere.mutate(undefined, {
          onSuccess: () => toast({ title: `${names} ${several ? 'know' : 'knows'} that you’re here` }),
        })
      }
    >
      I’m here
    </Button>
  )
}
