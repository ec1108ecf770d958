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

export function ConfirmDialog({ open, onOpenChange, title, description, confirm, onConfirm, busy, destructive = true }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      kind="alert"
      foot={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button look={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
