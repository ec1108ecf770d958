import { useState } from 'react'
import type { Member } from '#contract/members.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { useRestore, useSuspend } from './member-changes.ts'

const suspending = {
  act: 'Suspend',
  description: 'He is signed out everywhere at once and cannot sign in until he is restored. What he wrote stays.',
  confirm: 'Suspend member',
  destructive: true,
}

const restoring = {
  act: 'Restore',
  description: 'He can sign in again, with the password he has.',
  confirm: 'Restore member',
  destructive: false,
}

export function SuspendOrRestore({ member }: { member: Member }) {
  const [asked, setAsked] = useState<typeof suspending>()
  const [asking, setAsking] = useState(false)
  const suspend = useSuspend()
  const restore = useRestore()
  const next = member.suspendedAt ? restoring : suspending
  // While the dialog goes, it still says what was asked.
  const { act, description, confirm, destructive } = asked ?? next
  const change = destructive ? suspend : restore
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`${next.act} ${member.username}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => {
          setAsked(next)
          setAsking(true)
        }}
      >
        {next.act}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${act} ${member.username}?`}
        description={description}
        confirm={confirm}
        destructive={destructive}
        busy={change.isPending}
        onConfirm={() => change.mutate(member, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
