import { useState } from 'react'
import type { Member } from '#contract/members.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { useRestoreMember, useSuspendMember } from './member-mutations.ts'

const suspendAction = {
  label: 'Suspend',
  description: 'He is signed out everywhere at once and cannot sign in until he is restored. What he wrote stays.',
  confirm: 'Suspend member',
  destructive: true,
}

const restoreAction = {
  label: 'Restore',
  description: 'He can sign in again, with the password he has.',
  confirm: 'Restore member',
  destructive: false,
}

export function SuspensionButton({ member }: { member: Member }) {
  const [dialogAction, setDialogAction] = useState<typeof suspendAction>()
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const suspend = useSuspendMember()
  const restore = useRestoreMember()
  const nextAction = member.suspendedAt ? restoreAction : suspendAction
  // While the dialog goes, it still says what was asked.
  const { label, description, confirm, destructive } = dialogAction ?? nextAction
  const change = destructive ? suspend : restore
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`${nextAction.label} ${member.username}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => {
          setDialogAction(nextAction)
          setIsConfirmOpen(true)
        }}
      >
        {nextAction.label}
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`${label} ${member.username}?`}
        description={description}
        confirmLabel={confirm}
        destructive={destructive}
        busy={change.isPending}
        onConfirm={() => change.mutate(member, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </>
  )
}
