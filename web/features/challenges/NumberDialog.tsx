import { useQuery } from '@tanstack/react-query'
import type { Days } from '#contract/days.ts'
import { type EndpointTypes, apiQuery } from '#web/api/client.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { formatFullDate } from '#web/ui/full-date.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type NumberKind, explainNumber } from './explain-number.ts'
import styles from './NumberDialog.module.css'

export type NumberDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  kind: NumberKind
  title: string
  query?: EndpointTypes<'GET /api/days'>['query'] | undefined
}

const stateWords: Record<string, string> = {
  d: 'Done',
  l: 'Marked late',
  r: 'Rest day',
  b: 'Break',
  m: 'Missed',
  o: 'Open',
}

/** Explain a number and list the days behind it. */
export function NumberDialog({ open, onOpenChange, kind, title, query }: NumberDialogProps) {
  const result = useQuery({
    ...apiQuery('GET /api/days', query && { query }),
    enabled: open,
    // The dialog may have been open on an earlier day.
    staleTime: 0,
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Loaded result={result} fallback={<Skeleton shape="line" count={4} />}>
        {(days) => <NumberDays kind={kind} period={days} showTitles={!query?.participation} />}
      </Loaded>
    </Dialog>
  )
}

function NumberDays({ kind, period, showTitles }: { kind: NumberKind; period: Days; showTitles: boolean }) {
  const { sentence, days } = explainNumber(kind, period)
  const titles = new Map(period.participations.map(({ id, title }) => [id, title]))
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <ol className={styles.days}>
        {days.map(({ date, letter }) => {
          const checkIns = period.checkIns.filter((checkIn) => checkIn.date === date)
          return (
            <li key={date} className={styles.day}>
              <time className={styles.date} dateTime={date}>
                {formatFullDate(date)}
              </time>
              <span className={styles.state} data-letter={letter}>
                {stateWords[letter]}
              </span>
              {checkIns.map(
                ({ participationId, run, day, note }) =>
                  (note || showTitles) && (
                    <p key={`${participationId} ${run} ${day}`} className={styles.note} dir="auto">
                      {showTitles && <bdi className={styles.challenge}>{titles.get(participationId)}</bdi>}
                      {note}
                    </p>
                  ),
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
