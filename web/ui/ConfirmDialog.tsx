import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirm: string
  onConfirm: () => void
  busy?: boolean
  destructive?: boolean
}

/** While it is busy it stays, so that what comes of it is seen. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  onConfirm,
  busy = false,
  destructive = true,
}: Props) {
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
