import type { ReactNode } from 'react'
import { dialogOnFirstUse } from './Dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirm: string
  onConfirm: () => void
  busy?: boolean
  destructive?: boolean
}

/** A question before what cannot be undone. Give its `preload` to the hover and focus of what asks it. */
export const ConfirmDialog = dialogOnFirstUse<ConfirmDialogProps>(async () => (await import('./ConfirmPanel.tsx')).ConfirmPanel)
