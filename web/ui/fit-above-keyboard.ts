/**
 * Give a full-screen dialog the height above an on-screen keyboard, for use as the `ref` of something in it. Safari keeps
 * the height of the page, and moves it under the keyboard.
 */
export function fitAboveKeyboard(element: HTMLElement | null): () => void {
  const panel = element?.closest<HTMLElement>('[role=dialog]')
  const view = visualViewport
  function update() {
    // Zooming in changes the height too.
    const isWhole = !view || view.scale > 1.01
    panel?.style.setProperty('--view-height', isWhole ? '100dvh' : `${view.height}px`)
    panel?.style.setProperty('--view-top', isWhole ? '0px' : `${view.offsetTop}px`)
  }
  update()
  view?.addEventListener('resize', update)
  view?.addEventListener('scroll', update)
  return () => {
    view?.removeEventListener('resize', update)
    view?.removeEventListener('scroll', update)
  }
}
