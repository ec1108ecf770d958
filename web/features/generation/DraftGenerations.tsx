import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { formatDrafts } from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationRow } from './GenerationRow.tsx'
import { useDraftGenerations } from './generations.ts'
import styles from './Generations.module.css'

/** List the generations with drafts to review. */
export function DraftGenerations({ screen }: { screen: GenerationScreen }) {
  const result = useDraftGenerations(screen)
  const generations = result.data
  const total = generations?.reduce((sum, { drafts }) => sum + drafts, 0) ?? 0
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        Drafts {total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {!generations ? (
        <LoadingState result={result}>
          <Skeleton shape="row" />
        </LoadingState>
      ) : generations.length ? (
        <ul className={styles.list}>
          {generations.map((generation) => (
            <GenerationRow key={generation.id} generation={generation} screen={screen}>
              <Badge tone="brass">{formatDrafts(generation.drafts)}</Badge>
            </GenerationRow>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing to review. Generated items appear here until you publish them.</p>
      )}
    </section>
  )
}
