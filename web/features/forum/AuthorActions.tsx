import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import styles from './AuthorActions.module.css'

type Props = {
  kind: 'discussion' | 'reply'
  consequences: string
  onPreload?: () => void
  onEdit: () => void
  deleting: boolean
  onDelete: (close: () => void) => void
  /** Finds what gets the focus once it is deleted; the main part of the screen by default. */
  findNextFocus?: () => HTMLElement | null
}

export function AuthorActions({ kind, consequences, onPreload, onEdit, deleting, onDelete, findNextFocus }: Props) {
  const nextFocus = useRef<HTMLElement | null>(null)
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-label={`Edit ${kind}`}
        onClick={onEdit}
        onPointerEnter={onPreload}
        onFocus={onPreload}
      >
        Edit
      </Button>
      <DialogButton
        variant="quiet"
        aria-label={`Delete ${kind}`}
        renderDialog={(state) => (
          <ConfirmDialog
            {...state}
            title={`Delete this ${kind}?`}
            description={consequences}
            confirmLabel={`Delete ${kind}`}
            busy={deleting}
            findNextFocus={() => nextFocus.current}
            onConfirm={() => {
              nextFocus.current = findNextFocus?.() ?? null
              onDelete(() => state.onOpenChange(false))
            }}
          />
        )}
      >
        Delete
      </DialogButton>
    </div>
  )
}
