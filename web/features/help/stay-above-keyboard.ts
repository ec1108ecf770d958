/**
 * Keep an element at the bottom of what is visible above the on-screen keyboard, and the field with the focus above it,
 * for use as a `ref`. On iOS the keyboard covers the page instead of shrinking it.
 */
export function stayAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = element
  function update() {
    const covered = visualViewport ? innerHeight - visualViewport.offsetTop - visualViewport.height : 0
    style.bottom = `${Math.max(0, covered)}px`
  }
  update()
  document.activeElement?.scrollIntoView({ block: 'nearest' })
  visualViewport?.addEventListener('resize', update)
  visualViewport?.addEventListener('scroll', update)
  return () => {
    visualViewport?.removeEventListener('resize', update)
    visualViewport?.removeEventListener('scroll', update)
    style.bottom = ''
  }
}
