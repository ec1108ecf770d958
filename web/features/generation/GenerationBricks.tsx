import type { GenerationDetail } from '#contract/generations.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarLabels, pillarNames, pillars } from '#web/pillars/pillars.ts'
import { Wall } from '#web/ui/Wall.tsx'
import { sumCounts } from './generation-labels.ts'
import styles from './GenerationBricks.module.css'

const itemsPerPillar = sumCounts(populateCounts)

export function GenerationBricks({
  generation: { task, items, wanted, written, status },
}: {
  generation: GenerationDetail
}) {
  if (task.kind !== 'populate' || task.pillar) {
    const total = sumCounts(wanted)
    const laid = sumCounts(written)
    if (total < 2) return null
    return (
      <div data-pillar={task.kind === 'populate' ? (task.pillar ?? undefined) : undefined}>
        <Wall
          total={total}
          letters={'d'.repeat(laid)}
          today={status === 'running'}
          label={`${laid} of ${total} written`}
        />
      </div>
    )
  }
  return (
    <ul className={styles.columns}>
      {pillars.map((pillar) => {
        const laid = items.filter((item) => item.pillar === pillar).length
        return (
          <li key={pillar} data-pillar={pillar}>
            <span
              className={styles.column}
              role="img"
              aria-label={`${pillarLabels[pillar]}: ${laid} of ${itemsPerPillar}`}
            >
              {Array.from({ length: itemsPerPillar }, (_, index) => (
                <span key={index} className={styles.brick} data-laid={index < laid || undefined} />
              ))}
            </span>
            <span className={styles.name} aria-hidden="true">
              {pillarNames[pillar]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
