import { useState } from 'react'
import type { User } from '#contract/account-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import styles from './settings.module.css'

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog)

export function DeleteAccount({ user }: { user: User }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        This deletes your goals, journal, plan for bad days, challenges and card. You can keep your community posts
        without your name, or delete them too.
      </p>
      <Button
        onClick={() => setIsDialogOpen(true)}
        onPointerEnter={DeleteAccountDialog.preload}
        onFocus={DeleteAccountDialog.preload}
      >
        Delete my account
      </Button>
      <DeleteAccountDialog user={user} open={isDialogOpen} onOpenChange={setIsDialogOpen} />
    </div>
  )
}
