import type { GenerationDetail } from '#contract/generations.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { isLibraryShort, sumCounts } from './generation-labels.ts'
import styles from './GenerationPanel.module.css'

export function ShortfallNotice({ generation }: { generation: GenerationDetail }) {
  if (!isLibraryShort(generation)) return null
  const { task, items, error } = generation
  return (
    <div className={styles.banner}>
      <Banner
        title={
          task.kind === 'populate'
            ? (error ?? 'The library has run out of content for this')
            : 'The library has nothing left on this topic'
        }
      >
        {task.kind === 'populate' &&
          `Some items are missing for ${listShortPillars(task.pillar ? [task.pillar] : pillars, items)}. `}
        To get more, connect an AI model: set <code>AI_PROVIDER</code>, <code>AI_BASE_URL</code> and{' '}
        <code>AI_MODEL</code> and restart the server.
      </Banner>
    </div>
  )
}

function listShortPillars(
  requestedPillars: readonly (typeof pillars)[number][],
  items: GenerationDetail['items'],
): string {
  const shortPillars = requestedPillars.filter(
    (pillar) => items.filter((item) => item.pillar === pillar).length < sumCounts(populateCounts),
  )
  return shortPillars.length === pillars.length
    ? 'every pillar'
    : shortPillars.map((pillar) => pillarLabels[pillar]).join(', ')
}
