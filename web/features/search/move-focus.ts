import { searchFieldId } from '#web/shell/open-search.ts'
import { narrowScreen } from '#web/shell/sidebar-state.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'

/** Focus the result after or before the focused one. The field comes before the first. @returns whether the focus moved */
export function moveFocus(page: HTMLElement, from: HTMLElement, key: string): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  // On a phone, some results of each kind are hidden.
  const results = [...page.querySelectorAll<HTMLElement>('[data-result]')].filter((each) => each.checkVisibility())
  const stops = [document.getElementById(searchFieldId), ...results]
  const index = stops.indexOf(from)
  const next = stops[index + step]
  if (step === 0 || index === -1 || !next) return false
  next.focus()
  return true
}

/** Keep the focus before its control disappears: in the field, or on a phone, where that opens the keyboard, at the top. */
export function keepFocus(control: Element): void {
  if (narrowScreen.get()) restoreFocusToRegion(control)
  else document.getElementById(searchFieldId)?.focus()
}
