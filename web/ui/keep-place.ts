/** What is pressed may disappear with what it does: the keyboard then goes on from the region around it, not from the top. */
export function keepPlace(pressed: Element): void {
  pressed.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
