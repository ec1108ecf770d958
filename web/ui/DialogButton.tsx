import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { getTriggerProps } from './Dialog.tsx'
import type { DialogProps } from './DialogPanel.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | keyof ReturnType<typeof getTriggerProps>> & {
  /** Loads the dialog on hover or focus. */
  preload?: () => void
  renderDialog: (state: Pick<DialogProps, 'open' | 'onOpenChange'>) => ReactNode
}

/** A button and the dialog that it opens. */
export function DialogButton({ preload, renderDialog, ...button }: Props) {
  const [open, onOpenChange] = useState(false)
  return (
    <>
      <Button {...button} {...getTriggerProps(preload)} onClick={() => onOpenChange(true)} />
      {renderDialog({ open, onOpenChange })}
    </>
  )
}
