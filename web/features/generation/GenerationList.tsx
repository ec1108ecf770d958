import { Link } from 'react-router'
import type { Generation } from '#contract/generations.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { statusLabels, getGenerationTitle, formatProgress } from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationTimestamp } from './GenerationTimestamp.tsx'
import { useSelectedGeneration } from './selected-generation.ts'
import styles from './Generations.module.css'

export function GenerationList({ generations, screen }: { generations: Generation[]; screen: GenerationScreen }) {
  const { selectedGenerationId } = useSelectedGeneration()
  return (
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
            <Badge tone={generation.status === 'running' ? 'brass' : 'plain'}>{statusLabels[generation.status]}</Badge>
            <span>{formatProgress(generation)}</span>
            <GenerationTimestamp generation={generation} />
          </span>
        </li>
      ))}
    </ul>
  )
}
