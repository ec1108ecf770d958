import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'

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
  return (
    <DialogButton
      ref={restoreFocusOnUnmount}
      aria-label={name && `${label}: ${name}`}
      renderDialog={({ open, onOpenChange }) => (
        <ConfirmDialog
          open={open}
          onOpenChange={onOpenChange}
          title={title}
          description={description}
          confirmLabel={label}
          destructive={destructive}
          onConfirm={() => {
            onOpenChange(false)
            onConfirm()
          }}
        />
      )}
    >
      {label}
    </DialogButton>
  )
}
