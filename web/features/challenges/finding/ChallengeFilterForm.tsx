import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { FilterOptions, FilterSelect, SearchFilters } from '#web/ui/SearchFilters.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import {
  type ChallengeFilters,
  difficultyLabels,
  lengthLabels,
  maxQueryLength,
  scheduleLabels,
} from './challenge-filters.ts'

// Watches what is typed, which nobody does before the screen is idle.
const CrisisNotice = lazyComponent(async () => (await import('#web/features/help/CrisisNotice.tsx')).CrisisNotice, {
  fallback: HelpLink,
  onFailure: () => undefined,
})

type Props = { filters: ChallengeFilters; total: number; onChange: (changes: FilterChanges) => void }

export function ChallengeFilterForm({ filters, total, onChange }: Props) {
  const { q = '', pillar, length, schedule, difficulty } = filters
  return (
    <SearchFilters
      label={total === 1 ? 'Search 1 challenge' : `Search ${total} challenges`}
      q={q}
      maxLength={maxQueryLength}
      onChange={onChange}
      notice={
        <WhenIdle fallback={<HelpLink />}>
          <CrisisNotice />
        </WhenIdle>
      }
      moreSet={[schedule, difficulty].filter(Boolean).length}
      more={
        <>
          <FilterSelect name="schedule" label="Schedule" any="Any schedule" value={schedule} onChange={onChange}>
            <FilterOptions labels={scheduleLabels} />
          </FilterSelect>
          <FilterSelect
            name="difficulty"
            label="Difficulty"
            any="Any difficulty"
            value={difficulty}
            onChange={onChange}
          >
            <FilterOptions labels={difficultyLabels} />
          </FilterSelect>
        </>
      }
    >
      <FilterSelect name="pillar" label="Pillar" any="Any pillar" value={pillar} onChange={onChange}>
        <PillarOptions />
      </FilterSelect>
      <FilterSelect name="length" label="Length" any="Any length" value={length} onChange={onChange}>
        <FilterOptions labels={lengthLabels} />
      </FilterSelect>
    </SearchFilters>
  )
}

function HelpLink() {
  return <Link to={paths.help()}>Help now</Link>
}
