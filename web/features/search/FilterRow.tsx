import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { shortKindLabels } from './kind-labels.ts'
import { groupKinds, isOfPillars, type SearchFilters } from './search-filters.ts'
import styles from './FilterRow.module.css'

type Props = { filters: SearchFilters; onChange: (changes: FilterChanges) => void }

/** Choices of a pillar and a kind, in one row that scrolls on a phone. */
export function FilterRow({ filters: { kind, pillar }, onChange }: Props) {
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <span className={styles.pillar}>
        <select
          aria-label="Pillar"
          value={pillar ?? ''}
          data-set={pillar}
          onChange={({ target }) =>
            onChange({ pillar: target.value, ...(kind && !isOfPillars(kind) && { kind: null }) })
          }
        >
          <option value="">Any pillar</option>
          <PillarOptions />
        </select>
      </span>
      <Chip pressed={kind === undefined} onClick={() => onChange({ kind: null })}>
        Everything
      </Chip>
      {groupKinds
        .filter((each) => pillar === undefined || isOfPillars(each))
        .map((each) => (
          <Chip key={each} pressed={kind === each} onClick={() => onChange({ kind: kind === each ? null : each })}>
            {shortKindLabels[each]}
          </Chip>
        ))}
    </div>
  )
}

function Chip({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: string }) {
  return (
    <button
      ref={pressed ? scrollChipIntoView : undefined}
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** Scroll only the row, and only if needed; `scrollIntoView` would scroll the page too. */
function scrollChipIntoView(chip: HTMLButtonElement | null) {
  const row = chip?.parentElement
  if (!row) return
  const start = chip.offsetLeft - row.scrollLeft
  if (start < 0 || start + chip.offsetWidth > row.clientWidth)
    row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
