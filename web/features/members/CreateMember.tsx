import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const CreateMemberDialog = lazyDialog(async () => (await import('./CreateMemberDialog.tsx')).CreateMemberDialog)

export function CreateMember() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={CreateMemberDialog.preload}
        onFocus={CreateMemberDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" />
        Create a member
      </Button>
      <CreateMemberDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
