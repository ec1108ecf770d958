import { setNonce } from 'get-nonce'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { documentNonce } from './nonce.ts'
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
  foot?: ReactNode
}

// Radix locks scrolling with a style element of its own, which the policy refuses without the nonce.
setNonce(documentNonce() ?? '')

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  kind = 'dialog',
  size = 'normal',
  children,
  foot,
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
            if (event.currentTarget instanceof HTMLElement) startIn(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            // There is no Radix trigger to go back to: the opener may be anything.
            event.preventDefault()
            // And what was decided, or the opening itself, may have taken it away.
            const gone = !opener.current?.isConnected || opener.current === document.body
            const back = gone ? document.getElementById('main') : opener.current
            if (back instanceof HTMLElement) back.focus()
          }}
          onPointerDownOutside={kind === 'alert' ? (event) => event.preventDefault() : undefined}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {foot && <div className={styles.foot}>{foot}</div>}
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

function startIn(panel: HTMLElement) {
  // A form may say where one starts in it.
  const marked = panel.querySelector<HTMLElement>('[data-start]')
  const first =
    marked ?? panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, a[href], button') ?? panel
  first.focus()
}
