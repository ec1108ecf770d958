/**
 * Keep what sticks to the bottom of the screen above the on-screen keyboard. Browsers move only the visible part of the
 * page when it opens.
 * @returns how to stop
 */
export function stickAboveKeyboard(): (() => void) | undefined {
  const view = visualViewport
  const { style } = document.documentElement
  if (!view) return undefined
  function update() {
    // Zooming in changes the height too.
    const covered = !view || view.scale > 1.01 ? 0 : innerHeight - view.height - view.offsetTop
    style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  update()
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  return () => {
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
    style.removeProperty('--keyboard')
  }
}
