import type { GenerationDetail } from '#contract/generations.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { formatDrafts } from './generation-labels.ts'
import { useChangeGeneration } from './generations.ts'
import styles from './GenerationPanel.module.css'

/** Publish or discard all drafts of a generation. */
export function DraftActions({ generation: { id, drafts, status } }: { generation: GenerationDetail }) {
  const change = useChangeGeneration(id)
  return (
    <div className={styles.drafts}>
      <p>
        <b>{formatDrafts(drafts)} to review.</b> Only admins can see {drafts === 1 ? 'it' : 'them'}.
      </p>
      <div className={styles.actions}>
        {status !== 'running' && (
          <DialogButton
            ref={restoreFocusOnUnmount}
            aria-disabled={change.isPending || undefined}
            renderDialog={(state) => (
              <ConfirmDialog
                {...state}
                title={`Discard ${formatDrafts(drafts)}?`}
                description="This can’t be undone. Items that you have published stay."
                confirmLabel="Discard all"
                busy={change.isPending}
                onConfirm={() => change.mutate('discard-drafts', { onSettled: () => state.onOpenChange(false) })}
              />
            )}
          >
            Discard all
          </DialogButton>
        )}
        <Button
          ref={restoreFocusOnUnmount}
          variant="primary"
          busy={change.isPending && change.variables === 'publish'}
          onClick={() => change.mutate('publish')}
        >
          Publish all
        </Button>
      </div>
    </div>
  )
}
