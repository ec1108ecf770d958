import { setNonce } from 'get-nonce'
import { Dialog as Radix } from 'radix-ui'
import { documentNonce } from '#web/ui/nonce.ts'
import { SidebarNav } from './SidebarNav.tsx'
import { sheetOpen } from './sidebar-state.ts'
import styles from './SidebarSheet.module.css'

// As in ui/DialogPanel: whichever of the two loads first locks scrolling with a style element.
setNonce(documentNonce() ?? '')

export function SidebarSheet() {
  const close = () => sheetOpen.set(false)
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={focusToggle}>
          <Radix.Title className="visually-hidden">Menu</Radix.Title>
          <SidebarNav onNavigate={close} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusToggle(event: Event) {
  event.preventDefault()
  document.getElementById('sidebar-toggle')?.focus()
}
