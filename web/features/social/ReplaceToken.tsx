import { Suspense, lazy, useState } from 'react'
import type { SourceAccount } from '#contract/sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'

const loadForm = () => import('./TokenForm.tsx')
const TokenForm = lazy(async () => ({ default: (await loadForm()).TokenForm }))

export function ReplaceToken({ source }: { source: SourceAccount }) {
  const [open, setOpen] = useState<boolean>()
  const preload = () => {
    preloadDialog()
    void loadForm()
  }
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Token of ${source.displayName}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Token
      </Button>
      {open !== undefined && (
        <Suspense>
          <TokenForm source={source} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
