import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import styles from './AuthorActions.module.css'

type Props = {
  kind: 'discussion' | 'reply'
  consequences: string
  onPreload: () => void
  onEdit: () => void
  deleting: boolean
  onDelete: (close: () => void) => void
}

export function AuthorActions({ kind, consequences, onPreload, onEdit, deleting, onDelete }: Props) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
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
      <Button
        variant="quiet"
        aria-label={`Delete ${kind}`}
        aria-haspopup="dialog"
        onClick={() => setIsConfirmOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`Delete this ${kind}?`}
        description={consequences}
        confirmLabel={`Delete ${kind}`}
        busy={deleting}
        onConfirm={() => onDelete(() => setIsConfirmOpen(false))}
      />
    </div>
  )
}
