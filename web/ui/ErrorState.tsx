import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { restoreFocusOnUnmount } from './restore-focus.ts'
import styles from './ErrorState.module.css'

export function ErrorState({ text, onRetry, busy }: { text: string; onRetry: () => void; busy?: boolean }) {
  return (
    <div className={styles.error} role="alert">
      <Icon name="warning" size="large" />
      <p>{text}</p>
      <Button ref={restoreFocusOnUnmount} onClick={onRetry} busy={busy}>
        Try again
      </Button>
    </div>
  )
}
