import { Link } from 'react-router'
import { getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { formatDrafts, getGenerationTitle } from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { useDraftGenerations } from './generations.ts'
import { GenerationTimestamp } from './GenerationTimestamp.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import styles from './Generations.module.css'

/** List the generations with drafts to review. */
export function DraftGenerations({ screen }: { screen: GenerationScreen }) {
  const { data: generations, isError, error, isFetching, refetch } = useDraftGenerations(screen)
  const { selectedGenerationId } = useSelectedGeneration()
  const total = generations?.reduce((sum, { drafts }) => sum + drafts, 0) ?? 0
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        Drafts {total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {isError && !generations ? (
        <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : !generations ? (
        <Skeleton shape="row" count={1} />
      ) : generations.length ? (
        <ul className={styles.list}>
          {generations.map((generation) => (
            <li
              key={generation.id}
              className={styles.row}
              data-chosen={generation.id === selectedGenerationId || undefined}
            >
              <Link
                className={styles.name}
                to={
                  screen === 'populate'
                    ? paths.populate({ run: generation.id })
                    : paths.createChallenges({ run: generation.id })
                }
                aria-current={generation.id === selectedGenerationId || undefined}
                preventScrollReset
              >
                {getGenerationTitle(generation.task)}
              </Link>
              <span className={styles.facts}>
                <Badge tone="brass">{formatDrafts(generation.drafts)}</Badge>
                <GenerationTimestamp generation={generation} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing to review. Generated items appear here until you publish them.</p>
      )}
    </section>
  )
}
