import { createStore } from '../store.ts'

/** Pixels by which an on-screen keyboard shrinks the view. A browser's address bar takes less. */
export const MIN_KEYBOARD_HEIGHT = 120

/** Whether an on-screen keyboard covers or shrinks the page while the member writes. */
export const keyboardOpen = createStore(false)

let [viewWidth, maxHeight] = [0, 0]

/** Return the height above an on-screen keyboard, in pixels. */
export function getViewHeight(): number {
  return visualViewport?.height ?? innerHeight
}

/** Track `keyboardOpen`. @returns an effect cleanup */
export function trackKeyboard(): () => void {
  updateKeyboard()
  addEventListener('focusin', updateKeyboard)
  visualViewport?.addEventListener('resize', updateKeyboard)
  return () => {
    removeEventListener('focusin', updateKeyboard)
    visualViewport?.removeEventListener('resize', updateKeyboard)
  }
}

function updateKeyboard(): void {
  // Zooming in changes the height of the view too.
  const height = getViewHeight() * (visualViewport?.scale ?? 1)
  if (viewWidth !== innerWidth) [viewWidth, maxHeight] = [innerWidth, height]
  maxHeight = Math.max(maxHeight, height)
  if (maxHeight - height <= MIN_KEYBOARD_HEIGHT) keyboardOpen.set(false)
  // A field loses the focus before its keyboard has closed.
  else if (isTextField(document.activeElement)) keyboardOpen.set(true)
}

function isTextField(element: Element | null): boolean {
  return element?.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])') ?? false
}
