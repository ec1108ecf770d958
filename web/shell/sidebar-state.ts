import { createStore } from '#web/store.ts'

/** What a closed sidebar shows on wide screens. */
export type ClosedSidebar = 'icons' | 'hidden'

export const moreButtonId = 'more'

const COOKIE = 'sidebar_state'
const SEVEN_DAYS = 604_800
const CLOSED_SIDEBAR_KEY = 'closed-sidebar'

/** On wide screens: expanded or closed. */
export const sidebarOpen = createStore(
  !/(?:^|;\s*)sidebar_state=false/.test(typeof document === 'undefined' ? '' : document.cookie),
)
/** A setting of this browser, like the theme. */
export const closedSidebar = createStore<ClosedSidebar>(readClosedSidebar())
/** On narrow screens: whether the sheet behind More is open. */
export const sheetOpen = createStore(false)

const narrow = typeof document === 'undefined' ? null : matchMedia('(width < 768px)')
export const narrowScreen = createStore(narrow?.matches ?? false)
narrow?.addEventListener('change', ({ matches }) => {
  narrowScreen.set(matches)
  sheetOpen.set(false)
})

export function toggleSidebar(): void {
  if (narrowScreen.get()) {
    sheetOpen.set(!sheetOpen.get())
    return
  }
  const open = !sidebarOpen.get()
  // A hidden sidebar cannot keep the focus.
  if (!open && closedSidebar.get() === 'hidden' && document.activeElement?.closest('#sidebar'))
    document.getElementById('sidebar-toggle')?.focus()
  sidebarOpen.set(open)
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}

export function setClosedSidebar(next: ClosedSidebar): void {
  closedSidebar.set(next)
  try {
    localStorage.setItem(CLOSED_SIDEBAR_KEY, next)
  } catch {
    // Storage is disabled; the choice lasts until reload.
  }
}

function readClosedSidebar(): ClosedSidebar {
  try {
    return typeof document !== 'undefined' && localStorage.getItem(CLOSED_SIDEBAR_KEY) === 'hidden' ? 'hidden' : 'icons'
  } catch {
    return 'icons'
  }
}
