import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DraftGenerations } from './DraftGenerations.tsx'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationList } from './GenerationList.tsx'
import { GenerationPanel } from './GenerationPanel.tsx'
import { useGenerationEvents, useGenerations } from './generations.ts'
import { useSelectedGeneration } from './selected-generation.ts'
import styles from './Generations.module.css'

export function Generations({ screen }: { screen: GenerationScreen }) {
  const generations = useGenerations(screen)
  useGenerationEvents()
  const { selectedGenerationId } = useSelectedGeneration()
  const runningIds = generations.data?.filter(({ status }) => status === 'running').map(({ id }) => id) ?? []
  // Without a selection show the newest generation, so one that just ended stays visible.
  const selectedId = selectedGenerationId ?? generations.data?.[0]?.id
  const visibleGenerationIds = [...new Set(selectedId === undefined ? runningIds : [selectedId, ...runningIds])]
  return (
    <div className={styles.generations}>
      <DraftGenerations screen={screen} />
      {visibleGenerationIds.map((id) => (
        <GenerationPanel key={id} id={id} screen={screen} />
      ))}
      <section aria-labelledby="generations">
        <h2 id="generations" className={styles.heading}>
          Generations
        </h2>
        {!generations.data ? (
          <LoadingState result={generations}>
            <Skeleton shape="row" count={2} />
          </LoadingState>
        ) : generations.data.length ? (
          <GenerationList generations={generations.data} screen={screen} />
        ) : (
          <EmptyState title="No generations yet.">
            Generations you start appear here. You can edit or undo them.
          </EmptyState>
        )}
      </section>
    </div>
  )
}
