import { setNonce } from 'get-nonce'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { HeadingText } from './HeadingText.tsx'
import { IconButton } from './IconButton.tsx'
import { getDocumentNonce } from './nonce.ts'
import { findLastingRegion, showRegion } from './restore-focus.ts'
import { dismissPassingToast } from './toast.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** `alert` does not close on a click outside. */
  kind?: 'dialog' | 'alert'
  /** `page` fills a phone’s screen, and its contents have their own edges and scroll by themselves. */
  size?: 'normal' | 'wide' | 'page'
  /** Focuses the dialog itself, which has something to read first. */
  isRead?: boolean
  /** Finds what gets the focus once the button that opened it is gone; the main part of the screen by default. */
  findNextFocus?: () => HTMLElement | null
  children?: ReactNode
  footer?: ReactNode
}

// Radix injects a style element to lock scrolling. The security policy blocks it without the nonce.
setNonce(getDocumentNonce() ?? '')

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  kind = 'dialog',
  size = 'normal',
  isRead = false,
  findNextFocus,
  children,
  footer,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const region = useRef<HTMLElement | null>(null)
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
            dismissPassingToast()
            opener.current = document.activeElement
            region.current = findLastingRegion(opener.current)
            // Radix skips links, but here the first control may be one.
            event.preventDefault()
            if (!(event.currentTarget instanceof HTMLElement)) return
            if (isRead) event.currentTarget.focus()
            else focusFirstField(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            // Dialogs here have no Radix trigger, and the opener may be gone by now.
            event.preventDefault()
            const isOpenerGone = !opener.current?.isConnected || opener.current === document.body
            const next = isOpenerGone ? findNextFocus?.() : null
            if (isOpenerGone && !next && region.current?.isConnected) return showRegion(region.current)
            const focusTarget = isOpenerGone ? (next ?? document.getElementById('main')) : opener.current
            if (focusTarget instanceof HTMLElement) focusTarget.focus()
          }}
          onPointerDownOutside={kind === 'alert' ? (event) => event.preventDefault() : undefined}
        >
          <Radix.Title className={styles.title}>
            <HeadingText>{title}</HeadingText>
          </Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.foot}>{footer}</div>}
          {/* Last in the DOM, so that focus starts in the form. */}
          {kind === 'dialog' && (
            <div className={styles.close}>
              {/* Escape would close a tooltip first. */}
              <IconButton icon="close" label="Close" hasTooltip={false} onClick={() => onOpenChange(false)} />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusFirstField(panel: HTMLElement) {
  const startField = panel.querySelector<HTMLElement>('[data-start]')
  const target =
    startField ??
    panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, a[href], button') ??
    panel
  target.focus()
}
