import { Suspense, lazy, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const loadForm = () => import('./SourceForm.tsx')
const SourceForm = lazy(async () => ({ default: (await loadForm()).SourceForm }))

/** The form, its schema and the dialog around it load when it opens for the first time. */
export function AddSource() {
  const [open, setOpen] = useState<boolean>()
  const preload = () => {
    preloadDialog()
    void loadForm()
  }
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        Add account
      </Button>
      {open !== undefined && (
        <Suspense>
          <SourceForm open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
