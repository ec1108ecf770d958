import { setNonce } from 'get-nonce'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { getDocumentNonce } from './nonce.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The sentence under the title. */
  description?: ReactNode
  /** `alert` asks for an answer: a click outside does not close it. */
  kind?: 'dialog' | 'alert'
  /** `wide` is for long texts. */
  size?: 'normal' | 'wide'
  children?: ReactNode
  /** The buttons at the lower right. */
  footer?: ReactNode
}

// Radix locks scrolling with a style element of its own, which the policy refuses without the nonce.
setNonce(getDocumentNonce() ?? '')

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  kind = 'dialog',
  size = 'normal',
  children,
  footer,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.panel}
          data-size={size}
          {...(kind === 'alert' ? { role: 'alertdialog' } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            // Radix passes over links; here the first thing to do may be one.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) focusFirstField(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            // There is no Radix trigger to go back to: the opener may be anything.
            event.preventDefault()
            // And what was decided, or the opening itself, may have taken it away.
            const isOpenerGone = !opener.current?.isConnected || opener.current === document.body
            const focusTarget = isOpenerGone ? document.getElementById('main') : opener.current
            if (focusTarget instanceof HTMLElement) focusTarget.focus()
          }}
          onPointerDownOutside={kind === 'alert' ? (event) => event.preventDefault() : undefined}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.foot}>{footer}</div>}
          {/* Last, so that the focus starts in the form or on its action. */}
          {kind === 'dialog' && (
            <div className={styles.close}>
              <IconButton icon="close" label="Close" onClick={() => onOpenChange(false)} />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusFirstField(panel: HTMLElement) {
  // A form may say where one starts in it.
  const startField = panel.querySelector<HTMLElement>('[data-start]')
  const target =
    startField ??
    panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, a[href], button') ??
    panel
  target.focus()
}
