import { useState } from 'react'
import type { User } from '#contract/account-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogOnFirstUse } from '#web/ui/Dialog.tsx'
import styles from './settings.module.css'

const DeleteDialog = dialogOnFirstUse(async () => (await import('./DeleteDialog.tsx')).DeleteDialog)

export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        Your goals, journal, challenges and card go. What you wrote in the community stays without your name, or goes
        too: you choose.
      </p>
      <Button onClick={() => setAsking(true)} onPointerEnter={DeleteDialog.preload} onFocus={DeleteDialog.preload}>
        Delete my account
      </Button>
      <DeleteDialog user={user} open={asking} onOpenChange={setAsking} />
    </div>
  )
}
