/** What is pressed may disappear with what it does: the keyboard then goes on from the region around it, not from the top. */
export function keepPlace(pressed: Element): void {
  pressed.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** The same as the `ref` of what goes away only once an answer is there, where it still has the focus then. */
export function keepPlaceWhenGone(pressed: Element | null): (() => void) | undefined {
  return pressed
    ? () => {
        if (pressed === document.activeElement) keepPlace(pressed)
      }
    : undefined
}
