import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { type Toast, dismissToast } from './toast.ts'
import styles from './Toast.module.css'

/** Milliseconds that a toast stays, as in ToastViewport. */
const DURATION = 5_000

/** Show a toast without Radix, which could not be loaded. It does not follow a swipe. */
export function PlainToast({ toast: { id, open, title, description, variant = 'default', action } }: { toast: Toast }) {
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!open) return undefined
    let timer: ReturnType<typeof setTimeout>
    const scheduleDismissal = () => {
      timer = setTimeout(() => {
        if (region.current?.matches(':hover, :focus-within')) scheduleDismissal()
        else dismissToast(id)
      }, DURATION)
    }
    scheduleDismissal()
    return () => clearTimeout(timer)
  }, [id, open])

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus()
      if (key === 'Escape' && region.current?.contains(document.activeElement)) dismissToast(id)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [id])

  if (!open) return null
  return (
    <section ref={region} className={styles.viewport} aria-label="Notifications (F8)" tabIndex={-1}>
      <div key={id} className={styles.toast} data-variant={variant}>
        <div className={styles.words} role={variant === 'destructive' ? 'alert' : 'status'}>
          <div className={styles.title}>{title}</div>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onAction()
              dismissToast(id)
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dismissToast(id)}>
          <Icon name="close" size="small" />
        </button>
      </div>
    </section>
  )
}
