import { useId, useState } from 'react'
import type { GenerationDetail } from '#contract/generations.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useCanDelete } from '#web/shell/use-can-delete.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { getTriggerProps } from '#web/ui/Dialog.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftActions } from './DraftActions.tsx'
import {
  formatCounts,
  statusLabels,
  getGenerationTitle,
  isLibraryShort,
  sumCounts,
  formatProgress,
} from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationBricks } from './GenerationBricks.tsx'
import { GenerationItems } from './GenerationItems.tsx'
import { useChangeGeneration, useGeneration } from './generations.ts'
import { ShortfallNotice } from './ShortfallNotice.tsx'
import styles from './GenerationPanel.module.css'

export function GenerationPanel({ id, screen }: { id: string; screen: GenerationScreen }) {
  const generation = useGeneration(id)
  return (
    <Loaded result={generation} fallback={<Skeleton shape="card" />}>
      {(data) => <LoadedGeneration generation={data} screen={screen} />}
    </Loaded>
  )
}

function LoadedGeneration({ generation, screen }: { generation: GenerationDetail; screen: GenerationScreen }) {
  const id = useId()
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const change = useChangeGeneration(generation.id)
  const canDelete = useCanDelete(generation.startedById)
  const total = sumCounts(generation.wanted)
  const done = sumCounts(generation.written)
  const running = generation.status === 'running'
  const hasPublishedItems = generation.items.some(({ state }) => state === 'published')
  const hasRemainingItems = generation.items.some(({ state }) => state !== 'removed')
  return (
    <Card as="section" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <HeadingText>{getGenerationTitle(generation.task)}</HeadingText>
        </h2>
        <Badge tone={running ? 'brass' : 'plain'}>{statusLabels[generation.status]}</Badge>
      </div>
      <p className={styles.now} role="status">
        {running
          ? generation.writing
            ? `Writing: ${isolate(generation.writing)}`
            : 'Starting...'
          : screen === 'populate'
            ? formatCounts(generation.written)
            : formatProgress(generation)}
      </p>
      <ProgressBar value={(done / total) * 100} label="Progress" text={formatProgress(generation)} />
      <div className={styles.bricks}>
        <GenerationBricks generation={generation} />
      </div>
      {generation.error && !isLibraryShort(generation) && (
        <div className={styles.banner}>
          <Banner title={generation.error} tone={generation.status === 'failed' ? 'error' : 'note'} />
        </div>
      )}
      <ShortfallNotice generation={generation} />
      <div className={styles.foot}>
        <p className={styles.cost}>
          <GenerationCost generation={generation} />
        </p>
        <div className={styles.actions}>
          {running && (
            <Button ref={restoreFocusOnUnmount} busy={change.isPending} onClick={() => change.mutate('cancel')}>
              Cancel
            </Button>
          )}
          {canDelete && !running && generation.status !== 'undone' && hasRemainingItems && (
            <Button {...getTriggerProps()} onClick={() => setIsConfirmOpen(true)}>
              Undo generation
            </Button>
          )}
          {!running && generation.status !== 'undone' && done < total && !isLibraryShort(generation) && (
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
      {generation.drafts > 0 && <DraftActions generation={generation} />}
      {!canDelete && hasPublishedItems && (
        <p className={styles.others}>
          Only the member who started this generation, or an admin, can change or delete what is published.
        </p>
      )}
      <GenerationItems generation={generation} canChangePublished={canDelete} />
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Undo this generation?"
        description="Everything it created will be deleted, unless members have joined or replied."
        confirmLabel="Undo generation"
        busy={change.isPending}
        onConfirm={() => change.mutate('undo', { onSettled: () => setIsConfirmOpen(false) })}
      />
    </Card>
  )
}

function GenerationCost({ generation: { writer, tokens } }: { generation: GenerationDetail }) {
  if (writer.kind === 'library') return 'No AI model used'
  const totalTokens = tokens.input + tokens.output
  return `${writer.model}${totalTokens > 0 ? `, ${totalTokens.toLocaleString('en')} tokens` : ''}`
}
