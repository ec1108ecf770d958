import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useEntriesOfDay } from './entries.ts'
import { Entries } from './Entries.tsx'
import styles from './DayEntries.module.css'

/** The entries of the day that was chosen in the calendar. */
export function DayEntries({ day, onWrite }: { day: string; onWrite: () => void }) {
  const result = useEntriesOfDay(day)
  const { entries } = result
  return (
    <section aria-labelledby="day">
      <div className={styles.head}>
        <h2 id="day">{formatLongDate(day)}</h2>
        <Link to={paths.journal()} preventScrollReset>
          All entries
        </Link>
      </div>
      {entries ? (
        <>
          {entries.length === 0 && <p className={styles.none}>No entry on this day.</p>}
          <Entries result={result} />
        </>
      ) : (
        <LoadingState result={result}>
          <Skeleton count={1} />
        </LoadingState>
      )}
      <Button wide aria-haspopup="dialog" onClick={onWrite}>
        Write about this day
      </Button>
    </section>
  )
}
