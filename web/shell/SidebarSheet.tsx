import { setNonce } from 'get-nonce'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '#web/ui/IconButton.tsx'
import { getDocumentNonce } from '#web/ui/nonce.ts'
import { sheetOpen } from './sidebar-state.ts'
import { SidebarNav } from './SidebarNav.tsx'
import dialog from '#web/ui/Dialog.module.css'
import styles from './SidebarSheet.module.css'

// As in ui/DialogPanel: Radix injects a style element to lock scrolling, which needs the nonce.
setNonce(getDocumentNonce() ?? '')

export function SidebarSheet() {
  const close = () => sheetOpen.set(false)
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={dialog.overlay} />
        <Radix.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={focusSidebarToggle}>
          <Radix.Title className="visually-hidden">Menu</Radix.Title>
          <SidebarNav onNavigate={close} />
          {/* Last in the DOM, so that focus starts on the links. */}
          <div className={styles.close}>
            <IconButton icon="close" label="Close" onClick={close} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusSidebarToggle(event: Event) {
  event.preventDefault()
  document.getElementById('sidebar-toggle')?.focus()
}
