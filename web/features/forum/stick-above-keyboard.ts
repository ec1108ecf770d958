/**
 * Keep an element that sticks to the bottom of the screen above the on-screen keyboard, for use as its `ref`. Browsers
 * move only the visible part of the page when the keyboard opens.
 */
export function stickAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const view = visualViewport
  if (!view || !element) return undefined
  function update() {
    // Zooming in changes the height too.
    const covered = !view || view.scale > 1.01 ? 0 : innerHeight - view.height - view.offsetTop
    element?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  update()
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  return () => {
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
  }
}
