import { useState } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { type LoadComponent, lazyComponent, showLoadErrorToast } from './lazy-component.tsx'

type DialogState = Pick<DialogProps, 'open' | 'onOpenChange'>

/** Load Radix's dialog on first open. */
export const Dialog = lazyWhenOpened<DialogProps>(async () => (await import('./DialogPanel.tsx')).DialogPanel)

/** Returns the props of a button that opens a dialog, which loads on hover and focus. */
export function getTriggerProps(preload: () => void = Dialog.preload) {
  return { 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const
}

/** Create a dialog that loads with its contents on first open. `preload` also loads Radix's dialog. */
export function lazyDialog<P extends DialogState>(load: LoadComponent<P>) {
  const LazyDialog = lazyWhenOpened(load)
  const { preload } = LazyDialog
  return Object.assign(LazyDialog, {
    preload() {
      Dialog.preload()
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
    // Once loaded it stays mounted to animate out and restore focus. After a failed load, opening it again retries.
    const shouldMount = props.open || (isMounted && LazyPanel.isLoaded())
    if (shouldMount !== isMounted) setIsMounted(shouldMount)
    return isMounted ? <LazyPanel {...props} /> : null
  }
  return Object.assign(LazyWhenOpened, { preload: LazyPanel.preload })
}
