import { useState } from 'react'
import type { RunDetail } from '#contract/generation-runs.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { formatDrafts } from './run-labels.ts'
import { useChangeRun } from './runs.ts'
import styles from './RunPanel.module.css'

/** Publish or discard all drafts of a run. */
export function DraftActions({ run: { id, drafts, status } }: { run: RunDetail }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const change = useChangeRun(id)
  return (
    <div className={styles.drafts}>
      <p>
        <b>{formatDrafts(drafts)} to review.</b> Only admins can see {drafts === 1 ? 'it' : 'them'}.
      </p>
      <div className={styles.actions}>
        {status !== 'running' && (
          <Button
            ref={restoreFocusOnUnmount}
            aria-haspopup="dialog"
            aria-disabled={change.isPending || undefined}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setIsConfirmOpen(true)}
          >
            Discard all
          </Button>
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
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`Discard ${formatDrafts(drafts)}?`}
        description="This can’t be undone. Items that you have published stay."
        confirmLabel="Discard all"
        busy={change.isPending}
        onConfirm={() => change.mutate('discard-drafts', { onSettled: () => setIsConfirmOpen(false) })}
      />
    </div>
  )
}
