import { useCallback, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { TOAST_DURATION, type Toast, dismissToast } from './toast.ts'
import styles from './Toast.module.css'

/** Show a toast without Radix, which could not be loaded. It does not follow a swipe. */
export function PlainToast({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant = 'default', action, persistent = false } = toast
  const region = useRef<HTMLElement>(null)
  const previousFocus = useRef<HTMLElement>(null)

  const close = useCallback(() => {
    if (region.current?.contains(document.activeElement)) previousFocus.current?.focus({ preventScroll: true })
    dismissToast(id)
  }, [id])

  useEffect(() => {
    const storePreviousFocus = ({ target, relatedTarget }: FocusEvent) => {
      const isEntering = target instanceof Node && region.current?.contains(target)
      if (isEntering && relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
        previousFocus.current = relatedTarget
    }
    addEventListener('focusin', storePreviousFocus)
    return () => removeEventListener('focusin', storePreviousFocus)
  }, [])

  useEffect(() => {
    if (!open || persistent) return undefined
    let timer: ReturnType<typeof setTimeout>
    const scheduleDismissal = () => {
      timer = setTimeout(() => {
        if (region.current?.matches(':hover, :focus-within')) scheduleDismissal()
        else dismissToast(id)
      }, TOAST_DURATION)
    }
    scheduleDismissal()
    return () => clearTimeout(timer)
  }, [id, open, persistent])

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus()
      if (key === 'Escape' && region.current?.contains(document.activeElement)) close()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [close])

  if (!open) return null
  return (
    <section ref={region} className={styles.viewport} aria-label="Notifications (F8)" tabIndex={-1}>
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
              action.onAction()
              close()
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
