import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const SourceForm = lazyDialog(async () => (await import('./SourceForm.tsx')).SourceForm)

export function AddSource() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={SourceForm.preload}
        onFocus={SourceForm.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        Add account
      </Button>
      <SourceForm open={open} onOpenChange={setOpen} />
    </>
  )
}
