const STORAGE_KEY = 'focus-heading'

/** Focus the heading of the next page of this tab, for actions that end in a full navigation. */
export function focusNextHeading(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'next')
  } catch {
    // Storage is disabled; the focus starts at the top.
  }
}

/** Focus the heading of the screen if the page before asked for it. */
export function focusHeadingIfAsked(): void {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === null) return
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    return
  }
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main)?.focus({ preventScroll: true })
}
