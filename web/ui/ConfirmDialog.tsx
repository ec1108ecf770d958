import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  busy?: boolean
  destructive?: boolean
  /** Finds what gets the focus if the confirmation removes the button that opened the dialog. */
  findNextFocus?: () => HTMLElement | null
}

/** Cannot be closed while busy, so that the member sees the result. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  busy = false,
  destructive = true,
  findNextFocus,
}: Props) {
  const handleOpenChange = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={title}
      description={description}
      kind="alert"
      {...(findNextFocus && { findNextFocus })}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => handleOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
