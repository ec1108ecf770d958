import { useState } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { type Load, onFirstUse, sayNotLoaded } from './on-first-use.tsx'

type Opening = Pick<DialogProps, 'open' | 'onOpenChange'>

/** Radix's dialog, which loads when one opens for the first time. Call `preloadDialog` on hover or focus to be early. */
export const Dialog = whenOpened<DialogProps>(async () => (await import('./DialogPanel.tsx')).DialogPanel)

export const preloadDialog = Dialog.preload

/** A dialog with all that is in it, such as a form and its schema, loaded when it opens for the first time; `preload` fetches both. */
export function dialogOnFirstUse<P extends Opening>(load: Load<P>) {
  const Whole = whenOpened(load)
  const { preload } = Whole
  return Object.assign(Whole, {
    preload() {
      preloadDialog()
      preload()
    },
  })
}

function whenOpened<P extends Opening>(load: Load<P>) {
  const Part = onFirstUse(load, {
    onFailure({ onOpenChange }) {
      sayNotLoaded()
      onOpenChange(false)
    },
  })
  function WhenOpened(props: P) {
    const [wanted, setWanted] = useState(false)
    // Once here it stays to close and to give the focus back; what could not be loaded begins anew when it is opened again.
    const next = props.open || (wanted && Part.isHere())
    if (next !== wanted) setWanted(next)
    return wanted ? <Part {...props} /> : null
  }
  return Object.assign(WhenOpened, { preload: Part.preload })
}
