import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { getTriggerProps } from '#web/ui/Dialog.tsx'

type Props = {
  label: string
  /** Whom it is about, if a screen has several. */
  name?: string
  title: string
  description: string
  destructive?: boolean
  onConfirm: () => void
}

/** A button that asks once more. */
export function ConfirmButton({ label, name, title, description, destructive = true, onConfirm }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...getTriggerProps()} aria-label={name && `${label}: ${name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        confirmLabel={label}
        destructive={destructive}
        onConfirm={() => {
          setOpen(false)
          onConfirm()
        }}
      />
    </>
  )
}
