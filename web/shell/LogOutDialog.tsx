import type { User } from '#contract/account-fields.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { logOut } from './log-out.ts'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

export function LogOutDialog({ user, open, onOpenChange }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log out?"
      description="Drafts that you haven’t saved are deleted from this device."
      confirmLabel="Log out"
      destructive={false}
      onConfirm={() => {
        onOpenChange(false)
        logOut(user)
      }}
    />
  )
}
