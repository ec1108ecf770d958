import { type ReactNode, Suspense, lazy, useState } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The sentence under the title. */
  description?: ReactNode
  /** `alert`: a question that has to be answered, not closed by a click beside it. */
  kind?: 'dialog' | 'alert'
  /** `wide`: for writing at length. */
  size?: 'normal' | 'wide'
  children?: ReactNode
  /** The buttons, at the lower right. */
  foot?: ReactNode
}

const loadPanel = () => import('./DialogPanel.tsx')
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }))

/** Radix's dialog, which loads when one opens for the first time. Call `preloadDialog` on hover or focus to be early. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}

export function preloadDialog(): void {
  void loadPanel()
}
