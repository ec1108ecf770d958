import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import styles from './OwnActions.module.css'

type Props = {
  what: 'discussion' | 'reply'
  /** What is lost by deleting it. */
  loss: string
  /** Early notice that he is about to edit. */
  onPreload: () => void
  onEdit: () => void
  deleting: boolean
  onDelete: (close: () => void) => void
}

/** What a member can do with his own words. */
export function OwnActions({ what, loss, onPreload, onEdit, deleting, onDelete }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.actions}>
      <Button look="quiet" aria-label={`Edit ${what}`} onClick={onEdit} onPointerEnter={onPreload} onFocus={onPreload}>
        Edit
      </Button>
      <Button
        look="quiet"
        aria-label={`Delete ${what}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete this ${what}?`}
        description={loss}
        confirm={`Delete ${what}`}
        busy={deleting}
        onConfirm={() => onDelete(() => setAsking(false))}
      />
    </div>
  )
}
