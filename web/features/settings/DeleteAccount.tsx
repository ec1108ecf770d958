import { Suspense, lazy, useState } from 'react'
import type { User } from '#contract/account-fields.ts'
import { Button } from '#web/ui/Button.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import styles from './settings.module.css'

const load = () => import('./DeleteDialog.tsx')
const DeleteDialog = lazy(async () => ({ default: (await load()).DeleteDialog }))

export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState<boolean>()
  return (
    <div className={styles.row}>
      <p className={styles.soft}>Your goals, journal, challenges and card go. What you wrote in the community stays without your name, or goes too: you choose.</p>
      <Button onClick={() => setAsking(true)} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
        Delete my account
      </Button>
      {asking !== undefined && (
        <Suspense>
          <DeleteDialog user={user} open={asking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </div>
  )
}
