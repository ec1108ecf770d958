/** What is pressed may disappear with what it does: the keyboard then goes on from the region around it, not from the top. */
export function restoreFocusToRegion(element: Element): void {
  element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** The same as the `ref` of what goes away only once an answer is there, where it still has the focus then. */
export function restoreFocusOnUnmount(element: Element | null): (() => void) | undefined {
  return element
    ? () => {
        if (element === document.activeElement) restoreFocusToRegion(element)
      }
    : undefined
}
