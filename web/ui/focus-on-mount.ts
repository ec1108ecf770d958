/** Focus what appears, as a `ref`, and scroll to it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** Focus what appears where the member is looking already, as a `ref`. */
export function focusInPlaceOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
