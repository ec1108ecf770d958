import type { SourceAccount } from '#contract/social-sources.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useRemoveSource } from './source-mutations.ts'

export function RemoveSource({ source }: { source: SourceAccount }) {
  const remove = useRemoveSource()
  return (
    <DialogButton
      variant="quiet"
      aria-label={`Remove ${source.displayName}`}
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title={`Remove ${isolate(source.displayName)}?`}
          description="Its access token will be deleted. Posts already fetched stay in the feed."
          confirmLabel="Remove account"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(source, { onError: () => state.onOpenChange(false) })}
        />
      )}
    >
      Remove
    </DialogButton>
  )
}
