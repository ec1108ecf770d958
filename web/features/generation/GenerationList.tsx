import type { Generation } from '#contract/generations.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { statusLabels, formatProgress } from './generation-labels.ts'
import type { GenerationScreen } from './generation-queries.ts'
import { GenerationRow } from './GenerationRow.tsx'
import styles from './Generations.module.css'

export function GenerationList({ generations, screen }: { generations: Generation[]; screen: GenerationScreen }) {
  return (
    <ul className={styles.list}>
      {generations.map((generation) => (
        <GenerationRow key={generation.id} generation={generation} screen={screen}>
          <Badge tone={generation.status === 'running' ? 'brass' : 'plain'}>{statusLabels[generation.status]}</Badge>
          <span>{formatProgress(generation)}</span>
        </GenerationRow>
      ))}
    </ul>
  )
}
