import { Button } from './Button.tsx'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

/** While it is busy it stays, so that what comes of it is seen. */
export function ConfirmPanel({ open, onOpenChange, title, description, confirm, onConfirm, busy = false, destructive = true }: ConfirmDialogProps) {
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      kind="alert"
      foot={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => change(false)}>
            Cancel
          </Button>
          <Button look={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
