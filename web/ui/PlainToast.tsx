import { Icon } from './Icon.tsx'
import { type Toast, dismissToast } from './toast.ts'
import styles from './Toast.module.css'

/** Show a toast without Radix, which could not be loaded. It stays until it is closed. */
export function PlainToast({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant = 'default', action, atTop } = toast
  if (!open) return null

  function close() {
    // The button that has the focus is about to go.
    document.getElementById('main')?.focus({ preventScroll: true })
    dismissToast(id)
  }

  return (
    <section className={styles.viewport} data-top={atTop} aria-label="Notifications">
      <div className={styles.toast} data-variant={variant}>
        <div className={styles.words} role={variant === 'destructive' ? 'alert' : 'status'}>
          <div className={styles.title}>{title}</div>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close()
              action.onAction()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" size="small" />
        </button>
      </div>
    </section>
  )
}
