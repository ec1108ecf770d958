import { useState } from 'react'
import type { Member } from '#contract/members.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useRestoreMember, useSuspendMember } from './member-mutations.ts'

const suspendAction = {
  label: 'Suspend',
  description: 'They’ll be signed out everywhere and can’t sign in until you restore them. Their posts stay.',
  confirm: 'Suspend member',
  destructive: true,
}

const restoreAction = {
  label: 'Restore',
  description: 'They’ll be able to sign in again with their current password.',
  confirm: 'Restore member',
  destructive: false,
}

export function SuspensionButton({ member }: { member: Member }) {
  const [dialogAction, setDialogAction] = useState<typeof suspendAction>()
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const suspend = useSuspendMember()
  const restore = useRestoreMember()
  const nextAction = member.suspendedAt ? restoreAction : suspendAction
  // Keep the text while the dialog closes.
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
        title={`${label} ${isolate(member.username)}?`}
        description={description}
        confirmLabel={confirm}
        destructive={destructive}
        busy={change.isPending}
        onConfirm={() => change.mutate(member, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </>
  )
}
