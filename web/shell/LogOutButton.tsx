import { useState } from 'react'
import type { User } from '#contract/account-fields.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { logOut } from './log-out.ts'

const LogOutDialog = lazyDialog(async () => (await import('./LogOutDialog.tsx')).LogOutDialog)

export function LogOutButton({ user, className }: { user: User; className: string | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        data-look="quiet"
        {...getTriggerProps(LogOutDialog.preload)}
        // Without a connection it says so at once; the question might not even load.
        onClick={() => (navigator.onLine ? setIsAsking(true) : logOut(user))}
      >
        <Icon name="leave" />
        Log out
      </button>
      <LogOutDialog user={user} open={isAsking} onOpenChange={setIsAsking} />
    </>
  )
}
