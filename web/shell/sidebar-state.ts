import { createStore } from '#web/store.ts'

const COOKIE = 'sidebar_state'
const SEVEN_DAYS = 604_800

/** On wide screens: expanded, or collapsed to icons. */
export const sidebarOpen = createStore(
  !/(?:^|;\s*)sidebar_state=false/.test(typeof document === 'undefined' ? '' : document.cookie),
)
/** On narrow screens: whether the sheet is open. */
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
  sidebarOpen.set(open)
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}
