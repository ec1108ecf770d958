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
