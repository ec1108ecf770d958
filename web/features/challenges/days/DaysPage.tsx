import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Days } from '#contract/days.ts'
import { Numbers } from '#web/features/challenges/Numbers.tsx'
import { refetchDays, useRefetchOnNewDay } from '#web/features/challenges/participations.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { useToday } from '#web/shell/today.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Balance } from './Balance.tsx'
import { daysQuery, parseYear } from './days-query.ts'
import { Months } from './Months.tsx'
import { NoDays } from './NoDays.tsx'
import { WhyStreak } from './WhyStreak.tsx'
import { listYearDays } from './year-days.ts'
import { YearNav } from './YearNav.tsx'
import { YearWall } from './YearWall.tsx'
import styles from './DaysPage.module.css'

export function DaysPage() {
  const [search] = useSearchParams()
  const today = useToday()
  const year = parseYear(search.get('year'), Number(today.slice(0, 4)))
  // The links to other years stay while a year loads.
  const query = useQuery({ ...daysQuery(year), placeholderData: keepPreviousData })
  const { data } = query
  const days = query.isPlaceholderData ? undefined : data
  useRefetchOnNewDay(days?.asOf, refetchDays)
  return (
    <>
      <PageHeader
        title="Your days"
        action={data?.firstDate && <YearNav year={year} firstDate={data.firstDate} today={today} />}
      >
        {days?.firstDate ? describeYear(days, year) : 'Everything you have done, day by day.'}
      </PageHeader>
      {!days && (
        <LoadingState result={query}>
          <Skeleton count={2} />
        </LoadingState>
      )}
      {days && !days.firstDate && <NoDays />}
      {days?.firstDate && <Year key={year} days={days} year={year} />}
    </>
  )
}

function Year({ days, year }: { days: Days; year: number }) {
  const { showNumbers } = usePreferences()
  const yearDays = listYearDays(days)
  const isCurrent = days.asOf.startsWith(String(year))
  return (
    <div className={styles.page}>
      <div className={styles.wall}>
        <YearWall days={yearDays} year={year} asOf={days.asOf} />
        {showNumbers && isCurrent && (
          <>
            <Numbers numbers={days.numbers} />
            <WhyStreak days={days} />
          </>
        )}
      </div>
      <Balance days={yearDays} year={year} />
      <Months days={yearDays} />
    </div>
  )
}

function describeYear({ states }: Days, year: number): string {
  const count = states.replace(/[^dl]/g, '').length
  if (count === 0) return `Nothing marked in ${year}.`
  return `${count} ${count === 1 ? 'day' : 'days'} with at least one thing done in ${year}.`
}
