import { Toast as Radix } from 'radix-ui'
import { Icon } from './Icon.tsx'
import { TOAST_DURATION, type Toast, dismissToast } from './toast.ts'
import styles from './Toast.module.css'

export function ToastViewport({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant = 'default', action, persistent, atTop } = toast
  return (
    // The key, because Radix keeps time stopped if a toast was closed while the pointer or the focus was on it.
    <Radix.Provider key={id} swipeDirection="right" swipeThreshold={50} label="Notification">
      <Radix.Root
        duration={persistent ? Infinity : TOAST_DURATION}
        className={styles.toast}
        data-variant={variant}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        open={open}
        onOpenChange={(next) => {
          if (!next) dismissToast(id)
        }}
      >
        <div className={styles.words}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action className={styles.action} altText={action.label} onClick={action.onAction}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close className={styles.close} aria-label="Close">
          <Icon name="close" size="small" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={styles.viewport} data-top={atTop} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Radix.Provider>
  )
}
