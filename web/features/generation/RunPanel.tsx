import { useId, useState } from 'react'
import type { RunDetail } from '#contract/generation-runs.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { useUser } from '#web/shell/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftActions } from './DraftActions.tsx'
import type { RunScreen } from './generation-queries.ts'
import { formatCounts, statusLabels, getRunTitle, isLibraryShort, sumCounts, formatProgress } from './run-labels.ts'
import { RunBricks } from './RunBricks.tsx'
import { RunItems } from './RunItems.tsx'
import { useChangeRun, useRun } from './runs.ts'
import { ShortfallNotice } from './ShortfallNotice.tsx'
import styles from './RunPanel.module.css'

export function RunPanel({ id, screen }: { id: string; screen: RunScreen }) {
  const run = useRun(id)
  if (run.isError && !run.data)
    return <ErrorState text={getErrorMessage(run.error)} busy={run.isFetching} onRetry={() => void run.refetch()} />
  if (!run.data) return <Skeleton shape="card" />
  return <LoadedRun run={run.data} screen={screen} />
}

function LoadedRun({ run, screen }: { run: RunDetail; screen: RunScreen }) {
  const id = useId()
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const change = useChangeRun(run.id)
  // Not for members, even with ADMIN_ACCESS=everyone: the run may be of someone else.
  const isAdmin = useUser()?.role === 'admin'
  const total = sumCounts(run.wanted)
  const done = sumCounts(run.written)
  const running = run.status === 'running'
  const hasRemainingItems = run.items.some(({ state }) => state !== 'removed')
  return (
    <Card as="section" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <HeadingText>{getRunTitle(run.task)}</HeadingText>
        </h2>
        <Badge tone={running ? 'brass' : 'plain'}>{statusLabels[run.status]}</Badge>
      </div>
      <p className={styles.now} role="status">
        {running
          ? run.writing
            ? `Writing: ${isolate(run.writing)}`
            : 'Starting...'
          : screen === 'populate'
            ? formatCounts(run.written)
            : formatProgress(run)}
      </p>
      <ProgressBar value={(done / total) * 100} label="Progress" text={formatProgress(run)} />
      <div className={styles.bricks}>
        <RunBricks run={run} />
      </div>
      {run.error && !isLibraryShort(run) && (
        <div className={styles.banner}>
          <Banner title={run.error} tone={run.status === 'failed' ? 'error' : 'note'} />
        </div>
      )}
      <ShortfallNotice run={run} />
      <div className={styles.foot}>
        <p className={styles.cost}>
          <RunCost run={run} />
        </p>
        <div className={styles.actions}>
          {running && (
            <Button ref={restoreFocusOnUnmount} busy={change.isPending} onClick={() => change.mutate('cancel')}>
              Cancel
            </Button>
          )}
          {isAdmin && !running && run.status !== 'undone' && hasRemainingItems && (
            <Button
              aria-haspopup="dialog"
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => setIsConfirmOpen(true)}
            >
              Undo run
            </Button>
          )}
          {!running && run.status !== 'undone' && done < total && !isLibraryShort(run) && (
            <Button
              ref={restoreFocusOnUnmount}
              variant="primary"
              busy={change.isPending && change.variables === 'resume'}
              onClick={() => change.mutate('resume')}
            >
              Resume
            </Button>
          )}
        </div>
      </div>
      {run.drafts > 0 && <DraftActions run={run} />}
      <RunItems run={run} />
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Undo this run?"
        description="Everything it created will be deleted, unless members have joined or replied."
        confirmLabel="Undo run"
        busy={change.isPending}
        onConfirm={() => change.mutate('undo', { onSettled: () => setIsConfirmOpen(false) })}
      />
    </Card>
  )
}

function RunCost({ run: { writer, tokens } }: { run: RunDetail }) {
  if (writer.kind === 'library') return 'No AI model used'
  const totalTokens = tokens.input + tokens.output
  return `${writer.model}${totalTokens > 0 ? `, ${totalTokens.toLocaleString('en')} tokens` : ''}`
}
