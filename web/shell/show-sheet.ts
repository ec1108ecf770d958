import { moreButtonId, sheetOpen } from './sidebar-state.ts'

const listeners = { popstate: closeSheet, keydown: closeOnEscape, click: closeOnLink }

/**
 * Show the sheet between the header and the bar at the bottom, which stay in use. The rest of the page is inert.
 * @returns a function that hides it and returns the focus
 */
export function showSheet(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  const covered = dialog.parentElement?.querySelectorAll<HTMLElement>(':scope > main, :scope > footer') ?? []
  // The header is higher at a large text size, and lower under a notice.
  const top = dialog.previousElementSibling?.getBoundingClientRect().bottom
  if (top) dialog.style.top = `${top}px`
  // Lets Android's back gesture close it. Not every browser knows it.
  dialog.setAttribute('closedby', 'closerequest')
  dialog.addEventListener('close', closeSheet)
  dialog.addEventListener('click', closeOnBackdrop)
  dialog.show()
  // Browsers focus the part that scrolls, if it does.
  dialog.querySelector('a')?.focus()
  for (const element of covered) element.inert = true
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener)
    const hadFocus = dialog.contains(document.activeElement)
    dialog.close()
    for (const element of covered) element.inert = false
    if (!hadFocus) return
    // Safari does not focus a button that is clicked.
    const target = opener === document.body ? document.getElementById(moreButtonId) : opener
    if (target instanceof HTMLElement) target.focus()
  }
}

function closeSheet(): void {
  sheetOpen.set(false)
}

function closeOnEscape(event: Event) {
  if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented) closeSheet()
}

/** Next to the page, only the dialog itself is clicked. */
function closeOnBackdrop({ target, currentTarget }: Event) {
  if (target === currentTarget) closeSheet()
}

/** Links of the header and of the bar close it too. */
function closeOnLink({ target }: Event) {
  if (target instanceof Element && target.closest('a[href]')) closeSheet()
}
