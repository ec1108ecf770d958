import { useState } from 'react'
import type { SourceAccount } from '#contract/social-sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useRemoveSource } from './source-mutations.ts'

export function RemoveSource({ source }: { source: SourceAccount }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const remove = useRemoveSource()
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Remove ${source.displayName}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`Remove ${isolate(source.displayName)}?`}
        description="Its access token will be deleted. Posts already fetched stay in the feed."
        confirmLabel="Remove account"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(source, { onError: () => setIsConfirmOpen(false) })}
      />
    </>
  )
}
