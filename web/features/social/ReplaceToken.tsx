import { useState } from 'react'
import type { SourceAccount } from '#contract/social-sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'

const TokenForm = lazyDialog(async () => (await import('./TokenForm.tsx')).TokenForm)

export function ReplaceToken({ source }: { source: SourceAccount }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Token for ${source.displayName}`}
        onPointerEnter={TokenForm.preload}
        onFocus={TokenForm.preload}
        onClick={() => setOpen(true)}
      >
        Token
      </Button>
      <TokenForm source={source} open={open} onOpenChange={setOpen} />
    </>
  )
}
