import { callWhenIdle } from './preload-when-idle.ts'

/** `keepFormInView` for a form that comes with a screen: loads it once the screen is idle. */
export function keepLateFormInView(form: HTMLFormElement): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  const cancel = callWhenIdle(() => {
    import('./keep-form-in-view.ts').then(
      ({ keepFormInView }) => {
        if (!isGone) stop = keepFormInView(form)
      },
      // Without it, browsers show the field only.
      () => undefined,
    )
  })
  return () => {
    isGone = true
    cancel()
    stop?.()
  }
}
