import { useState } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { type LoadComponent, lazyComponent, showLoadErrorToast } from './lazy-component.tsx'

type DialogState = Pick<DialogProps, 'open' | 'onOpenChange'>

/** Radix's dialog, which loads when one opens for the first time. Call `preloadDialog` on hover or focus to be early. */
export const Dialog = lazyWhenOpened<DialogProps>(async () => (await import('./DialogPanel.tsx')).DialogPanel)

export const preloadDialog = Dialog.preload

/** A dialog with all that is in it, such as a form and its schema, loaded when it opens for the first time; `preload` fetches both. */
export function lazyDialog<P extends DialogState>(load: LoadComponent<P>) {
  const LazyDialog = lazyWhenOpened(load)
  const { preload } = LazyDialog
  return Object.assign(LazyDialog, {
    preload() {
      preloadDialog()
      preload()
    },
  })
}

function lazyWhenOpened<P extends DialogState>(load: LoadComponent<P>) {
  const LazyPanel = lazyComponent(load, {
    onFailure({ onOpenChange }) {
      showLoadErrorToast()
      onOpenChange(false)
    },
  })
  function LazyWhenOpened(props: P) {
    const [isMounted, setIsMounted] = useState(false)
    // Once here it stays to close and to give the focus back; what could not be loaded begins anew when it is opened again.
    const shouldMount = props.open || (isMounted && LazyPanel.isLoaded())
    if (shouldMount !== isMounted) setIsMounted(shouldMount)
    return isMounted ? <LazyPanel {...props} /> : null
  }
  return Object.assign(LazyWhenOpened, { preload: LazyPanel.preload })
}
