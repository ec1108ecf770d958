import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Days } from '#contract/days.ts'
import type { NumberKind } from '#web/features/challenges/explain-number.ts'
import { Numbers } from '#web/features/challenges/Numbers.tsx'
import { refetchDays, useRefetchOnNewDay } from '#web/features/challenges/participations.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { useToday } from '#web/shell/today.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Balance } from './Balance.tsx'
import { daysQuery, parseYear } from './days-query.ts'
import { selectDays } from './lay-out-days.ts'
import { Months } from './Months.tsx'
import { NoDays } from './NoDays.tsx'
import { Periods } from './Periods.tsx'
import { PeriodWall } from './PeriodWall.tsx'
import { summarizeDays } from './summarize-days.ts'
import { Total } from './Total.tsx'
import { countDaysByPillar, listYearDays } from './year-days.ts'
import styles from './DaysPage.module.css'

const shownNumbers: NumberKind[] = ['streak', 'longest']

export function DaysPage() {
  const [search] = useSearchParams()
  const { showNumbers } = usePreferences()
  const today = useToday()
  const year = parseYear(search.get('year'), Number(today.slice(0, 4)))
  // The numbers of all time and the links to other periods stay while a period loads.
  const query = useQuery({ ...daysQuery(year), placeholderData: keepPreviousData })
  const { data } = query
  const firstDate = data?.firstDate ?? null
  const days = query.isPlaceholderData ? undefined : data
  useRefetchOnNewDay(days?.asOf, refetchDays)
  return (
    <div className={styles.page}>
      {data && firstDate !== null && showNumbers ? (
        <>
          <Total days={data.lifetime.days} firstDate={firstDate} asOf={data.asOf} />
          <div className={styles.numbers}>
            <Numbers numbers={data.numbers} kinds={shownNumbers} />
          </div>
        </>
      ) : (
        <div className={styles.header}>
          <PageHeader title="Your days">{firstDate === null && 'Everything you have done, day by day.'}</PageHeader>
        </div>
      )}
      {data && firstDate !== null && (
        <div className={styles.periods}>
          <Periods year={year} firstDate={firstDate} today={today} />
        </div>
      )}
      {!days && (
        <div className={styles.full}>
          <LoadingState result={query}>
            <Skeleton count={2} />
          </LoadingState>
        </div>
      )}
      {days && firstDate === null && (
        <div className={styles.full}>
          <NoDays />
        </div>
      )}
      {days && firstDate !== null && <Period key={year} days={days} firstDate={firstDate} year={year} />}
    </div>
  )
}

type PeriodProps = { days: Days; firstDate: string; year: number | undefined }

function Period({ days: reply, firstDate, year }: PeriodProps) {
  const { showNumbers } = usePreferences()
  const days = selectDays(listYearDays(reply), { firstDate, isYear: year !== undefined })
  const isFirstYear = year === undefined && firstDate.slice(0, 4) === reply.asOf.slice(0, 4)
  const title = isFirstYear ? 'Since your first day' : String(year ?? 'Last 12 months')
  return (
    <>
      <section className={styles.wall} aria-labelledby="wall">
        <h2 id="wall" className={isFirstYear ? styles.label : 'visually-hidden'}>
          {title}
        </h2>
        <p className={styles.summary}>{summarizeDays(days)}</p>
        <PeriodWall days={days} asOf={reply.asOf} label={title} />
      </section>
      {showNumbers && (
        <Balance
          counts={year === undefined ? reply.lifetime.pillars : countDaysByPillar(days)}
          period={year === undefined ? 'since the start' : `in ${year}`}
        />
      )}
      <Months days={days} asOf={reply.asOf} showCounts={showNumbers} />
    </>
  )
}
