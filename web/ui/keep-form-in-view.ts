import { MIN_KEYBOARD_HEIGHT, getViewHeight } from './on-screen-keyboard.ts'

/**
 * Show a whole form above the on-screen keyboard and between the bars while the member writes in it, for use as a
 * `ref`. Browsers only show the field with the focus, which hides its label or the submit button.
 */
export function keepFormInView(form: HTMLFormElement): () => void {
  let [height, maxHeight] = [getViewHeight(), getViewHeight()]
  let formHeight = form.offsetHeight

  function revealOnFocus({ target }: FocusEvent) {
    if (isTextField(target)) reveal(form)
  }
  function revealWhenGrown() {
    const previousHeight = formHeight
    formHeight = form.offsetHeight
    // A field that is being resized by its handle must stay under the pointer.
    const isResizing = form.querySelector('textarea:active') !== null
    if (formHeight > previousHeight && form.contains(document.activeElement) && !isResizing) reveal(form)
  }
  function revealAboveKeyboard() {
    const previousHeight = height
    height = getViewHeight()
    maxHeight = Math.max(maxHeight, height)
    const isOpening = height < previousHeight && maxHeight - height > MIN_KEYBOARD_HEIGHT
    // Zooming in changes the height too.
    if (form.contains(document.activeElement) && isOpening && (visualViewport?.scale ?? 1) === 1) reveal(form)
  }

  if (form.contains(document.activeElement)) reveal(form)
  form.addEventListener('focusin', revealOnFocus)
  const observer = new ResizeObserver(revealWhenGrown)
  observer.observe(form)
  visualViewport?.addEventListener('resize', revealAboveKeyboard)
  return () => {
    form.removeEventListener('focusin', revealOnFocus)
    observer.disconnect()
    visualViewport?.removeEventListener('resize', revealAboveKeyboard)
  }
}

/**
 * Scroll as little as possible. The end of a form that does not fit is more useful than its start, as long as the
 * field with the focus stays visible.
 */
function reveal(form: HTMLFormElement): void {
  const { top, bottom } = form.getBoundingClientRect()
  const viewTop = visualViewport?.offsetTop ?? 0
  // The heights of the sticky bars and a gap.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const firstVisible = viewTop + (Number.parseFloat(scrollPaddingTop) || 0)
  const lastVisible = viewTop + getViewHeight() - (Number.parseFloat(scrollPaddingBottom) || 0)
  const distance = top < firstVisible ? top - firstVisible : 0
  const formDistance = bottom - distance > lastVisible ? bottom - lastVisible : distance
  const field = (document.activeElement ?? form).getBoundingClientRect()
  const fieldDistance = Math.max(field.top - firstVisible, field.bottom - lastVisible)
  scrollBy({ top: Math.min(formDistance, fieldDistance), behavior: 'instant' })
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}
