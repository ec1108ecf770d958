import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const InvitationDialog = lazyDialog(async () => (await import('./InvitationDialog.tsx')).InvitationDialog)

export function NewInvitation() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={InvitationDialog.preload}
        onFocus={InvitationDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" />
        New invitation
      </Button>
      <InvitationDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
