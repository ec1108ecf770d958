import type { Resource } from '#contract/resources.ts'
import { paths } from '#web/paths.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Shelf, Shelves } from '#web/ui/Shelf.tsx'
import { ResourceRow } from './ResourceRow.tsx'

const rowCount = 3

/** Short ones to start with, from different pillars, and the shortest of each pillar. */
export function ResourceShelves({ resources }: { resources: Resource[] }) {
  const sorted = resources.toSorted((a, b) => (a.readTime ?? 0) - (b.readTime ?? 0))
  const byPillar = pillars
    .map((pillar) => ({ pillar, rows: sorted.filter((each) => each.pillar === pillar) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Shelves>
      <Shelf title="Start here">
        {byPillar
          .flatMap(({ rows }) => rows.slice(0, 1))
          .toSorted((a, b) => (a.readTime ?? 0) - (b.readTime ?? 0))
          .slice(0, rowCount)
          .map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
      </Shelf>
      {byPillar.map(({ pillar, rows }) => (
        <Shelf
          key={pillar}
          title={pillarLabels[pillar]}
          all={rows.length > rowCount ? { to: paths.resources({ pillar }), label: `All ${rows.length}` } : undefined}
        >
          {rows.slice(0, rowCount).map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </Shelf>
      ))}
    </Shelves>
  )
}
