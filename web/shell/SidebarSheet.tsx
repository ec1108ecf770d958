import { IconButton } from '#web/ui/IconButton.tsx'
import { currentToast } from '#web/ui/toast.ts'
import { sheetItems } from './nav-items.ts'
import { focusSidebarToggle, sheetOpen } from './sidebar-state.ts'
import { SidebarNav } from './SidebarNav.tsx'
import styles from './SidebarSheet.module.css'

/** The browser's own dialog, because navigation must work offline and Radix's dialog loads later. */
export function SidebarSheet() {
  return (
    <dialog ref={showModal} className={styles.sheet} aria-label="Menu" onClose={close}>
      <SidebarNav items={sheetItems} onNavigate={close} />
      {/* Last in the DOM, so that focus starts on the links. */}
      <div className={styles.close}>
        <IconButton icon="close" label="Close" hasTooltip={false} onClick={close} />
      </div>
    </dialog>
  )
}

function close() {
  sheetOpen.set(false)
}

function showModal(dialog: HTMLDialogElement) {
  const opener = document.activeElement
  dialog.showModal()
  // A click on the backdrop has the dialog as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  // A toast outside the open sheet would be inert.
  const unsubscribe = currentToast.subscribe(() => currentToast.get()?.open && close())
  return () => {
    unsubscribe()
    // Everything outside is inert until then.
    dialog.close()
    // Safari does not focus a button that is clicked.
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
    else focusSidebarToggle()
  }
}
