/** Focus the enclosing region. Call it before the focused control disappears, or focus returns to the page top. */
export function restoreFocusToRegion(element: Element): void {
  element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** Do the same as a `ref`, for a control that disappears after a reply, if it still has the focus. */
export function restoreFocusOnUnmount(element: Element | null): (() => void) | undefined {
  return element
    ? () => {
        if (element === document.activeElement) restoreFocusToRegion(element)
      }
    : undefined
}

/** Find the region around a control whose contents can be replaced as a whole, while it stays itself. */
export function findLastingRegion(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-lasting]') ?? null
}

/** Focus a region, and scroll back to its top. */
export function showRegion(region: HTMLElement): void {
  region.focus({ preventScroll: true })
  if (region.getBoundingClientRect().top < 0) region.scrollIntoView()
}
