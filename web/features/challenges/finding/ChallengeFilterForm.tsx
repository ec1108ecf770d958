import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { FilterOptions, FilterSelect, SearchFilters } from '#web/ui/SearchFilters.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import {
  type ChallengeFilters,
  difficultyLabels,
  lengthLabels,
  maxQueryLength,
  scheduleLabels,
} from './challenge-filters.ts'

type Props = { filters: ChallengeFilters; total: number; onChange: (changes: FilterChanges) => void }

export function ChallengeFilterForm({ filters, total, onChange }: Props) {
  const { q = '', pillar, length, schedule, difficulty } = filters
  return (
    <SearchFilters
      label={total === 1 ? 'Search 1 challenge' : `Search ${total} challenges`}
      q={q}
      maxLength={maxQueryLength}
      onChange={onChange}
      notice={<CrisisNotice />}
      isMoreSet={schedule !== undefined || difficulty !== undefined}
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
